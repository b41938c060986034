import { describe, expect, it } from 'vitest';

import { makeReport } from '#domain/report/make-report.ts';
import { designPoster } from '#features/film/poster/design.ts';
import { drawReport, FRAMES } from '#features/report/picture/draw-report.ts';
import { INKS } from '#features/report/picture/inks.ts';
import { createPen } from '#features/report/picture/pen.ts';
import { type SizeName, SIZES } from '#features/report/picture/sizes.ts';
import { hoursOf } from '#features/report/words/report-words.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { aWatched } from '#tests/support/builders.ts';

interface Written {
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A sheet that notes what is written on it; a letter is as wide as most letters of these fonts. */
function aSheet() {
  const written: Written[] = [];
  const pictures: unknown[] = [];
  const nothing = () => {};
  const sheet = {
    font: '',
    letterSpacing: '0px',
    textAlign: 'left',
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    globalAlpha: 1,
    ...Object.fromEntries(
      [
        'save',
        'restore',
        'beginPath',
        'roundRect',
        'clip',
        'fill',
        'fillRect',
        'strokeRect',
        'arc',
        'stroke',
        'moveTo',
        'lineTo',
      ].map((name) => [name, nothing]),
    ),
    createRadialGradient: () => ({ addColorStop: nothing }),
    drawImage: (image: unknown) => pictures.push(image),
    measureText(words: string) {
      return { width: [...words].length * (size() * 0.56 + Number.parseFloat(sheet.letterSpacing)) };
    },
    fillText(words: string, x: number, y: number) {
      const { width } = sheet.measureText(words);
      const left = sheet.textAlign === 'center' ? x - width / 2 : sheet.textAlign === 'right' ? x - width : x;
      written.push({ words, left, right: left + width, top: y - size() * 0.74, bottom: y });
    },
  };
  const size = () => Number(/(\d+(?:\.\d+)?)px/u.exec(sheet.font)?.[1] ?? 0);
  // Only what the pen uses is there, and jsdom has none of it.
  return { context: sheet as unknown as CanvasRenderingContext2D, written, pictures };
}

const LONG = 'Uzun Adıyla Bile Sığması Gereken Bir Filmin Ardından Gelen Öteki Filmin Devamı';
const films = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aWatched({
      id: `f${index}`,
      title: index % 2 === 0 ? `${LONG} ${index}` : `Kısa ${index}`,
      year: 1930 + ((index * 13) % 96),
      genre: ['Drama', 'Bilim Kurgu, Komedi', 'Suç, Gerilim, Aksiyon', 'Fantastik'][index % 4] ?? '',
      duration: 100 + (index % 80),
      director: index % 3 === 0 ? 'Apichatpong Weerasethakul ile Uzun Adlı Arkadaşı' : `Y ${index}`,
      actors: ['Ortak Oyuncu'],
      rating: 6,
      score: 1 + (index % 10),
      viewings: [
        new Date(2024, 0, 1, 20).toISOString(),
        new Date(2026, index % 12, 1 + (index % 28), 20).toISOString(),
      ],
      watchedAt: new Date(2026, 0, 1, 20).toISOString(),
    }),
  );

const overlap = (a: Written, b: Written) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

describe('the picture of a report', () => {
  const cases = (['portrait', 'landscape'] as const).flatMap((size) =>
    [1, 5, 60, 400].flatMap((count) => [undefined, 6].map((month) => [size, count, month] as const)),
  );

  it.each(cases)(
    'Y-06 %s, of %i films (month %s): nothing leaves the sheet or lies over another',
    (size: SizeName, count, month) => {
      const report = makeReport(films(count), [], { year: 2026, month });
      const { context, written, pictures } = aSheet();
      const posters = report.best.slice(0, FRAMES[size]).map((film) => ({
        film,
        design: designPoster(film),
        image: { title: film.title } as unknown as CanvasImageSource,
      }));
      drawReport(createPen(context, INKS.dark), size, {
        report,
        posters,
        name: 'Bir Hayli Uzun İsimli Bir Kişi',
      });
      const { width, height } = SIZES[size];
      expect(pictures).toHaveLength(posters.length);
      // The figures are never cut.
      const all = written.map(({ words }) => words);
      expect(all).toEqual(
        expect.arrayContaining(
          report.films === 0 ? [] : [formatNumber(report.films), formatNumber(hoursOf(report)), 'tekrar'],
        ),
      );
      for (const each of written) {
        expect(each.left, each.words).toBeGreaterThanOrEqual(0);
        expect(each.right, each.words).toBeLessThanOrEqual(width);
        expect(each.bottom, each.words).toBeLessThanOrEqual(height);
      }
      const ofPosters = new Set(posters.flatMap(({ design }) => [...design.words.lines]));
      const own = written.filter(({ words }) => !ofPosters.has(words) && !words.startsWith('★'));
      const clashes = own.flatMap((a, index) =>
        own.slice(index + 1).flatMap((b) => (overlap(a, b) ? [`${a.words} × ${b.words}`] : [])),
      );
      expect(clashes).toEqual([]);
    },
  );

  it('Y-06 holds a name only where one is given', () => {
    const draw = (name: string | undefined) => {
      const { context, written } = aSheet();
      const report = makeReport(films(5), [], { year: 2026 });
      drawReport(createPen(context, INKS.light), 'portrait', { report, posters: [], name });
      return written.map(({ words }) => words).join('\n');
    };
    expect(draw(undefined)).not.toContain('Deniz');
    expect(draw('Deniz')).toContain('Deniz');
  });
});
