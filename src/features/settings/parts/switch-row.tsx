import { useId } from 'react';

import { Switch } from '#ui/switch.tsx';

interface SwitchRowProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Whether it can be had here at all; where not, it is off, whatever was chosen. */
  isPossible?: boolean;
}

/** A toggle with its name and what it means beside it. */
export function SwitchRow({ label, hint, checked, onChange, isPossible = true }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 py-3.5 first:pt-0 last:pb-0">
      <div className="flex flex-col gap-1">
        <p id={id} className="leading-snug font-medium">
          {label}
        </p>
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      </div>
      <Switch
        checked={checked && isPossible}
        disabled={!isPossible}
        onCheckedChange={onChange}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
      />
    </div>
  );
}
