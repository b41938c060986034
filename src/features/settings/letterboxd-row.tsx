import { Download } from 'lucide-react';
import { useState } from 'react';

import { downloadBlob } from '#lib/download-file.ts';
import { isMissingPart, MISSING_PART } from '#lib/missing-part-words.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';

import { DataRow } from './parts/data-row.tsx';

const FAILED = 'Dosya hazırlanamadı. Bir daha dener misin?';
const EMPTY = 'Henüz götürülecek film yok: izlediklerin, izleyeceklerin ve favorilerin boş.';

/** What the download came to, in words. */
function outcome(tables: number): string {
  return tables === 1
    ? 'İndirildi. Dosyayı letterboxd.com/import sayfasına bırakabilirsin.'
    : `İndirildi: arşivde ${tables} tablo var. Aç, watched ile başlayanları letterboxd.com/import sayfasına birer birer bırak; watchlist oradaki izleme listene, likes yeni bir listeye aktarılır.`;
}

/** The lists as tables that Letterboxd imports; what makes them is loaded with the first press (Y-01). */
export function LetterboxdRow({ now }: { now: () => Date }) {
  const { watched, watchlist, favourites } = useRecords();
  const isEmpty =
    useRecord(watched).length + useRecord(watchlist).length + useRecord(favourites).length === 0;
  const [told, setTold] = useState<string>();
  const download = async () => {
    try {
      const { packForLetterboxd } = await import('#import/out/pack.ts');
      const lists = { watched: watched.get(), watchlist: watchlist.get(), favourites: favourites.get() };
      const file = packForLetterboxd(lists, now());
      if (file === undefined) return;
      downloadBlob(file.name, new Blob([file.content], { type: file.type }));
      setTold(outcome(file.tables));
    } catch (error) {
      setTold(isMissingPart(error) ? MISSING_PART : FAILED);
    }
  };
  return (
    <DataRow
      title="Letterboxd'a götür"
      hint={
        isEmpty
          ? EMPTY
          : "İzlediklerin (günleri, puanların ve notlarınla), izleyeceklerin ve favorilerin, Letterboxd'un okuduğu tablolarda. Bin satırdan uzun listeler bölünür."
      }
      action={
        <Button variant="outline" disabled={isEmpty} onClick={() => void download()}>
          <Download aria-hidden />
          CSV olarak indir
        </Button>
      }
    >
      <p role="status" className="mt-3 text-sm text-muted-foreground empty:hidden">
        {told}
      </p>
    </DataRow>
  );
}
