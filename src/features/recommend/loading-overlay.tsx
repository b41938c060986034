import { Dialog as DialogPrimitive } from 'radix-ui';

import { focusPopup } from '#lib/focus-popup.ts';
import { Button } from '#ui/button.tsx';
import { useReturnFocus } from '#ui/use-return-focus.ts';

/**
 * Over everything while films are being looked for, seen only where that takes a moment: the built-in recommender
 * is there before it would have faded in. Waiting can be given up: an AI may take minutes.
 */
export function LoadingOverlay({ open, onCancel }: { open: boolean; onCancel: () => void }) {
  // The overlay and not its button: Enter, still held down from sending the form, would press it.
  const focus = useReturnFocus({ onOpenAutoFocus: focusPopup });
  return (
    <DialogPrimitive.Root open={open} onOpenChange={(next) => next || onCancel()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Content
          {...focus}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-60 grid place-content-center justify-items-center gap-3 bg-background/92 p-6 text-center outline-none backdrop-blur-sm data-[state=open]:[animation:fade-in_160ms_ease-out_300ms_backwards]"
        >
          <Reel />
          <DialogPrimitive.Title className="text-2xl font-semibold">
            Size özel filmler aranıyor
          </DialogPrimitive.Title>
          <DialogPrimitive.Description role="status" className="text-muted-foreground">
            Bu işlem birkaç saniye sürebilir
          </DialogPrimitive.Description>
          <Button variant="ghost" className="mt-4" onClick={onCancel}>
            Vazgeç
          </Button>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

function Reel() {
  return (
    <svg
      aria-hidden
      viewBox="-50 -50 100 100"
      className="mb-3 size-24 animate-[spin_3s_linear_infinite] text-primary"
    >
      <circle r={46} fill="none" stroke="currentColor" strokeWidth={6} />
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle key={turn} cy={-25} r={11} transform={`rotate(${turn})`} className="fill-gold-fill" />
      ))}
      <circle r={6} fill="currentColor" />
    </svg>
  );
}
