import { FilmCardGrid } from '#features/film/film-card-grid.tsx';
import { formatNumber } from '#lib/turkish/format.ts';

import { ToolNote } from './tool-note.tsx';
import type { Output } from './tool-part.ts';

const LISTS = {
  favourites: { name: 'Favorilerin', href: '#/favorites', empty: 'Favorilerinde böyle bir film yok.' },
  watched: { name: 'İzlediklerin', href: '#/favorites', empty: 'İzlediklerinde böyle bir film yok.' },
  history: { name: 'Geçmiş önerilerin', href: '#/history', empty: 'Geçmişinde böyle bir film yok.' },
} as const;

/** A taste of the list: two rows of cards where there is room for three side by side. */
const SHOWN = 6;

/** A list of the person's with the page's own cards, and the way to the page. */
export function FilmListView({ output, live }: { output: Output<'listFilms'>; live: boolean }) {
  const { list, films, total } = output;
  const { name, href, empty } = LISTS[list];
  if (total === 0) return <ToolNote tone="info">{empty}</ToolNote>;
  const shown = films.slice(0, SHOWN);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
        <span className="font-semibold">
          {name} · {formatNumber(total)} film
        </span>
        <a
          className="inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4 md:min-h-6"
          href={href}
        >
          Hepsini gör →
        </a>
      </p>
      <FilmCardGrid films={shown} deal={live} />
      {total > shown.length && (
        <p className="text-sm text-muted-foreground">…ve {formatNumber(total - shown.length)} film daha.</p>
      )}
    </div>
  );
}
