import { Plus } from 'lucide-react';

/** What will be added, a line each. */
export function PartList({ parts }: { parts: readonly string[] }) {
  return (
    <ul aria-label="Eklenecekler" className="mt-5 space-y-2">
      {parts.map((part) => (
        <li key={part} className="flex items-center gap-3 rounded-lg bg-muted px-4 py-2.5 font-medium">
          <Plus aria-hidden className="size-4.5 shrink-0 text-success" />
          {part}
        </li>
      ))}
    </ul>
  );
}

/** Said where nothing could be saved. */
export function Failure({ failed }: { failed: boolean }) {
  return (
    <div role="alert" className="mt-3 text-sm text-destructive-text empty:hidden">
      {failed ? 'Eklenemedi; tarayıcıda yer kalmamış olabilir. Hiçbir şey değişmedi.' : null}
    </div>
  );
}
