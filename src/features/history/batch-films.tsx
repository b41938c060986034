import type { Film } from '#domain/film.ts';
import { FilmCard } from '#features/film/film-card.tsx';

/** The films of a batch, three to a row where there is room: each is its own narrow container, poster beside text. */
export function BatchFilms({ id, films }: { id: string; films: readonly Film[] }) {
  return (
    <ul id={id} className="mt-4 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
      {films.map((film, index) => (
        <li key={`${film.id} ${index}`} className="@container/films flex">
          <FilmCard film={film} withDescription className="w-full grid-rows-[1fr_auto]" />
        </li>
      ))}
    </ul>
  );
}
