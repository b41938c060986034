import { Poster } from '#features/film/poster/poster.tsx';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { CARD, CARD_FOOT, CARD_POSTER, CARD_TEXT, CARDS } from '../cards/card-shape.ts';
import type { Output } from './tool-entry.ts';

type Drafts = Extract<Output<'recommendFilms'>, { stage: 'drafts' }>;

/** Cards that a recommendation has room for. */
const PLACES = 3;

/** Films while the model still writes them: on cards like the finished ones, but nothing can be done with them yet. */
export function DraftFilms({ drafts, replaced }: Pick<Drafts, 'drafts' | 'replaced'>) {
  const places = Array.from({ length: PLACES }, (_, place) => drafts[place]);
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label="Taslak filmler" data-films className={CARDS}>
        {places.map((draft, place) => (
          <li key={place}>{draft === undefined ? <EmptyPlace /> : <DraftCard draft={draft} />}</li>
        ))}
      </ul>
      <ReplacedFilms replaced={replaced} />
    </div>
  );
}

function DraftCard({ draft }: { draft: Drafts['drafts'][number] }) {
  const { title, year = 0, genre } = draft;
  return (
    <div className={`animate-fade-in ${CARD} border-dashed border-input`}>
      <Poster film={{ title, year }} className={`${CARD_POSTER} opacity-70`} />
      <div className={CARD_TEXT}>
        <p className="leading-snug font-semibold wrap-anywhere">{title}</p>
        <p className="text-[0.8125rem] leading-5 text-muted-foreground">
          {[year === 0 ? '' : String(year), genre].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={`${FOOT} flex items-center`}>
        <Badge>Taslak</Badge>
      </div>
    </div>
  );
}

/** As high as the marks of a finished card. */
const FOOT = `min-h-11 pointer-fine:min-h-9 ${CARD_FOOT}`;

function EmptyPlace() {
  return (
    <div aria-hidden className={CARD}>
      <Skeleton className={`aspect-2/3 ${CARD_POSTER}`} />
      <div className={CARD_TEXT}>
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-1 h-4 w-1/2" />
      </div>
      <div className={FOOT} />
    </div>
  );
}

/** What was shown and did not stay, and why: nothing disappears silently. */
export function ReplacedFilms({ replaced = [] }: { replaced: Drafts['replaced'] | undefined }) {
  if (replaced.length === 0) return null;
  return (
    <ul aria-label="Değiştirilen taslaklar" className="flex flex-col gap-1 text-sm text-muted-foreground">
      {replaced.map(({ title, why }) => (
        <li key={title} className="wrap-anywhere">
          <s>{title}</s> değiştirildi: {why.replace(/\.$/u, '')}.
        </li>
      ))}
    </ul>
  );
}
