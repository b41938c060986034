import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { useStore } from 'zustand';

import { cn } from '#lib/cn.ts';
import { useLast } from '#lib/use-last.ts';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { DialogFooter } from '#ui/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';

import type { Confirm } from './confirm-store.ts';

const TONES = {
  danger: { icon: OctagonAlert, mark: 'bg-destructive/15 text-destructive-text', button: 'destructive' },
  warning: { icon: TriangleAlert, mark: 'bg-gold-fill/20 text-gold', button: 'default' },
} as const;

/** The shared confirmation dialog: danger or warning (P-26); nothing closes it while its action runs (P-27). */
export function ConfirmHost({ confirm }: { confirm: Confirm }) {
  const { request, loading, failed } = useStore(confirm.store);
  const shown = useLast(request);
  const tone = TONES[shown?.tone ?? 'danger'];
  return (
    <AlertDialog open={request !== undefined} onOpenChange={(open) => open || confirm.cancel()}>
      {shown === undefined ? null : (
        <AlertDialogContent aria-busy={loading}>
          <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
            <span className={cn('grid size-11 place-items-center rounded-full', tone.mark)}>
              <tone.icon aria-hidden className="size-5.5" />
            </span>
            <AlertDialogTitle className="self-center wrap-anywhere">{shown.title}</AlertDialogTitle>
            <AlertDialogDescription className="col-start-2 wrap-anywhere">
              {shown.body}
            </AlertDialogDescription>
          </div>
          <div role="alert" className="mt-4 text-sm text-destructive-text empty:hidden">
            {failed ? 'İşlem tamamlanamadı. Tekrar deneyebilir ya da vazgeçebilirsin.' : null}
          </div>
          <DialogFooter>
            <AlertDialogCancel disabled={loading}>Vazgeç</AlertDialogCancel>
            <Button
              variant={tone.button}
              aria-busy={loading}
              aria-disabled={loading}
              onClick={() => void confirm.accept()}
            >
              {loading ? <Spinner /> : null}
              {shown.verb}
            </Button>
          </DialogFooter>
        </AlertDialogContent>
      )}
    </AlertDialog>
  );
}
