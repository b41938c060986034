import { Search } from 'lucide-react';

import { ToolNote } from './tool-note.tsx';
import type { Output } from './tool-part.ts';

/** The search stays within reach: a browser may not have let the new tab open. */
export function SearchView({ output }: { output: Output<'searchWeb'> }) {
  if (output.status === 'notFound') return <ToolNote tone="info">Aranacak bir film adı yok.</ToolNote>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-border bg-card px-3 py-2.5 text-sm">
      <Search aria-hidden className="size-4 shrink-0 text-link" />
      <a
        className="inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4 md:min-h-6"
        href={output.url}
        target="_blank"
        rel="noopener noreferrer"
      >
        {output.title} için internet araması
      </a>
    </p>
  );
}
