import { MessageSquareText, Star } from 'lucide-react';

import { starsOf } from '#domain/watched-details.ts';
import { useFilmActions, useWatchedRecord } from '#features/film/film-actions.tsx';
import { StarRow } from '#features/film/opinion/star-row.tsx';
import { formatNumber } from '#lib/turkish/format.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

/** The foot of a watched film's tile: the person's own stars and note, and the way to give them. */
export const ownScoreOf = (film: FilmToAdd) => <OwnScore film={film} />;

function OwnScore({ film }: { film: FilmToAdd }) {
  const { openFilm } = useFilmActions();
  const { score, note } = useWatchedRecord(film) ?? {};
  const said = [
    score === undefined ? 'Puan ver' : `puanın ${formatNumber(starsOf(score))} yıldız`,
    ...(note === undefined ? [] : [`notun: ${note}`]),
  ];
  return (
    <button
      type="button"
      aria-label={`${film.title}: ${said.join(', ')}`}
      className="relative z-1 flex min-h-11 w-full flex-wrap items-center justify-between gap-x-2 rounded-sm text-sm text-muted-foreground hover:text-foreground md:pointer-fine:min-h-8"
      onClick={() => openFilm(film)}
    >
      {score === undefined ? (
        <span className="flex shrink-0 items-center gap-2">
          <Star aria-hidden className="size-4" />
          Puan ver
        </span>
      ) : (
        <span className="flex shrink-0 items-center gap-1.5 text-xs">
          Puanın
          <StarRow score={score} className="h-6 w-21 [&_svg]:size-4" />
        </span>
      )}
      {note === undefined ? null : (
        <span title={note}>
          <MessageSquareText aria-hidden className="size-4" />
        </span>
      )}
    </button>
  );
}
