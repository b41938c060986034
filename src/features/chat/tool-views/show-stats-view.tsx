import { formatNumber } from '#lib/turkish/format.ts';

import type { Output } from './tool-part.ts';

/** The figures as a small card, with the way to the statistics. */
export function StatsView({ output }: { output: Output<'showStats'> }) {
  const figures = [
    ['Toplam öneri', output.totalRecommendations],
    ['Favori film', output.totalFavorites],
    ['Bu ay izlenen', output.watchedThisMonth],
    ['Toplam izlenen', output.totalWatched],
  ] as const;
  const genres = output.favoriteGenres
    .map(({ genre, count }) => `${genre} (${formatNumber(count)})`)
    .join(', ');
  return (
    <div className="flex flex-col gap-3 rounded-2xl border border-border bg-card p-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {figures.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-2 text-sm">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-semibold">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">
        {genres === '' ? 'En sevdiğin tür henüz belli değil.' : `En sevdiğin türler: ${genres}`}
      </p>
      <a
        className="inline-flex min-h-11 items-center self-start text-sm font-medium text-link underline underline-offset-4 md:min-h-6"
        href="#/favorites"
      >
        İstatistiklere git →
      </a>
    </div>
  );
}
