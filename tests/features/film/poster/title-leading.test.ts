import { describe, expect, it } from 'vitest';

import { designPoster } from '#features/film/poster/design.ts';
import { baselinesOf, heightOf } from '#features/film/poster/title-leading.ts';
import { loadCatalogue } from '#films/catalogue.ts';

const TIGHT = 0.98;
const gapsOf = (lines: readonly string[], centred = false) =>
  baselinesOf(lines, centred).map((baseline, index, all) => baseline - (all[index - 1] ?? 0));
const gapOf = (...lines: string[]) => gapsOf(lines)[1];

describe('the lines of a title', () => {
  it.each([
    ['Esaretin', 'Bedeli'],
    ['Mesajınız', 'Var'],
    ['Karanlık', 'Geçmiş'],
  ])('stand close where nothing of “%s” meets “%s”', (first, second) => {
    expect(gapOf(first, second)).toBe(TIGHT);
  });

  it.each([
    ['Aşk', 'Üç', 1.25],
    ['Ağaç', 'Ağlar Gölge', 1],
    ['Uyuyan', 'Güzel', 1.02],
    ['Garipaşk', 'Kaygılan Bak', 1.05],
    // Nearer by, the dots would be the cedilla of an n.
    ['Kilink Soy', 've Öldür', 1.05],
  ])('part where “%s” hangs over what stands out of “%s”', (first, second, least) => {
    expect(gapOf(first, second)).toBeGreaterThanOrEqual(least);
  });

  it('part only where the letters stand over each other, which differs in the middle of the sheet', () => {
    expect(gapOf('Bir Barış', 'Öz')).toBeLessThan(1.1);
    expect(gapsOf(['Bir Barış', 'Öz'], true)[1]).toBeLessThan(1.1);
    expect(gapsOf(['Barış', 'Bir Uzun Öz'], false)[1]).toBeLessThan(1.1);
    expect(gapsOf(['Barış', 'Uzun Öz'], true)[1]).toBeGreaterThan(1.1);
  });

  it('part one by one: the others stay close', () => {
    const gaps = gapsOf(['Bir', 'Aşk', 'Üç', 'Ev']);
    expect(gaps[0]).toBe(0);
    expect(gaps[1]).toBeCloseTo(TIGHT);
    expect(gaps[2]).toBeGreaterThan(1.1);
    expect(heightOf(baselinesOf(['Bir', 'Aşk', 'Üç', 'Ev'], false))).toBeCloseTo(
      gaps.reduce((a, b) => a + b) + TIGHT,
    );
  });

  it('are mostly as close as can be, and never as far apart as an empty line', async () => {
    const gaps = (await loadCatalogue()).flatMap((film) => {
      const { baselines } = designPoster(film);
      return baselines.slice(1).map((baseline, index) => baseline - (baselines[index] ?? 0));
    });
    expect(gaps.filter((gap) => gap < TIGHT + 0.001).length / gaps.length).toBeGreaterThan(0.7);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1.27);
  });
});
