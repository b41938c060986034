import { Sparkles } from 'lucide-react';
import { Fragment } from 'react';

import { type Batch, isSurprise } from '#domain/batch.ts';
import { dashed } from '#lib/turkish/format.ts';
import { formatWhen } from '#lib/turkish/format-when.ts';

import { askedFor } from './asked-for.ts';
import { formatMoment } from './format-moment.ts';

/** What a line of a phone holds. */
const MOST_UNBROKEN = 24;

/** The titles in a row: a line ends between two of them, and within one only where that is long. */
const Titles = ({ of: { recommendations } }: { of: Batch }) =>
  recommendations.map(({ id, title }, at) => (
    <Fragment key={id}>
      {at === 0 ? '' : ', '}
      <span className={title.length > MOST_UNBROKEN ? '' : 'whitespace-nowrap'}>{dashed(title)}</span>
    </Fragment>
  ));

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
        <span className="mt-0.5 line-clamp-3 text-lg leading-snug font-semibold">
          <Titles of={batch} />
        </span>
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
