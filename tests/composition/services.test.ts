import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { modelLabel } from '#app/model-label.ts';
import { createCatalogue } from '#composition/catalogue.ts';
import { connectionsOf, ownConnections } from '#composition/connections.ts';
import { fetchKeeperStatus } from '#composition/key-keeper.ts';
import { createServices } from '#composition/services.ts';
import { FALLBACK_NOTICE } from '#domain/fallback.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';
import { NO_SETTINGS } from '#storage/own-settings.ts';
import { seededRandom } from '#lib/random.ts';
import { openTestRecords } from '#tests/storage/support.ts';
import { aCatalogueFilm, aFilm, NOW, rememberingLogger } from '#tests/support/builders.ts';
import { saysJson } from '#tests/support/openai-stand-in/reply.ts';
import { GOOD_ANSWER, SHAWSHANK } from '#tests/support/openai-stand-in/sample-films.ts';
import { type RunningStandIn, startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';
import { catalogueMovies } from '#tests/support/tmdb-stand-in/catalogue-movies.ts';
import { createTmdbStandIn } from '#tests/support/tmdb-stand-in/app.ts';

const ORIGIN = 'http://sine.test';
const none = { openai: false, tmdb: false };
const both = { openai: true, tmdb: true, model: 'gpt-4o-mini' };
const own = { model: 'kendi-modelim', baseUrl: '', apiKey: 'sk-benim', tmdbKey: 'benim' };

describe('the order of the services (docs/product.md)', () => {
  it('is: own key, key keeper, built in', () => {
    expect(connectionsOf(NO_SETTINGS, none, ORIGIN)).toEqual({});
    expect(connectionsOf(NO_SETTINGS, both, ORIGIN)).toEqual({
      ai: { owner: 'keeper', baseUrl: `${ORIGIN}/api/openai`, apiKey: '', model: 'gpt-4o-mini' },
      tmdb: { owner: 'keeper', baseUrl: `${ORIGIN}/api/tmdb` },
    });
    expect(connectionsOf(own, both, ORIGIN)).toEqual({
      ai: {
        owner: 'own',
        baseUrl: 'https://api.openai.com/v1',
        apiKey: 'sk-benim',
        model: 'kendi-modelim',
      },
      tmdb: { owner: 'own', baseUrl: 'https://api.themoviedb.org/3', apiKey: 'benim' },
    });
  });

  it('holds for each service by itself', () => {
    const { ai, tmdb } = connectionsOf({ ...NO_SETTINGS, tmdbKey: 'benim' }, both, ORIGIN);
    expect([ai?.owner, tmdb?.owner]).toEqual(['keeper', 'own']);
  });

  it('takes an address without a key for a server of one’s own, and a model alone for nothing', () => {
    const local = { ...NO_SETTINGS, baseUrl: 'http://localhost:11434/v1' };
    expect(connectionsOf(local, none, ORIGIN).ai).toMatchObject({ apiKey: '', model: 'gpt-3.5-turbo' });
    expect(connectionsOf({ ...NO_SETTINGS, model: 'x' }, none, ORIGIN)).toEqual({});
  });

  it.each([
    [NO_SETTINGS, none, 'Yerleşik asistan · internet gerekmez'],
    [NO_SETTINGS, both, 'gpt-4o-mini · anahtar sunucuda'],
    [own, both, 'kendi-modelim · kendi anahtarın'],
    [{ ...NO_SETTINGS, baseUrl: 'http://localhost:1/v1' }, none, 'gpt-3.5-turbo · kendi sunucun'],
  ])('names who speaks: %#', (settings, status, label) => {
    expect(modelLabel(connectionsOf(settings, status, ORIGIN))).toBe(label);
  });
});

describe('what the key keeper says', () => {
  const answering = (make: () => Response) => vi.fn<typeof fetch>(async () => make());
  it.each([
    ['its services', () => Response.json(both), both],
    ['no such page', () => new Response('yok', { status: 404 }), none],
    ['the page itself, where a static host answers everything', () => new Response('<html>'), none],
    ['something else', () => Response.json({ openai: 'evet' }), none],
  ])('%s', async (_what, make, status) => {
    expect(await fetchKeeperStatus(answering(make))).toEqual(status);
  });

  it('is nothing where nobody answers', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await fetchKeeperStatus(fetch)).toEqual(none);
  });
});

describe('a person’s own keys', () => {
  it('are kept on the device and forgotten whole', async () => {
    const { records, storage } = openTestRecords();
    const settings = records.ownSettings;
    expect(settings.get()).toEqual(NO_SETTINGS);
    expect(await settings.set(own)).toBe(true);
    expect(openTestRecords({ storage }).records.ownSettings.get()).toEqual(own);
    expect(await settings.clear()).toBe(true);
    expect(storage.getItem(STORAGE_KEYS.ownSettings)).toBeNull();
  });

  it('leave no copy behind of what could not be read', async () => {
    const { records, storage } = openTestRecords();
    storage.setItem(STORAGE_KEYS.ownSettings, '{"apiKey": "sk-yarım');
    const settings = records.ownSettings;
    expect(settings.get()).toEqual(NO_SETTINGS);
    await settings.set(own);
    await settings.clear();
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
    expect(keys.filter((key) => key?.startsWith(STORAGE_KEYS.ownSettings))).toEqual([]);
  });
});

