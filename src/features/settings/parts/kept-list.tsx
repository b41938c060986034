import { type ReactNode, useId } from 'react';

interface KeptListProps<T> {
  title: string;
  /** What the list is, or how something comes into it. */
  hint: string;
  entries: readonly T[];
  keyOf: (entry: T) => string;
  words: (entry: T) => ReactNode;
  /** What becomes of an entry at a press. */
  action: (entry: T) => ReactNode;
  /** What stands below. */
  children?: ReactNode;
}

/** Something that the app keeps for the person, each entry with its way out. */
export function KeptList<T>({ title, hint, entries, keyOf, words, action, children }: KeptListProps<T>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-border pt-6">
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      <p className="text-sm text-muted-foreground">{hint}</p>
      {entries.length > 0 && (
        <ul className="mt-3 space-y-2">
          {entries.map((entry) => (
            <li
              key={keyOf(entry)}
              className="flex min-h-13 items-center gap-2 rounded-lg bg-muted py-1 pr-1 pl-4"
            >
              <span dir="auto" className="mr-auto min-w-0 text-sm wrap-anywhere">
                {words(entry)}
              </span>
              {action(entry)}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
