import { focusPopup } from '#lib/focus-popup.ts';
import { Dialog, DialogContent } from '#ui/dialog.tsx';

import type { Importer } from '../create-importer.ts';
import type { ImportState } from '../state.ts';
import { DoneView } from './done-view.tsx';
import { OwnView } from './own-view.tsx';
import { RefusedView } from './refused-view.tsx';
import { ReviewView } from './review-view.tsx';
import { WorkingView } from './working-view.tsx';

interface ImportDialogProps {
  state: Exclude<ImportState, { kind: 'idle' }>;
  importer: Importer;
}

/**
 * An import from the file to what became of it, in one popup. What runs is not interrupted by a click beside it, but by the
 * buttons that say so.
 */
export function ImportDialog({ state, importer }: ImportDialogProps) {
  const isBusy = state.kind === 'working';
  return (
    <Dialog open onOpenChange={(open) => open || importer.close()}>
      <DialogContent
        aria-busy={isBusy}
        className="flex max-h-[90dvh] flex-col"
        onOpenAutoFocus={focusPopup}
        {...(isBusy && { onInteractOutside: stayOpen, onEscapeKeyDown: stayOpen })}
      >
        <View state={state} importer={importer} />
      </DialogContent>
    </Dialog>
  );
}

const stayOpen = (event: Event) => event.preventDefault();

function View({ state, importer }: ImportDialogProps) {
  const open = (file: File) => void importer.open(file);
  switch (state.kind) {
    case 'working':
      return <WorkingView {...state} onStop={importer.close} />;
    case 'refused':
      return <RefusedView {...state} onClose={importer.close} onFile={open} />;
    case 'own':
      return (
        <OwnView {...state} onClose={importer.close} onFile={open} onAccept={() => void importer.accept()} />
      );
    case 'review':
      return <ReviewView {...state} importer={importer} />;
    case 'done':
      return <DoneView {...state} importer={importer} />;
  }
}
