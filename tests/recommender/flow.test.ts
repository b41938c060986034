import { describe, expect, it } from 'vitest';

import { tasteOf } from '#recommender/flow.ts';
import { RecommendationError } from '#recommender/recommender.ts';
import {
  aBatch,
  aFavourite,
  aFilm,
  aUser,
  aWatched,
  collect,
  type Held,
  NOW,
  recordsInMemory,
} from '#tests/support/builders.ts';
import { drama, films, made, set, surprise, withPoster } from './flow-setting.ts';

describe('the recommendation flow', () => {
  it('R-14 goes through its stages in order', async () => {
    const { flow } = set();
    const [selecting, posters, done, ...more] = await collect(flow.recommend(drama));
    expect(selecting).toEqual({ stage: 'selecting' });
    expect(posters).toEqual({ stage: 'posters', ...made });
    expect(done).toMatchObject({
      stage: 'done',
      saved: true,
      explanation: made.explanation,
      loosened: ['mood'],
    });
    expect(more).toEqual([]);
  });

  it('R-17 ends with posters and flags', async () => {
    const { flow } = set({
      favourites: [aFavourite({ title: 'Baba' })],
      watched: [aWatched({ title: 'Yol' })],
    });
    const done = (await collect(flow.recommend(drama))).at(-1);
    expect(done).toMatchObject({
      films: [
        { ...withPoster(films[0] ?? aFilm()), isFavorite: false, isWatched: false },
        { title: 'Baba', isFavorite: true, isWatched: false },
        { title: 'Yol', isFavorite: false, isWatched: true },
      ],
    });
  });

  it('K-12 R-18 saves the batch newest first, with its reason, mood and count', async () => {
    const old = aBatch();
    const { flow, records } = set({ history: [old] });
    const done = (await collect(flow.recommend(drama))).at(-1);
    expect(records.history.get()).toEqual([
      {
        recommendations: done?.stage === 'done' ? done.films : [],
        generatedAt: NOW.toISOString(),
        explanation: made.explanation,
        kind: 'recommendation',
        mood: 'sad',
        reason: 'Drama · Hüzünlü',
        wishes: ['Drama'],
        filteredCount: 42,
      },
      old,
    ]);
  });

  it('writes neither mood nor reason where nothing was wished', async () => {
    const { flow, records } = set();
    await collect(flow.recommend({ genres: [] }));
    expect(records.history.get()[0]).not.toHaveProperty('mood');
    expect(records.history.get()[0]).not.toHaveProperty('reason');
    expect(records.history.get()[0]).not.toHaveProperty('wishes');
  });

  it('R-16 goes on without posters, and logs that', async () => {
    const failure = new Error('posterler yok');
    const { flow, records, logger } = set({}, { attachPosters: () => Promise.reject(failure) });
    const done = (await collect(flow.recommend(drama))).at(-1);
    expect(done).toMatchObject({ stage: 'done', saved: true, films: [{ title: 'Av' }, {}, {}] });
    expect(records.history.get()).toHaveLength(1);
    expect(logger.lines).toEqual([{ level: 'warn', message: 'Posterler alınamadı', detail: failure }]);
  });

  it('says when the history could not take the batch', async () => {
    const { records } = set();
    const refusing = { ...records, history: { get: () => [], add: async () => false } };
    const { flow } = set({}, { records: refusing });
    expect((await collect(flow.recommend(drama))).at(-1)).toMatchObject({ stage: 'done', saved: false });
  });

  it('lets a failed recommendation through and saves nothing', async () => {
    const { records } = set();
    const { flow, cleared } = set(
      {},
      {
        records,
        recommender: {
          recommend: () => Promise.reject(new RecommendationError('Üç film bulamadım.')),
          surprise: () => Promise.reject(new RecommendationError('Film kalmadı.')),
        },
      },
    );
    await expect(collect(flow.recommend(drama))).rejects.toThrow('Üç film bulamadım.');
    await expect(collect(flow.surprise())).rejects.toThrow('Film kalmadı.');
    expect(records.history.get()).toEqual([]);
    expect(records.user.get()).toEqual(aUser());
    expect(cleared()).toBe(0);
  });
});

