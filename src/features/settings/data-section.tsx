import { Download, Trash2 } from 'lucide-react';

import type { Confirm } from '#features/confirm/confirm-store.ts';
import { ImportButton, LastImport } from '#features/import/import-button.tsx';
import type { Importer } from '#features/import/create-importer.ts';
import { downloadFile } from '#lib/download-file.ts';
import { deleteAll } from '#storage/all-records.ts';
import { useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';

import { DataRow } from './parts/data-row.tsx';
import { exportFile } from './export-file.ts';
import { LetterboxdRow } from './letterboxd-row.tsx';
import { Section } from './parts/section.tsx';
import { SetAsideList } from './set-aside-list.tsx';

interface DataSectionProps {
  importer: Importer;
  confirm: Confirm['confirm'];
  now: () => Date;
}

/** Taking one's data along, bringing it back, and deleting it (T-13, T-16). */
export function DataSection({ importer, confirm, now }: DataSectionProps) {
  const records = useRecords();
  const askToDelete = () =>
    confirm({
      tone: 'danger',
      title: 'Tüm veriler silinsin mi?',
      body: 'Tüm verilerini silmek istediğine emin misin? Favorilerin, izlediklerin, izleyeceklerin, bir daha önerilmeyecekler, geçmişin, notların, sohbetlerin, yapay zekâ ayarların ve hesabın bu cihazdan silinecek, oturumun kapanacak. Bu işlem geri alınamaz.',
      verb: 'Sil',
      action: () => deleteAll(records),
    });

  return (
    <Section
      title="Veri Yönetimi"
      hint="Her şey bu tarayıcıda durur; istediğinde alır, istediğinde silersin."
    >
      <DataRow
        title="Verilerimi indir"
        hint="Profilin, tercihlerin, geçmişin, favorilerin, izlediklerin, izleyeceklerin, notların ve sohbetlerin tek bir JSON dosyasında. Girdiğin anahtarlar dosyaya yazılmaz."
        action={
          <Button variant="outline" onClick={() => downloadFile(exportFile(records, now()))}>
            <Download aria-hidden />
            JSON olarak indir
          </Button>
        }
      />
      <LetterboxdRow now={now} />
      <DataRow
        title="İçe aktar"
        hint="Letterboxd, IMDb, Trakt ya da TMDB dosyanı veya buradan indirdiğin JSON dosyasını ekler; var olanlara dokunmaz. Önce ne ekleneceğini görürsün."
        action={<ImportButton importer={importer} />}
      >
        <LastImport />
      </DataRow>
      <SetAsideList confirm={confirm} />
      <DataRow
        title="Tüm verilerimi sil"
        hint="Hesabın, sohbetlerin ve ayarların da dahil her şey silinir, oturumun kapanır. Geri alınamaz."
        action={
          <Button variant="destructive" onClick={() => void askToDelete()}>
            <Trash2 aria-hidden />
            Tüm verileri sil
          </Button>
        }
      />
    </Section>
  );
}
