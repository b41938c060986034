import { type ComponentProps, useId } from 'react';

import { Input } from '#ui/input.tsx';
import { Label } from '#ui/label.tsx';

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'id'> {
  label: string;
  hint: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A field of the form with its hint, or what is wrong with it. */
export function Field({ label, hint, error, onChange, ...input }: FieldProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        className="mt-1.5"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        aria-invalid={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
        {...input}
      />
      <p
        id={`${id}-hint`}
        className={`mt-1.5 text-sm wrap-anywhere ${error === undefined ? 'text-muted-foreground' : 'text-destructive-text'}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
