import { ChevronRight } from 'lucide-react';
import { memo } from 'react';

/** What a model thought before it answered, folded away. Its words are for whoever asks, and are not the answer. */
export const Thoughts = memo(function Thoughts({ text, live }: { text: string; live: boolean }) {
  return (
    <details className="group/thoughts text-sm text-muted-foreground">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-md pr-2 hover:text-foreground [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open/thoughts:rotate-90" />
        {live ? 'Düşünüyor…' : 'Düşünceleri'}
      </summary>
      <p className="max-h-60 overflow-y-auto border-l-2 border-border pl-3 leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </details>
  );
});
