import { type ComponentProps, useId } from 'react';

import { Input } from '#ui/input.tsx';
import { Label } from '#ui/label.tsx';

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'id'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  onChange?: (value: string) => void;
}

/** A field of a form with its hint, or what is wrong with it. */
export function Field({ label, hint, error, onChange, ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        className="mt-1.5"
        aria-describedby={note === undefined ? undefined : `${id}-hint`}
        aria-invalid={error !== undefined}
        onChange={(event) => onChange?.(event.target.value)}
        {...input}
      />
      {note !== undefined && (
        <p
          id={`${id}-hint`}
          className={`mt-1.5 text-sm wrap-anywhere ${error === undefined ? 'text-muted-foreground' : 'text-destructive-text'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}
