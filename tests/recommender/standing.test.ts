import { describe, expect, it } from 'vitest';

import type { FilmJudgement } from '#domain/judgement.ts';
import type { Wishes } from '#domain/wishes.ts';
import { createStanding } from '#recommender/built-in/standing.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const YEAR = 2026;
const film = (judgement: FilmJudgement | undefined, own: Parameters<typeof aCatalogueFilm>[0] = {}) =>
  aCatalogueFilm({ judgement, year: 1990, ...own });
const standing = createStanding([film(undefined, { rating: 6 }), film(undefined, { rating: 8 })], YEAR);
const known = (fame: number) => film(aJudgement({}, { fame }));
const wishing = (wishes: Partial<Wishes>): Wishes => ({ genres: [], ...wishes });
const stranger = 0;

describe('a classic', () => {
  it('U-04 is the older the better where one is wished, and the newer otherwise', () => {
    const at = (year: number, wishes: Partial<Wishes>) =>
      standing.prior(wishing(wishes), stranger)(film(aJudgement(), { year }));
    expect(at(1972, { themes: ['klasik'] })).toBeGreaterThan(at(2002, { themes: ['klasik'] }));
    expect(at(2002, {})).toBeGreaterThan(at(1972, {}));
  });
});

describe('being known', () => {
  it('U-04 counts for a film, the more the more people know it', () => {
    for (const confidence of [stranger, 0.5, 1]) {
      const points = [1, 2, 3, 4, 5].map((fame) => standing.fame(wishing({}), confidence)(known(fame)));
      expect(points).toEqual(points.toSorted((a, b) => a - b));
      expect(new Set(points).size).toBe(5);
    }
  });

  it('U-04 counts for more with a stranger, who is named what everybody loves', () => {
    const gap = (confidence: number) => {
      const points = standing.fame(wishing({}), confidence);
      return points(known(5)) - points(known(3));
    };
    expect(gap(stranger)).toBeGreaterThan(2 * gap(0.8));
  });

  it('U-04 counts for more where it is wished, and against a film where a hidden one is', () => {
    const [little, famous] = [known(1), known(5)];
    expect(standing.fame(wishing({ fame: 'popular' }), stranger)(famous)).toBeGreaterThan(
      standing.fame(wishing({}), stranger)(famous),
    );
    expect(standing.fame(wishing({ fame: 'hidden' }), stranger)(little)).toBeGreaterThan(
      standing.fame(wishing({ fame: 'hidden' }), stranger)(famous),
    );
  });

  it('U-04 is nothing where nobody has judged', () => {
    expect(standing.fame(wishing({}), stranger)(film(undefined))).toBe(0);
  });
});

describe('being new', () => {
  const at = (year: number, wishes: Partial<Wishes> = {}, confidence = stranger) =>
    standing.prior(wishing(wishes), confidence)(film(aJudgement(), { year }));

  it('U-04 counts for a film while nothing is said of time', () => {
    expect(at(2025)).toBeGreaterThan(at(2005));
    expect(at(2005)).toBeGreaterThan(at(1970));
  });

  it.each<Partial<Wishes>>([
    { maxYear: 2026 },
    { minYear: 1960 },
    { eras: ['günümüz'] },
    { people: ['Şener Şen'] },
  ])('U-04 does not count where %j is wished', (wishes) => {
    expect(at(2025, wishes)).toBe(at(1970, wishes));
  });

  it('U-04 counts for less the better the taste is known', () => {
    expect(at(2025, {}, 0.8) - at(1970, {}, 0.8)).toBeLessThan((at(2025) - at(1970)) / 10);
  });
});

describe('what nobody wants unasked', () => {
  it.each<[string, FilmJudgement, Partial<Wishes>]>([
    ['what crushes', aJudgement({ heavy: 3 }), { tones: ['ağır'] }],
    ['blood', aJudgement({}, { gore: 3 }), { genres: ['Korku'] }],
    ['sex above all', aJudgement({}, { sex: 3 }), { tones: ['cinsellik'] }],
    ['documentaries', aJudgement({}, { documentary: true }), { themes: ['belgesel'] }],
    ['silent films', aJudgement({}, { silent: true }), { themes: ['sessiz film'] }],
    ['silent films', aJudgement({}, { silent: true }), { people: ['Charlie Chaplin'] }],
    ['silent films', aJudgement({}, { silent: true }), { minYear: 1920, maxYear: 1929 }],
    ['films without colour', aJudgement({}, { blackAndWhite: true }), { themes: ['siyah beyaz'] }],
  ])('U-04 %s, comes last, and does not once it is asked for', (_what, judgement, wish) => {
    const points = (of: FilmJudgement, wishes: Partial<Wishes>) =>
      standing.prior(wishing(wishes), stranger)(film(of));
    expect(points(judgement, {})).toBeLessThan(points(aJudgement(), {}));
    expect(points(judgement, wish)).toBe(points(aJudgement(), wish));
  });

  it.each<[number, Partial<Wishes>, boolean]>([
    [8, {}, true],
    [40, {}, false],
    [8, { maxDuration: 100 }, true],
    [8, { maxDuration: 30 }, false],
    [240, {}, false],
    [330, {}, true],
    [330, { minDuration: 140 }, false],
  ])('U-04 a film of %i minutes where %j is wished: %s', (duration, wishes, isBurden) => {
    const points = (minutes: number) =>
      standing.prior(wishing(wishes), stranger)(film(aJudgement(), { duration: minutes }));
    expect(points(duration) < points(100)).toBe(isBurden);
  });

  it.each<Partial<Wishes>>([
    { maxYear: 1959 },
    { eras: ['1950ler'] },
    { people: ['Alfred Hitchcock'] },
    { themes: ['klasik'] },
    { themes: ['sessiz film'] },
  ])('U-04 the older a film the later it comes, and does not where %j is wished', (wishes) => {
    const points = (year: number, wished: Partial<Wishes>) =>
      standing.prior(wishing(wished), stranger)(film(aJudgement(), { year }));
    expect(points(1959, {})).toBeLessThan(points(1985, {}) - 1);
    expect(points(1958, {})).toBeLessThan(points(1959, {}));
    const own = 'themes' in wishes && wishes.themes?.includes('klasik') === true ? 1 : 0.2;
    expect(Math.abs(points(1940, wishes) - points(1984, wishes))).toBeLessThanOrEqual(own);
  });
});
