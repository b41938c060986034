import { FilmCardGrid } from '#features/film/film-card-grid.tsx';

import { ToolNote } from './tool-note.tsx';
import type { Output } from './tool-part.ts';

const LISTS = {
  favourites: { name: 'Favorilerin', href: '#/favorites', empty: 'Favorilerinde böyle bir film yok.' },
  watched: { name: 'İzlediklerin', href: '#/favorites', empty: 'İzlediklerinde böyle bir film yok.' },
  history: { name: 'Geçmiş önerilerin', href: '#/history', empty: 'Geçmişinde böyle bir film yok.' },
} as const;

/** A list of the person's with the page's own cards, and the way to the page. */
export function FilmListView({ output: { list, films, total } }: { output: Output<'listFilms'> }) {
  const { name, href, empty } = LISTS[list];
  if (total === 0) return <ToolNote tone="info">{empty}</ToolNote>;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
        <span className="font-semibold">
          {name} · {total.toLocaleString('tr-TR')} film
        </span>
        <a className="font-medium text-link underline underline-offset-4" href={href}>
          Hepsini gör →
        </a>
      </p>
      <FilmCardGrid films={films} />
    </div>
  );
}
