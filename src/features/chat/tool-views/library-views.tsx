import { formatNumber } from '#lib/turkish/format.ts';

import { ChatCards } from '../cards/chat-cards.tsx';
import { ToolCard } from '../cards/tool-card.tsx';
import { ToolLink } from './outcome-line.tsx';
import type { ViewProps } from './tool-entry.ts';
import { ToolNote } from './tool-note.tsx';

const LISTS = {
  favourites: { name: 'Favorilerin', href: '#/favorites', empty: 'Favorilerinde böyle bir film yok.' },
  watched: { name: 'İzlediklerin', href: '#/favorites', empty: 'İzlediklerinde böyle bir film yok.' },
  watchlist: {
    name: 'İzleyeceklerin',
    href: '#/favorites',
    empty: 'İzleyeceklerinde böyle bir film yok.',
  },
  hidden: {
    name: 'Bir daha önermeyeceklerim',
    href: '#/settings/preferences',
    empty: 'Gizlediklerin arasında böyle bir film yok.',
  },
  history: { name: 'Geçmiş önerilerin', href: '#/history', empty: 'Geçmişinde böyle bir film yok.' },
} as const;

/** A taste of the list: two rows of cards where there is room for three side by side. */
const SHOWN = 6;

/** A list of the person's with the page's own cards, and the way to the page. */
export function FilmListView({ output: { list, films, total }, live }: ViewProps<'listFilms'>) {
  const { name, href, empty } = LISTS[list];
  if (total === 0) return <ToolNote tone="info">{empty}</ToolNote>;
  const shown = films.slice(0, SHOWN);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm [&>a]:self-center">
        <span className="font-semibold">
          {name} · {formatNumber(total)} film
        </span>
        <span className="flex flex-wrap items-center gap-x-3">
          {total > shown.length && (
            <span className="text-muted-foreground @max-md/chat:hidden">
              …ve {formatNumber(total - shown.length)} film daha.
            </span>
          )}
          <ToolLink href={href}>Hepsini gör →</ToolLink>
        </span>
      </p>
      <ChatCards films={shown} deal={live} />
    </div>
  );
}

/** The figures as a small card, with the way to the statistics. */
export function StatsView({ output }: ViewProps<'showStats'>) {
  const figures = [
    ['Toplam öneri', output.totalRecommendations],
    ['Favori film', output.totalFavorites],
    ['Bu ay izlenen', output.watchedThisMonth],
    ['Toplam izlenen', output.totalWatched],
  ] as const;
  const genres = output.favoriteGenres
    .map(({ genre, count }) => `${genre} (${formatNumber(count)})`.replaceAll(' ', '\u00a0'))
    .join(', ');
  return (
    <ToolCard>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 @2xl/chat:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="font-display text-xl font-bold tabular-nums">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">
        {genres === '' ? 'En sevdiğin tür henüz belli değil.' : `En sevdiğin türler: ${genres}`}
      </p>
      <ToolLink href="#/favorites">İstatistiklere git →</ToolLink>
    </ToolCard>
  );
}
