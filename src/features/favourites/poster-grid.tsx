import type { ReactNode } from 'react';

import type { FilmToAdd } from '#storage/film-list.ts';

import { FilmTile } from './film-tile.tsx';
import type { ListName } from './texts.ts';

/**
 * Tiles below the fold are laid out only when they are scrolled to, and keep their height until then. A height only:
 * `contain-intrinsic-size` with one length would set their width, too.
 */
const OFF_SCREEN =
  'flex [overflow-clip-margin:1rem] [contain-intrinsic-height:auto_21rem] [content-visibility:auto]';

interface PosterGridProps {
  films: readonly FilmToAdd[];
  list: ListName;
  footOf?: ((film: FilmToAdd) => ReactNode) | undefined;
}

/** A list as a wall of posters: two beside one another on a phone, six on a large screen. */
export function PosterGrid({ films, list, footOf }: PosterGridProps) {
  return (
    <div className="@container/films">
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 @xl/films:grid-cols-3 @xl/films:gap-x-4 @2xl/films:grid-cols-4 @5xl/films:grid-cols-5 @5xl/films:gap-x-5 @7xl/films:grid-cols-6">
        {films.map((film) => (
          <li key={film.id} className={OFF_SCREEN}>
            <FilmTile film={film} list={list} foot={footOf?.(film)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
