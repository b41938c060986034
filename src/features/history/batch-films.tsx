import type { Film } from '#domain/film.ts';
import { FilmCard } from '#features/film/film-card.tsx';

/**
 * The films of a batch, three to a row where there is room: on a tablet with the poster above the text, on a larger screen
 * each is its own narrow container, poster beside text.
 */
export function BatchFilms({ id, films }: { id: string; films: readonly Film[] }) {
  return (
    <div id={id} className="@container/films mt-4">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-3">
        {films.map((film, index) => (
          <li key={`${film.id} ${index}`} className="flex lg:@container/films">
            <FilmCard
              film={film}
              withDescription
              className="w-full grid-rows-[1fr_auto] border-transparent bg-muted/50 shadow-none"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
