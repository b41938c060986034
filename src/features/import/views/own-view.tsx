import { leftOut, partsOf } from '#import/own/words.ts';
import { formatDateTime } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#ui/dialog.tsx';

import type { OwnFile } from '../state.ts';
import { AnotherFile } from './another-file.tsx';
import { Failure, PartList } from './part-list.tsx';

interface OwnViewProps {
  file: OwnFile;
  failed: boolean;
  onClose: () => void;
  onAccept: () => void;
  onFile: (file: File) => void;
}

/** What a file of this app would add, before anything is added. */
export function OwnView({ file, failed, onClose, onAccept, onFile }: OwnViewProps) {
  const { name, exportDate, unreadable, plan } = file;
  const parts = partsOf(plan);
  const isEmpty = parts.length === 0;
  return (
    <>
      <DialogHeader>
        <DialogTitle>{isEmpty ? 'Eklenecek bir şey yok' : 'Bunlar eklenecek'}</DialogTitle>
        <DialogDescription className="wrap-anywhere">
          {name}{' '}
          {exportDate !== undefined && (
            <span className="whitespace-nowrap max-sm:block">
              <span className="max-sm:hidden">·</span> {formatDateTime(exportDate)}
            </span>
          )}
        </DialogDescription>
      </DialogHeader>
      {!isEmpty && <PartList parts={parts} />}
      <div className="mt-4 space-y-1 text-sm text-muted-foreground">
        {leftOut(plan, unreadable).map((note) => (
          <p key={note}>{note}</p>
        ))}
        {!isEmpty && <p>Var olan hiçbir kaydın değişmez; eklenenleri sonra geri alabilirsin.</p>}
      </div>
      <Failure failed={failed} />
      {isEmpty ? (
        <AnotherFile onClose={onClose} onFile={onFile} />
      ) : (
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Vazgeç
          </Button>
          <Button onClick={onAccept}>Ekle</Button>
        </DialogFooter>
      )}
    </>
  );
}
