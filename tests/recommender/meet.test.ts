import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type Genre, GENRES } from '#domain/genre.ts';
import type { Wishes } from '#domain/wishes.ts';
import { seededRandom } from '#lib/random.ts';
import { gainOf } from '#recommender/built-in/gains.ts';
import { createMeet } from '#recommender/built-in/meet.ts';
import { togetherPoints } from '#recommender/built-in/together-points.ts';
import { createWeigh } from '#recommender/built-in/weigh.ts';
import { STRANGER, type Viewer } from '#recommender/meeting.ts';
import { RecommendationError } from '#recommender/recommender.ts';
import { judgements } from '#tests/domain/arbitraries.ts';
import { aCatalogueFilm, aFavourite, aJudgement, aWatched, NOW } from '#tests/support/builders.ts';

const film = (title: string, genres: Genre[], feel = {}, own: Partial<CatalogueFilm> = {}) =>
  aCatalogueFilm({
    title,
    originalTitle: title,
    year: 2000,
    genres,
    director: `${title} yönetmeni`,
    actors: [title],
    themes: [],
    judgement: aJudgement(feel),
    ...own,
  });
const numbers = Array.from({ length: 12 }, (_, at) => at);
const FILMS: readonly CatalogueFilm[] = [
  ...numbers.map((at) => film(`Korku ${at}`, ['Korku'], { fear: 3 })),
  ...numbers.map((at) => film(`Aşk ${at}`, ['Romantik'], { romantic: 3 })),
  ...numbers.map((at) => film(`Dram ${at}`, ['Drama'], { cry: 3 })),
  film('Kanlı Gelin', ['Korku', 'Romantik'], { fear: 3, romantic: 2 }),
  film('Vampirle Dans', ['Korku', 'Romantik'], { fear: 2, romantic: 3 }),
  film('Hayalet Sevgili', ['Romantik', 'Korku'], { fear: 2, romantic: 2 }),
];
const viewer = (wishes: Partial<Wishes> = {}, taste: Partial<Viewer['taste']> = {}): Viewer => ({
  wishes: { genres: [], ...wishes },
  taste: { ...STRANGER, ...taste },
});
const meetOf = (films = FILMS, seed = 1) =>
  createMeet({
    films: async () => films,
    find: (title) => films.find((one) => one.title === title),
    weigh: createWeigh(() => NOW),
    now: () => NOW,
    random: seededRandom(seed),
  });
const titlesOf = async (mine: Viewer, theirs: Viewer, count = 3, seed = 1) =>
  (await meetOf(FILMS, seed)([mine, theirs], { count })).map((met) => met.film.title);

const HORROR = viewer({ genres: ['Korku'] });
const LOVE = viewer({ genres: ['Romantik'] });

