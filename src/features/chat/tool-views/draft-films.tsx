import { FilmCardSkeleton } from '#features/film/film-card-skeleton.tsx';
import { Poster } from '#features/film/poster/poster.tsx';
import { Badge } from '#ui/badge.tsx';

import type { Output } from './tool-entry.ts';

type Drafts = Extract<Output<'recommendFilms'>, { stage: 'drafts' }>;

/** Cards that a recommendation has room for. */
const PLACES = 3;

/** Films while the model still writes them: on cards like the finished ones, but nothing can be done with them yet. */
export function DraftFilms({ drafts, replaced }: Pick<Drafts, 'drafts' | 'replaced'>) {
  const places = Array.from({ length: PLACES }, (_, place) => drafts[place]);
  return (
    <div className="flex flex-col gap-3">
      <div className="@container/films">
        <ul
          aria-label="Taslak filmler"
          data-cards
          className="grid gap-3 @xl/films:grid-cols-[repeat(3,minmax(0,18rem))] @3xl/films:gap-4"
        >
          {places.map((draft, place) => (
            <li key={place}>{draft === undefined ? <FilmCardSkeleton /> : <DraftCard draft={draft} />}</li>
          ))}
        </ul>
      </div>
      <ReplacedFilms replaced={replaced} />
    </div>
  );
}

function DraftCard({ draft }: { draft: Drafts['drafts'][number] }) {
  const { title, year = 0, genre } = draft;
  return (
    <div className="grid animate-fade-in grid-cols-[6.75rem_minmax(0,1fr)] overflow-hidden rounded-2xl border border-dashed border-input bg-card pb-3 @xl/films:flex @xl/films:flex-col">
      <div className="self-start p-3 pr-0 pb-0 opacity-70 @xl/films:self-auto @xl/films:p-0">
        <Poster film={{ title, year }} className="rounded-lg @xl/films:rounded-none" />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1 px-3.5 pt-3">
        <p className="text-[1.0625rem] leading-snug font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted-foreground">
          {[year === 0 ? '' : String(year), genre].filter(Boolean).join(' · ')}
        </p>
        <Badge>Taslak</Badge>
      </div>
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
