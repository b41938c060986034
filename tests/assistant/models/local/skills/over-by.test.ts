import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { lastWords } from '../converse.ts';

const catalogue = [
  aCatalogueFilm({
    title: 'Yıldızlararası',
    originalTitle: 'Interstellar',
    duration: 169,
    judgement: aJudgement({}, { fame: 5 }),
  }),
  aCatalogueFilm({ title: 'Titanik', duration: 194, judgement: aJudgement({}, { fame: 5 }) }),
];
/** Said at three in the afternoon. */
const told = (...texts: string[]) => lastWords(texts, { catalogue });

describe('whether a film is over by some time', () => {
  it.each([
    [
      'interstellar kaç saat ya, şimdi başlasak 6 gibi biter mi',
      /^Yetişir: .*2 saat 49 dakika.*17:49'da biter/u,
    ],
    ["interstellar'ı şimdi açsam 5'e kadar biter mi", /^Yetişmez: .*17:49'da biter/u],
    ["interstellar 6'dan önce biter mi", /^Yetişir: .*17:49'da/u],
    ["titanik'i dokuzda açsak 12'den önce biter mi", /^Yetişmez: .*21:00'de başlarsan 00:14'te/u],
    ['titanik 2 saatte biter mi', /^Bitmez, .*3 saat 14 dakika/u],
    ['interstellar üç saatte bitiyo mu', /^Biter, /u],
  ])('is told by its length and the clock: “%s”', async (said, words) => {
    expect(await told(said)).toMatch(words);
  });

  it.each([
    ['titanik kaç dakika, oğlan saat 11de yatıyo', "en geç 19:46'da başlarsan 23:00'e biter"],
    ["interstellar kaç saat, 11'e kadar bitsin", "en geç 20:11'de başlarsan"],
  ])(
    'how long it is, beside the time by which it is to be over, tells when to begin: “%s”',
    async (said, words) => {
      expect(await told(said)).toContain(words);
    },
  );

  it.each([
    ["interstellar 22:30'da başlasak kaçta biter", "22:30'da başlarsan Yıldızlararası 01:19'da biter."],
    [
      'interstellar kaç saat şimdi açsam kaçta biter',
      "Yıldızlararası 2 saat 49 dakika sürüyor; şimdi başlarsan 17:49'da biter.",
    ],
  ])('when it is: “%s”', async (said, words) => {
    expect(await told(said)).toBe(words);
  });

  it('is not asked by `biter mi` alone', async () => {
    expect(await told('titanik mutlu biter mi')).not.toMatch(/Yetiş|sürüyor/u);
  });
});
