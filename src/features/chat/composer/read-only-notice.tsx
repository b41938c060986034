import { Button } from '#ui/button.tsx';

/** In the place of the composer while another tab writes this conversation. */
export function ReadOnlyNotice({ onTakeOver, busy }: { onTakeOver: () => void; busy: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-border bg-card px-4 py-3">
      <p className="min-w-0 flex-1 text-sm text-muted-foreground">
        Bu sohbet başka bir sekmede açık; burada yalnızca okuyabilirsin.
      </p>
      <Button onClick={onTakeOver} disabled={busy} aria-busy={busy}>
        Burada sürdür
      </Button>
    </div>
  );
}
