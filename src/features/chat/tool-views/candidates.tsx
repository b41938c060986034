import type { Film } from '#domain/film.ts';
import { useFilmActions } from '#features/film/film-actions.tsx';
import { Button } from '#ui/button.tsx';

/** Films that a title may mean. The title is never guessed: the person says which, or looks at one first. */
export function Candidates({ films }: { films: readonly Film[] }) {
  const { openFilm } = useFilmActions();
  return (
    <div role="group" aria-label="Adaylar" className="flex flex-wrap gap-2">
      {films.map((film) => (
        <Button key={film.id} variant="outline" size="sm" onClick={() => openFilm(film)}>
          {film.title} ({film.year})
        </Button>
      ))}
    </div>
  );
}
