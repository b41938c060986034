import { describe, expect, it } from 'vitest';

import { brokenWishes } from '#domain/wish-rules.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { seededRandom } from '#lib/random.ts';

import { type Dialogue, drawWishes, holdDialogues, passPower } from './hold-dialogues.ts';
import { createViewer } from './viewer.ts';

const LONG = 120_000;
const tried = (...successes: boolean[]): Dialogue[] => {
  const wish = { genres: [] };
  return successes.map((success, seed) => ({ wish, seed, success, log: [] }));
};

describe('the simulated viewer', () => {
  it('wishes what enough films meet, in three parts and more', async () => {
    const films = await loadCatalogue();
    const wishes = await drawWishes(60);
    expect(new Set(wishes.map((wish) => JSON.stringify(wish))).size).toBeGreaterThan(50);
    for (const wish of wishes) {
      expect(Object.keys(wish).length).toBeGreaterThanOrEqual(3);
      expect(films.filter((film) => brokenWishes(film, wish).length === 0).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('is content with one film that meets everything, and names what the others break', async () => {
    const films = await loadCatalogue();
    const wish = { genres: ['Drama' as const], maxDuration: 100 };
    const good = films.filter((film) => brokenWishes(film, wish).length === 0);
    const long = films.filter((film) => film.duration > 150);
    const viewer = createViewer(wish, () => 0.9);
    expect(viewer.open()).not.toContain('100');
    expect(viewer.answer(long.slice(0, 3))).toContain('100');
    expect(viewer.answer([...long.slice(0, 2), ...good.slice(0, 1)])).toBeUndefined();
  });

  it(
    'is served by the built-in model',
    async () => {
      const dialogues = await holdDialogues(await drawWishes(12), 1, 'builtIn');
      const failed = dialogues.filter(({ success }) => !success);
      expect(failed.length, failed.map(({ log }) => log.join('\n')).join('\n\n')).toBeLessThanOrEqual(1);
    },
    LONG,
  );
});

describe('pass^k', () => {
  it.each([
    [tried(true, true, true, true), 4, 1],
    [tried(true, true, true, false), 1, 0.75],
    [tried(true, true, true, false), 4, 0],
    [tried(true, true, true, true, false), 4, 0.2],
    [[...tried(true, true), ...tried(false, false)], 2, 0.5],
  ])('of %# is the chance that k tries in a row succeed', (dialogues, tries, expected) => {
    expect(passPower(dialogues, tries)).toBeCloseTo(expected);
  });

  it('is the same for the same seeds', () => {
    const wish = { genres: ['Korku' as const], maxDuration: 90, minRating: 6 };
    expect(createViewer(wish, seededRandom(3)).open()).toBe(createViewer(wish, seededRandom(3)).open());
  });
});
