import { Plus } from 'lucide-react';
import { useState } from 'react';

import { formatDateTime } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';

import type { RestorePlan } from './plan.ts';
import { leftOut, partsOf } from './words.ts';

export interface ChosenFile {
  name: string;
  exportDate: string | undefined;
  unreadable: number;
  plan: RestorePlan;
}

interface RestoreDialogProps {
  file: ChosenFile;
  onClose: () => void;
  /** Adds it all; false when it could not be saved, and then nothing has changed. */
  onAccept: () => Promise<boolean>;
}

/** Shows what a file would add before anything is added; open for as long as it is rendered. */
export function RestoreDialog({ file, onClose, onAccept }: RestoreDialogProps) {
  const { name, exportDate, unreadable, plan } = file;
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const parts = partsOf(plan);
  const isEmpty = parts.length === 0;
  const accept = async () => {
    if (loading) return;
    setLoading(true);
    setFailed(false);
    const done = await onAccept();
    setLoading(false);
    if (done) onClose();
    else setFailed(true);
  };
  return (
    <Dialog open onOpenChange={(open) => open || loading || onClose()}>
      <DialogContent aria-busy={loading}>
        <DialogHeader>
          <DialogTitle>{isEmpty ? 'Eklenecek bir şey yok' : 'Bunlar eklenecek'}</DialogTitle>
          <DialogDescription className="wrap-anywhere">
            {name}
            {exportDate === undefined ? '' : ` · ${formatDateTime(exportDate)}`}
          </DialogDescription>
        </DialogHeader>
        {!isEmpty && (
          <ul aria-label="Eklenecekler" className="mt-5 space-y-2">
            {parts.map((part) => (
              <li key={part} className="flex items-center gap-3 rounded-lg bg-muted px-4 py-2.5 font-medium">
                <Plus aria-hidden className="size-4.5 shrink-0 text-success" />
                {part}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-4 space-y-1 text-sm text-muted-foreground">
          {leftOut(plan, unreadable).map((note) => (
            <p key={note}>{note}</p>
          ))}
          {!isEmpty && <p>Var olan hiçbir kaydın değişmez; eklenenleri sonra geri alabilirsin.</p>}
        </div>
        <div role="alert" className="mt-3 text-sm text-destructive-text empty:hidden">
          {failed ? 'Eklenemedi; tarayıcıda yer kalmamış olabilir. Hiçbir şey değişmedi.' : null}
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant={isEmpty ? 'default' : 'outline'} disabled={loading}>
              {isEmpty ? 'Tamam' : 'Vazgeç'}
            </Button>
          </DialogClose>
          {!isEmpty && (
            <Button aria-busy={loading} aria-disabled={loading} onClick={() => void accept()}>
              {loading && <Spinner />}
              Ekle
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
