import { Sparkles } from 'lucide-react';

import { type Batch, isSurprise } from '#domain/batch.ts';
import { formatWhen } from '#lib/turkish/format-when.ts';

import { askedFor, titlesOf } from './asked-for.ts';
import { formatMoment } from './format-moment.ts';

/** What was asked for and what came of it, then when and how many (H-12, H-13). */
export function BatchHeading({ batch, id, now }: { batch: Batch; id: string; now: Date }) {
  const { heading, further } = askedFor(batch);
  return (
    <>
      <h2 id={id} className="wrap-anywhere">
        <span className="flex items-center gap-2 text-sm font-semibold text-link">
          {isSurprise(batch) ? <Sparkles aria-hidden className="size-4 shrink-0 text-gold" /> : null}
          {heading}
        </span>{' '}
        <span className="sr-only">·</span>{' '}
        <span className="mt-0.5 line-clamp-3 text-lg leading-snug font-semibold">{titlesOf(batch)}</span>
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        <time dateTime={batch.generatedAt} title={formatMoment(batch.generatedAt)}>
          {formatWhen(batch.generatedAt, now)}
        </time>
        {[`${batch.recommendations.length} film`, ...further].map((text) => ` · ${text}`).join('')}
      </p>
    </>
  );
}
