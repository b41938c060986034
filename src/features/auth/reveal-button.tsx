import { Eye, EyeOff } from 'lucide-react';

export interface RevealButtonProps {
  revealed: boolean;
  onToggle: () => void;
}

/** Shows or hides what was typed as the password. */
export function RevealButton({ revealed, onToggle }: RevealButtonProps) {
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
