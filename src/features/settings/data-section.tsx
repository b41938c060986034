import { Download, Trash2 } from 'lucide-react';

import type { Confirm } from '#features/confirm/confirm-store.ts';
import { useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';

import { deleteEverything } from './delete-everything.ts';
import { downloadFile } from './download-file.ts';
import { exportFile } from './export-file.ts';
import { Section } from './section.tsx';
import { SetAsideList } from './set-aside-list.tsx';

export interface DataSectionProps {
  confirm: Confirm['confirm'];
  now: () => Date;
  deleteElsewhere?: () => Promise<boolean>;
}

/** Taking one's data along, and deleting it (spec §2, Veri Yönetimi). */
export function DataSection({ confirm, now, deleteElsewhere }: DataSectionProps) {
  const records = useRecords();
  const deleteAll = () =>
    confirm({
      tone: 'danger',
      title: 'Tüm veriler silinsin mi?',
      body: 'Favorilerin, izlediklerin, geçmişin ve hesabın bu cihazdan silinecek. Bu işlem geri alınamaz.',
      verb: 'Sil',
      action: () => deleteEverything(records, deleteElsewhere),
    });

  return (
    <Section
      title="Veri Yönetimi"
      hint="Her şey bu tarayıcıda durur; istediğinde alır, istediğinde silersin."
    >
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-border pb-6">
        <div className="max-w-md">
          <h3 className="text-lg font-semibold">Verilerimi indir</h3>
          <p className="text-sm text-muted-foreground">
            Profilin, tercihlerin, geçmişin, favorilerin ve izlediklerin tek bir JSON dosyasında.
          </p>
        </div>
        <Button variant="outline" onClick={() => downloadFile(exportFile(records, now()))}>
          <Download aria-hidden />
          JSON olarak indir
        </Button>
      </div>
      <SetAsideList confirm={confirm} />
      <div className="flex flex-wrap items-center justify-between gap-3 pt-6">
        <div className="max-w-md">
          <h3 className="text-lg font-semibold">Tüm verilerimi sil</h3>
          <p className="text-sm text-muted-foreground">
            Hesabın da dahil her şey silinir ve oturumun kapanır. Geri alınamaz.
          </p>
        </div>
        <Button variant="destructive" onClick={() => void deleteAll()}>
          <Trash2 aria-hidden />
          Tüm verileri sil
        </Button>
      </div>
    </Section>
  );
}
