import { Clapperboard } from 'lucide-react';

import { Candidates } from './candidates.tsx';
import { ToolNote } from './tool-note.tsx';
import type { Output } from './tool-part.ts';

/** What the trailer lookup gave; the popup has it too, but it closes and the conversation stays. */
export function TrailerView({ output, open }: { output: Output<'findTrailer'>; open: boolean }) {
  if (output.status === 'notFound') return <ToolNote tone="info">“{output.title}” bulunamadı.</ToolNote>;
  if (output.status === 'ambiguous') return <Candidates films={output.candidates} open={open} />;
  const { film, trailer, searchUrl } = output;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-border bg-card px-3 py-2.5 text-sm">
      <Clapperboard aria-hidden className="size-4 shrink-0 text-link" />
      <span>
        {trailer === undefined
          ? `“${film.title}” filmi için maalesef fragman bulunamadı.`
          : `${film.title}: ${trailer.name}`}
      </span>
      <a
        className="inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4 md:min-h-6"
        href={trailer?.watchUrl ?? searchUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        {trailer === undefined ? 'Video sitesinde ara' : 'Video sitesinde izle'}
      </a>
    </p>
  );
}
