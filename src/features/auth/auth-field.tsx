import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { Input } from '#ui/input.tsx';
import { Label } from '#ui/label.tsx';

type AuthFieldProps = Omit<ComponentProps<'input'>, 'id' | 'onChange'> & {
  id: string;
  label: string;
  error: string | undefined;
  onValue: (value: string) => void;
  /** Stands inside the field, at its end. */
  adornment?: ReactNode;
};

export function AuthField({ id, label, error, onValue, adornment, ...props }: AuthFieldProps) {
  const errorId = `${id}-error`;
  const wrong = error !== undefined;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <div className="relative mt-1.5">
        <Input
          id={id}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={wrong}
          {...(wrong ? { 'aria-describedby': errorId } : {})}
          {...(adornment === undefined ? {} : { className: 'pr-12' })}
          {...props}
        />
        {adornment}
      </div>
      {wrong && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm text-destructive-text">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
