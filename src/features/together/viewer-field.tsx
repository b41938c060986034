import { type ReactNode, useId } from 'react';

import { Card } from '#ui/card.tsx';
import { Label } from '#ui/label.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface ViewerFieldProps {
  heading: string;
  label: string;
  value: string;
  placeholder: string;
  onChange: (text: string) => void;
  /** What was understood of it last. */
  heard: readonly string[];
  children: ReactNode;
}

const MOST_LETTERS = 400;

/** One of the two: what they want in their own words, what was understood of it, and what else is known. */
export function ViewerField({
  heading,
  label,
  value,
  placeholder,
  onChange,
  heard,
  children,
}: ViewerFieldProps) {
  const id = useId();
  return (
    <Card className="flex min-w-0 flex-col gap-4 p-4 sm:p-5">
      <h2 dir="auto" className="truncate font-display text-xl font-semibold">
        {heading}
      </h2>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={id}>{label}</Label>
        <Textarea
          id={id}
          rows={3}
          value={value}
          maxLength={MOST_LETTERS}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
        />
        {heard.length > 0 ? (
          <ul aria-label={`${heading}: anladıklarım`} className="flex flex-wrap gap-1.5 pt-1">
            {heard.map((words) => (
              <li key={words} className="rounded-full bg-muted px-3 py-1 text-sm wrap-anywhere">
                {words}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {children}
    </Card>
  );
}
