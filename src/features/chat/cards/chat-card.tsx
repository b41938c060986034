import { Star } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';

import { splitGenres } from '#domain/genre.ts';
import { useFilmActions } from '#features/film/film-actions.tsx';
import { castOf, ratingText, roleText } from '#features/film/film-text.ts';
import { Poster } from '#features/film/poster/poster.tsx';
import { dashed } from '#lib/turkish/format.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import { CardMarks } from './card-marks.tsx';
import { CARD, CARD_POSTER, CARD_TEXT } from './card-shape.ts';

const ACTORS_SHOWN = 2;

interface ChatCardProps {
  film: FilmToAdd;
  /** Quiet links at the end of its marks. */
  links?: ReactNode;
  /** What the links have opened. */
  children?: ReactNode;
}

/**
 * A film in the conversation (docs/decisions/052-the-chat-is-the-room.md): what tells it apart, and the marks one gives
 * at once. Everything else is in its details, which a press anywhere on it opens.
 */
export function ChatCard({ film, links, children }: ChatCardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={`group/film relative ${CARD} hover:border-input`}>
      <Body film={film} titleId={id} />
      <CardMarks film={film}>{links}</CardMarks>
      {children}
    </article>
  );
}

// Memoised without the links, which are new elements at every turn of a conversation.
const Body = memo(function Body({ film, titleId }: { film: FilmToAdd; titleId: string }) {
  const { openFilm } = useFilmActions();
  return (
    <>
      <Poster film={film} className={CARD_POSTER} />
      <div className={CARD_TEXT}>
        <h3 id={titleId} dir="auto" className="hyphens-long leading-snug font-semibold wrap-anywhere">
          {/* Its ::after covers the card: a click anywhere but on a button opens the details. */}
          <button
            type="button"
            className="line-clamp-2 rounded-sm text-start group-hover/film:text-link after:absolute after:inset-0 after:rounded-2xl after:content-['']"
            onClick={() => openFilm(film)}
          >
            {dashed(film.title)}
          </button>
        </h3>
        <p className="line-clamp-1 text-[0.8125rem] leading-5 text-muted-foreground beside:line-clamp-3">
          <Rating rating={film.rating} />
          {film.role === undefined ? null : (
            <>
              <span className="font-semibold text-foreground">
                {roleText(film.role).replaceAll(' ', '\u00A0')}
              </span>
              <Parting />
            </>
          )}
          <YearAndGenres film={film} />
        </p>
        <p className="line-clamp-1 text-[0.8125rem] leading-5 wrap-anywhere text-muted-foreground beside:line-clamp-2">
          {castOf(film, ACTORS_SHOWN)}
        </p>
      </div>
    </>
  );
});

/** A dot, or the end of a line in cards side by side: all of them break where the others do. */
function Parting() {
  return (
    <>
      <span className="beside:hidden tall:inline">{'\u00A0· '}</span>
      <br className="hidden beside:inline tall:hidden" />
    </>
  );
}

/** A phone's row has room for the first genre, which is never cut. */
function YearAndGenres({ film: { year, genre, role } }: Pick<ChatCardProps, 'film'>) {
  const [first, ...more] = splitGenres(genre);
  return (
    <>
      {year > 0 && year}
      {year > 0 &&
        first !== undefined &&
        // After a rank it stands in one line with the year.
        (role === undefined ? <Parting /> : '\u00A0· ')}
      {first}
      {more.length > 0 && <span className="@max-[30rem]/thread:hidden">, {more.join(', ')}</span>}
    </>
  );
}

/** Set apart by its star and colour, so that no line ends with a dot. */
function Rating({ rating }: { rating: number }) {
  if (rating <= 0) return null;
  return (
    <span className="me-1.5 font-semibold text-gold tabular-nums">
      <Star aria-hidden className="-mt-0.5 mr-1 inline size-3.5 fill-gold-fill text-gold-fill" />
      <span className="sr-only">Puan: </span>
      {ratingText(rating)}{' '}
    </span>
  );
}
