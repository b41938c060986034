import { Eye, EyeOff } from 'lucide-react';

/** Shows or hides the typed password. */
export function RevealButton({ revealed, onToggle }: { revealed: boolean; onToggle: () => void }) {
  const Icon = revealed ? EyeOff : Eye;
  return (
    <button
      type="button"
      aria-label="Şifreyi göster"
      aria-pressed={revealed}
      title={revealed ? 'Şifreyi gizle' : 'Şifreyi göster'}
      onClick={onToggle}
      className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-lg text-muted-foreground hover:text-foreground"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