describe('the services of a stay', () => {
  let ai: RunningStandIn;
  beforeAll(async () => {
    ai = await startOpenAiStandIn({ retryAfterMs: 1 });
  });
  beforeEach(() => ai.reset());
  afterAll(() => ai.close());

  const films = ['Av', 'Baba', 'Yol'].map((title) => aCatalogueFilm({ title, genres: ['Drama'] }));
  const further = [
    ...catalogueMovies([aCatalogueFilm({ title: 'Yeşil Yol', originalTitle: 'The Green Mile', year: 1999 })]),
  ];

  function stay() {
    const { records } = openTestRecords();
    const settings = records.ownSettings;
    const tmdb = createTmdbStandIn({ apiKey: 'benim', further });
    const services = createServices({
      records,
      catalogue: async () => createCatalogue(films),
      connections: async () => ownConnections(settings.get()),
      // The movie database answers at its own address.
      fetch: async (input, init) => tmdb.app.request(String(input), init),
      now: () => NOW,
      random: seededRandom(1),
      logger: rememberingLogger(),
      clearSelectionLater: () => {},
    });
    const useAi = () =>
      settings.set({ ...NO_SETTINGS, apiKey: 'sk-benim', baseUrl: ai.baseUrl, tmdbKey: 'benim' });
    const recommend = async (knownFailure?: () => unknown) => {
      const { flow } = await services.using(await services.connections());
      for await (const event of flow({ knownFailure }).recommend({ genres: ['Drama'] }))
        if (event.stage === 'done') return event;
      throw new Error('the flow did not end');
    };
    const movies = async () => services.movies((await services.connections()).tmdb);
    return { settings, tmdb, useAi, recommend, movies };
  }

  it('are the built-in ones until a key is entered, and the AI from then on', async () => {
    const { recommend, useAi } = stay();
    expect(await recommend()).toMatchObject({ source: 'builtIn' });
    expect(ai.requests).toEqual([]);
    await useAi();
    ai.script(saysJson(GOOD_ANSWER));
    expect(await recommend()).toMatchObject({ source: 'ai', explanation: GOOD_ANSWER.explanation });
    expect(ai.requests[0]?.authorization).toBe('Bearer sk-benim');
  });

  it('are the built-in ones again once the key is gone', async () => {
    const { recommend, useAi, settings } = stay();
    await useAi();
    await settings.clear();
    expect(await recommend()).toMatchObject({ source: 'builtIn' });
    expect(ai.requests).toEqual([]);
  });

  it('stand in for an AI that fails, and say so', async () => {
    const { recommend, useAi } = stay();
    await useAi();
    ai.fault('status401');
    const made = await recommend();
    expect(made.films.map(({ title }) => title).toSorted()).toEqual(['Av', 'Baba', 'Yol']);
    expect(made.explanation).toContain(`${FALLBACK_NOTICE}: Yapay zekâ anahtarı geçersiz.`);
  });

  it('do not ask an AI again that failed in this turn', async () => {
    const { recommend, useAi } = stay();
    await useAi();
    const made = await recommend(() => new TypeError('fetch failed'));
    expect(made.explanation).toContain('Servise ulaşılamadı.');
    expect(ai.requests).toEqual([]);
  });

  it('hold the AI’s films against the movie database', async () => {
    const { recommend, useAi, tmdb } = stay();
    await useAi();
    const invented = { ...SHAWSHANK, title: 'Uydurulmuş Hapishane', originalTitle: undefined };
    ai.script(
      saysJson({ ...GOOD_ANSWER, recommendations: [invented, ...GOOD_ANSWER.recommendations.slice(1)] }),
    );
    ai.script(saysJson(GOOD_ANSWER));
    expect(await recommend()).toMatchObject({ source: 'ai', films: [{ title: SHAWSHANK.title }, {}, {}] });
    expect(JSON.stringify(ai.requests[1]?.body)).toContain('Gerçek film değil: Uydurulmuş Hapishane');
    expect(new Set(tmdb.keys)).toEqual(new Set(['benim']));
  });

  it('find posters and trailers, ask for a film once, and find nothing without a key', async () => {
    const { movies, useAi, settings, tmdb } = stay();
    const film = aFilm({ title: 'Inception', year: 2010 });
    expect(await (await movies()).attachPosters([film])).toEqual([film]);
    expect(await (await movies()).findTrailer(film)).toBe('notConnected');
    expect(tmdb.requests).toEqual([]);
    await useAi();
    const [found] = await (await movies()).attachPosters([film]);
    expect(found?.posterUrl).toBe('https://image.tmdb.org/t/p/w400/inceptionPoster01.jpg');
    const asked = tmdb.requests.length;
    await (await movies()).attachPosters([film]);
    expect(tmdb.requests).toHaveLength(asked);
    expect(await (await movies()).findTrailer(film)).toMatchObject({ key: 'trTrailer01' });
    await settings.clear();
    expect(await (await movies()).findTrailer(film)).toBe('notConnected');
  });
});
