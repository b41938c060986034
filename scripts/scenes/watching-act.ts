import type { Page } from '@playwright/test';

import { catalogueMovies } from '#tests/support/tmdb-stand-in/catalogue-movies.ts';
import { createTmdbStandIn } from '#tests/support/tmdb-stand-in/app.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';

import { say } from './chat-act.ts';
import { DEMO_USER, sampleRecords } from './sample-records.ts';
import type { Act } from './scene.ts';

const KEY = 'ornek-anahtar';
/** The services that the person has. */
const OWN = [
  { id: 8, name: 'Netflix' },
  { id: 11, name: 'MUBI' },
];

/** From here on a key keeper answers for the movie database, without a network. */
async function connect(page: Page): Promise<void> {
  const { app } = createTmdbStandIn({ apiKey: KEY, further: catalogueMovies(await loadCatalogue()) });
  await page.route('**/api/status', (route) => route.fulfill({ json: { openai: false, tmdb: true } }));
  await page.route('**/api/tmdb/**', async (route) => {
    const address = new URL(route.request().url().replace('/api/tmdb/', '/3/'));
    address.searchParams.set('api_key', KEY);
    const answer = await app.request(address.href);
    await route.fulfill({ status: answer.status, json: await answer.json() });
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** *Nerede izlenir* and *Platformlarım*, which need the movie database. */
export const WATCHING_ACT: Act = {
  name: 'platform',
  stored: async (now) => {
    const stored = await sampleRecords({ batches: 1, favourites: 3, watched: 3 }, now);
    const favourites: object[] = JSON.parse(stored[STORAGE_KEYS.favourites] ?? '[]');
    const known = { title: 'Başlangıç', originalTitle: 'Inception', year: 2010 };
    return {
      ...stored,
      [STORAGE_KEYS.user]: JSON.stringify({
        ...DEMO_USER,
        preferences: { ...DEMO_USER.preferences, platforms: OWN },
      }),
      [STORAGE_KEYS.favourites]: JSON.stringify([{ ...favourites[0], ...known }]),
    };
  },
  scenes: [
    {
      name: 'tercihler',
      address: '/#/settings',
      prepare: async (page) => {
        await connect(page);
        await page.getByRole('tab', { name: 'Tercihler' }).click();
        await page.getByRole('button', { name: 'MUBI' }).waitFor();
      },
    },
    {
      name: 'ayrintilar',
      address: '/#/favorites',
      windowOnly: true,
      prepare: async (page) => {
        await connect(page);
        await page.getByRole('article').first().getByRole('heading').getByRole('button').click();
        await page.getByText('kaynak: JustWatch').scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'sohbet',
      address: '/#/recommend',
      windowOnly: true,
      prepare: async (page) => {
        await connect(page);
        await say(page, 'Esaretin Bedeli nerede izlenir?');
      },
    },
  ],
};
