import { focusPopup } from '#lib/focus-popup.ts';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/dialog.tsx';

/** Every key of the conversation, with what it does. */
export const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Ctrl K', '⌘ K'], does: 'Sohbeti açar, kutusuna geçer' },
  { keys: ['Enter'], does: 'Mesajı gönderir' },
  { keys: ['Shift Enter'], does: 'Mesajda yeni satıra geçer' },
  { keys: ['←', '→'], does: 'Öneri düğmeleri arasında gezinir' },
  { keys: ['↑'], does: 'Boş kutuya son mesajını getirir' },
  { keys: ['1', '2', '3'], does: 'Son yanıttaki filmlerin ayrıntılarını açar' },
  { keys: ['Ctrl Z', '⌘ Z'], does: 'Son değişikliği on saniye içinde geri alır' },
  { keys: ['Esc'], does: 'Açık pencereyi, sonra sohbeti kapatır' },
  { keys: ['?'], does: 'Bu listeyi açar' },
];

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys, for whoever presses `?`. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        className="flex max-h-[85dvh] flex-col gap-4 overflow-hidden pb-0"
        onOpenAutoFocus={focusPopup}
      >
        <DialogHeader>
          <DialogTitle>Klavye kısayolları</DialogTitle>
          <DialogDescription>Rakamlar, Ctrl Z ve ? bir kutuya yazmıyorken çalışır.</DialogDescription>
        </DialogHeader>
        <dl className="-mx-6 flex min-h-0 flex-col divide-y divide-border overflow-y-auto px-6 fade-below">
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does} className="flex items-center justify-between gap-4 py-2.5">
              <dt className="order-last flex shrink-0 flex-wrap justify-end gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="rounded-md border border-input bg-muted px-2 py-0.5 font-sans text-sm font-medium"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd className="min-w-0 text-sm">{does}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