describe('films for two', () => {
  it('J-10 come first where both find what they want', async () => {
    for (const seed of [1, 2, 3, 4, 5])
      expect((await titlesOf(HORROR, LOVE, 3, seed)).toSorted()).toEqual([
        'Hayalet Sevgili',
        'Kanlı Gelin',
        'Vampirle Dans',
      ]);
  });

  it('J-10 Q-04 are none that either has hidden', async () => {
    const hidden = [{ title: 'Kanlı Gelin', year: 2000 }];
    const hides = viewer({ genres: ['Korku'] }, { hidden });
    for (const seed of [1, 2, 3, 4, 5]) {
      expect(await titlesOf(hides, LOVE, 3, seed)).not.toContain('Kanlı Gelin');
      expect(await titlesOf(LOVE, hides, 3, seed)).not.toContain('Kanlı Gelin');
    }
  });

  it('J-10 are none that either has seen, whoever that is', async () => {
    const seen = viewer(
      { genres: ['Romantik'] },
      { watched: [aWatched({ title: 'Kanlı Gelin', year: 2000 })] },
    );
    const loved = viewer(
      { genres: ['Korku'] },
      { favourites: [aFavourite({ title: 'Vampirle Dans', year: 2000 })] },
    );
    for (const pair of [[loved, seen] as const, [seen, loved] as const]) {
      const titles = await titlesOf(...pair, 10);
      expect(titles).not.toContain('Kanlı Gelin');
      expect(titles).not.toContain('Vampirle Dans');
      expect(titles).toContain('Hayalet Sevgili');
    }
  });

  it('J-10 are none that either refuses, though the other one asks for them', async () => {
    const refuses = viewer({ excludeGenres: ['Korku'] });
    for (const title of await titlesOf(HORROR, refuses, 10))
      expect(title).not.toMatch(/Korku|Vampir|Hayalet/u);
  });

  it('J-10 are never fewer than three, and else it is said', async () => {
    await expect(meetOf(FILMS.slice(0, 2))([HORROR, LOVE], { count: 3 })).rejects.toThrow(
      RecommendationError,
    );
  });

  it('J-10 are as both want them alike, as long as there are such films', async () => {
    const local = FILMS.filter(({ title }) => /[1-4]$/u.test(title)).map(({ title }) => title);
    const films = FILMS.map((one) =>
      local.includes(one.title)
        ? { ...one, origin: 'yerli' as const }
        : { ...one, origin: 'yabancı' as const },
    );
    const both = { origin: 'yerli' as const };
    const pair = [viewer({ genres: ['Korku'], ...both }), viewer({ genres: ['Romantik'], ...both })] as const;
    const met = await meetOf(films)(pair, { count: 3 });
    expect(met.every(({ film: { title } }) => local.includes(title))).toBe(true);
  });

  it('J-10 keep what was shown before away', async () => {
    const met = await meetOf()([HORROR, LOVE], { count: 3, without: ['Kanlı Gelin'] });
    expect(met.map((one) => one.film.title)).not.toContain('Kanlı Gelin');
  });

  it('J-10 weigh two people alike, however much is known of each', () => {
    // The second one speaks ten times as loud, and says the same.
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), fc.integer()), { minLength: 3 }), (pairs) => {
        // A best film, and so many poor ones that the middle is among them.
        const around = (points: number[]) => [100, ...points, ...points.map(() => 0), 0];
        const mine = around(pairs.map(([own]) => Math.abs(own % 100)));
        const theirs = around(pairs.map(([, own]) => Math.abs(own % 100)));
        const loud = theirs.map((points) => points * 10);
        const order = (points: readonly number[]) => points.map((one) => one.toFixed(6)).join();
        expect(order(togetherPoints(mine, loud))).toBe(order(togetherPoints(mine, theirs)));
      }),
    );
  });

  it('J-10 prefer what is better for both', () => {
    const points = fc.array(fc.tuple(fc.integer({ max: 99 }), fc.integer({ max: 99 })), { minLength: 3 });
    fc.assert(
      fc.property(points, (pairs) => {
        const joint = togetherPoints(
          pairs.map(([own]) => own),
          pairs.map(([, own]) => own),
        );
        for (const [a, mine] of pairs.entries())
          for (const [b, other] of pairs.entries())
            if (mine[0] > other[0] && mine[1] > other[1]) expect(joint[a]).toBeGreaterThan(joint[b] ?? 0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('what each gets from a film', () => {
  it('J-11 is told in a line for each, in their order', async () => {
    const mine = viewer({ genres: ['Korku'] });
    const theirs = viewer({ genres: ['Romantik'], excludeGenres: ['Bilim Kurgu'] });
    const [met] = (await meetOf()([mine, theirs], { count: 3 })).filter(
      (one) => one.film.title === 'Kanlı Gelin',
    );
    expect(met?.gains).toEqual([
      'Korku istedin: gerçekten korkutuyor.',
      'Romantik istedi: aşkı tadında; istemediği bilim kurgu yok.',
    ]);
  });

  it('J-11 says what somebody asked for and does not get', async () => {
    const met = await meetOf()([HORROR, viewer({ genres: ['Romantik', 'Drama'], maxDuration: 60 })], {
      count: 3,
    });
    for (const { gains } of met) expect(gains[1]).toMatch(/Eksik kalan: .*en çok 60 dk/u);
  });

  it('J-11 is true of the film', () => {
    const FELT = [
      ['gerçekten korkutuyor', 'fear'],
      ['kahkahası bol', 'laugh'],
      ['mendilsiz izlenmez', 'cry'],
      ['aşkı unutulmaz', 'romantic'],
      ['nefes aldırmıyor', 'tense'],
    ] as const;
    const genres = fc.subarray([...GENRES]);
    fc.assert(
      fc.property(judgements, genres, fc.subarray([...GENRES], { minLength: 1 }), (judgement, asked, own) => {
        const one = aCatalogueFilm({ genres: own, judgement });
        const line = gainOf(one, {
          wishes: { genres: asked },
          alike: { models: [], unknown: [] },
          broken: asked.length > 0 && !asked.some((genre) => own.includes(genre)) ? ['genres'] : [],
          because: undefined,
          whose: 'mine',
        });
        for (const [words, feel] of FELT)
          if (line.toLocaleLowerCase('tr').includes(words)) expect(judgement.feel[feel]).toBe(3);
        for (const genre of GENRES) {
          const [gained = '', missing = ''] = line.toLocaleLowerCase('tr').split(' eksik kalan: ');
          const name = genre.toLocaleLowerCase('tr');
          if (gained.split(' istedin')[1] !== undefined && gained.split(' istedin')[0]?.includes(name))
            expect(own).toContain(genre);
          if (missing.includes(name)) expect(own).not.toContain(genre);
        }
        expect(line).toMatch(/^[\p{Lu}\d].*\.$/u);
      }),
    );
  });

  it('J-11 names what the film shares with a favourite, each by their own, and only what it shares', async () => {
    const loved = film('Halka', ['Korku'], { fear: 3 }, { themes: ['lanet', 'gazeteci'] });
    const other = film(
      'Kuyu',
      ['Korku'],
      { fear: 3 },
      { themes: ['lanet'], judgement: aJudgement({ fear: 3 }, { core: ['lanet'] }) },
    );
    const wishes = { genres: [] };
    const lineOf = (one: CatalogueFilm, whose: 'mine' | 'theirs') =>
      gainOf(one, { wishes, alike: { models: [], unknown: [] }, broken: [], because: loved, whose });
    expect(lineOf(other, 'mine')).toContain('sevdiğin Halka filmiyle ortak yanı lanet');
    expect(lineOf(other, 'theirs')).toContain('sevdiği Halka filmiyle ortak yanı lanet');
    expect(lineOf(film('Duvar', ['Korku']), 'mine')).not.toContain('Halka');
    expect(lineOf({ ...other, director: 'Halka yönetmeni' }, 'mine')).toContain(
      'sevdiğin Halka filmini de yöneten Halka yönetmeni çekti',
    );
  });
});
