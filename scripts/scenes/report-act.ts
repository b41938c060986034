import { STORAGE_KEYS } from '#storage/box/keys.ts';

import { sampleRecords } from './sample-records.ts';
import type { Act, Scene } from './scene.ts';

const HOUR = 3_600_000;

/** A person who has watched so many films since January, and given points to most of them. */
const watcher = (watched: number) => async (now: Date) => {
  const stored = await sampleRecords({ batches: 1, favourites: 4, watched }, now);
  const films: object[] = JSON.parse(stored[STORAGE_KEYS.watched] ?? '[]');
  const since = (now.getTime() - new Date(now.getFullYear(), 0, 2).getTime()) / HOUR;
  const scored = films.map((film, index) => {
    const at = new Date(now.getTime() - (index * since * HOUR) / watched).toISOString();
    return {
      ...film,
      watchedAt: at,
      viewings: index % 11 === 3 ? [new Date(now.getTime() - 900 * 24 * HOUR).toISOString(), at] : [at],
      ...(index % 3 === 0 ? {} : { score: 1 + ((index * 7 + 8) % 10) }),
    };
  });
  return { ...stored, [STORAGE_KEYS.watched]: JSON.stringify(scored) };
};

const OPENED: readonly Scene[] = [
  {
    name: 'acik',
    address: '/#/favorites',
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('tab', { name: /^İstatistikler/u }).click();
      await page.getByRole('button', { name: 'Karnemi göster' }).click();
      await page.getByRole('button', { name: 'Resmi indir' }).and(page.locator(':enabled')).waitFor();
    },
  },
];

/** *Sinema karnesi* of few, of some and of many films. */
export const REPORT_ACTS: readonly Act[] = [5, 60, 400].map((count) => ({
  name: `karne-${count}`,
  stored: watcher(count),
  scenes: OPENED,
}));
