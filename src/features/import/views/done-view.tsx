import { Download } from 'lucide-react';

import { useChangeOf } from '#features/undo/journal-context.tsx';
import { UndoButton } from '#features/undo/undo-button.tsx';
import type { LeftOut } from '#import/shared/row.ts';
import { downloadFile } from '#lib/download-file.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { cn } from '#lib/cn.ts';
import { Button } from '#ui/button.tsx';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#ui/dialog.tsx';

import { Progress } from '#ui/progress.tsx';

import { IMPORT_SOURCE, type Importer } from '../create-importer.ts';
import type { LookedUp } from '../state.ts';

interface DoneViewProps {
  label: string;
  left: readonly LeftOut[];
  lookedUp?: LookedUp | undefined;
  importer: Importer;
}

/** What became of it: the way back, and what stayed outside as a table. */
export function DoneView({ label, left, lookedUp, importer }: DoneViewProps) {
  const isUndone = useChangeOf(IMPORT_SOURCE)?.state === 'undone';
  const done = left.length > 0 ? 'Bulduklarım eklendi' : 'Hepsi eklendi';
  const download = async () => {
    const { leftOutTable } = await import('#import/films/left-out.ts');
    downloadFile({ name: 'SineSohbet-disarida-kalanlar.csv', text: leftOutTable(left) }, 'text/csv');
  };
  return (
    <>
      <DialogHeader>
        <DialogTitle>{isUndone ? 'Eklenenler geri alındı' : done}</DialogTitle>
        <DialogDescription>{isUndone ? 'Listelerin eskisi gibi.' : `${label}.`}</DialogDescription>
      </DialogHeader>
      <div
        role="status"
        className={cn(
          // What became of it is said above; the word that takes the button's place is for who does not see that.
          isUndone
            ? 'sr-only'
            : 'mt-5 flex min-h-14 items-center justify-between gap-2 rounded-lg bg-muted py-1.5 pr-2 pl-4',
        )}
      >
        {!isUndone && <span className="min-w-0 text-sm">İstersen tek seferde geri alabilirsin.</span>}
        <UndoButton source={IMPORT_SOURCE} />
      </div>
      {left.length > 0 && !isUndone && (
        <p className="mt-4 flex flex-wrap items-center justify-between gap-2 text-sm text-muted-foreground">
          {formatNumber(left.length)} satır dışarıda kaldı.
          <Button variant="outline" size="sm" onClick={() => void download()}>
            <Download aria-hidden />
            Listesini indir (CSV)
          </Button>
        </p>
      )}
      {lookedUp !== undefined && lookedUp.done < lookedUp.total && (
        <div className="mt-4 space-y-2 text-sm text-muted-foreground">
          <p>
            Katalogda olmayan filmlerin posterleri aranıyor: {formatNumber(lookedUp.done)} /{' '}
            {formatNumber(lookedUp.total)}. Kapatırsan burada durur.
          </p>
          <Progress label="Aranan posterler" value={lookedUp.done} max={lookedUp.total} />
        </div>
      )}
      <DialogFooter>
        <Button onClick={importer.close}>Tamam</Button>
      </DialogFooter>
    </>
  );
}