describe('the chosen genres', () => {
  it('R-19 R-20 are saved, and a selection of somebody new is cleared later', async () => {
    const { flow, records, cleared } = set();
    await collect(flow.recommend(drama));
    expect(records.user.get()?.preferences.genres).toEqual(['Drama']);
    expect(cleared()).toBe(1);
  });

  it('R-19 R-21 replace those last chosen, and then the selection stays', async () => {
    const { flow, records, cleared } = set({ user: aUser({ genres: ['Korku'], favoriteGenres: ['Aile'] }) });
    await collect(flow.recommend(drama));
    expect(records.user.get()?.preferences).toMatchObject({ genres: ['Drama'], favoriteGenres: ['Aile'] });
    expect(cleared()).toBe(0);
  });

  it('stay what they were where no genre was said', async () => {
    const { flow, records } = set({ user: aUser({ genres: ['Korku'] }) });
    await collect(flow.recommend({ genres: [] }));
    expect(records.user.get()?.preferences.genres).toEqual(['Korku']);
  });

  it('are nobody’s where nobody is signed in', async () => {
    const { flow, records } = set({ user: null });
    expect((await collect(flow.recommend(drama))).at(-1)).toMatchObject({ stage: 'done', saved: true });
    expect(records.user.get()).toBeNull();
  });
});

describe('the surprise flow', () => {
  it('S-08 S-09 saves a batch of one film with its poster and flags', async () => {
    const { flow, records } = set({ watched: [aWatched({ title: 'Av' })] });
    const events = await collect(flow.surprise());
    expect(events.map(({ stage }) => stage)).toEqual(['selecting', 'posters', 'done']);
    const film = { ...withPoster(surprise.film), isFavorite: false, isWatched: true };
    expect(events.at(-1)).toEqual({ stage: 'done', saved: true, ...surprise, film });
    expect(records.history.get()).toEqual([
      {
        recommendations: [film],
        generatedAt: NOW.toISOString(),
        explanation: 'Sürpriz film önerisi: Av.',
        kind: 'surprise',
        filteredCount: 7,
      },
    ]);
  });

  it('tells of the fallback beside the text, and so does the history', async () => {
    const fallback = { reason: 'Kota doldu.' };
    const { flow, records } = set(
      {},
      { recommender: { recommend: async () => made, surprise: async () => ({ ...surprise, fallback }) } },
    );
    expect((await collect(flow.surprise())).at(-1)).toMatchObject({ stage: 'done', fallback });
    expect(records.history.get()[0]).toMatchObject({ kind: 'surprise', fallback });
  });

  it('leaves the chosen genres and the selection alone', async () => {
    const { flow, records, cleared } = set();
    await collect(flow.surprise());
    expect(records.user.get()).toEqual(aUser());
    expect(cleared()).toBe(0);
  });
});

describe('what the records tell a recommender', () => {
  it('is the lists, the genres and the banned titles', async () => {
    const favourites = [aFavourite()];
    const { flow, asked } = set({
      favourites,
      history: [aBatch()],
      user: aUser({ favoriteGenres: ['Korku'] }),
    });
    await collect(flow.recommend(drama));
    expect(asked).toEqual([
      {
        favourites,
        watched: [],
        preferredGenres: ['Korku'],
        notes: [],
        platforms: [],
        banned: ['Selvi Boylum Al Yazmalım'],
        heard: [],
        answers: [aBatch().explanation],
        hidden: [],
      },
    ]);
  });

  it('V-05 knows the genres of Tercihler, and not those last chosen', () => {
    const genresOf = (held: Held) => tasteOf(recordsInMemory(held)).preferredGenres;
    expect(genresOf({ user: aUser({ genres: ['Korku'], favoriteGenres: ['Aile'] }) })).toEqual(['Aile']);
    expect(genresOf({ user: aUser({ genres: ['Korku'] }) })).toEqual([]);
    expect(genresOf({ user: null })).toEqual([]);
  });
});
