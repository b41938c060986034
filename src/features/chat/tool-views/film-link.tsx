import type { Film } from '#domain/film.ts';
import { useFilmActions } from '#features/film/film-actions.tsx';
import { cn } from '#lib/cn.ts';
import { Button } from '#ui/button.tsx';

/** A film by its name and year; a press opens its details. */
export function FilmLink({ film, className }: { film: Film; className?: string }) {
  const { openFilm } = useFilmActions();
  return (
    <Button
      variant="link"
      size="inline"
      className={cn('min-h-11 shrink justify-start text-left whitespace-normal', className)}
      onClick={() => openFilm(film)}
    >
      {film.title} ({film.year})
    </Button>
  );
}
