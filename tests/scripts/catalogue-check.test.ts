import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { catalogueSchema } from '#domain/catalogue-film.ts';
import { compare } from '#scripts/catalogue-check/compare.ts';
import { parseFacts, parseTurkishMade, type ReferenceRow } from '#scripts/catalogue-check/reference-rows.ts';
import { reportOf } from '#scripts/catalogue-check/report.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';

const film = aCatalogueFilm({ rating: 8.6, duration: 169 });
const row = (own: Partial<ReferenceRow> = {}): ReferenceRow => ({
  titles: ['Interstellar'],
  year: 2014,
  minutes: 169,
  rating: 8.6,
  directors: ['Christopher Nolan'],
  cast: ['Matthew McConaughey', 'Anne Hathaway', 'Jessica Chastain'],
  ...own,
});
const disagreeing = (own: Partial<ReferenceRow>) =>
  compare([film], [row(own)])
    .facts.filter(({ agrees }) => !agrees)
    .map(({ field }) => field);

describe('reading reference rows', () => {
  it('reads facts', () => {
    const line = JSON.stringify({
      title: ' Av ',
      year: 2020,
      runtime: 87,
      rating: 6.5,
      cast: ['A', ''],
      director: null,
    });
    expect(parseFacts(`${line}\n\n`)).toEqual({
      rows: [{ titles: ['Av'], year: 2020, minutes: 87, rating: 6.5, directors: [], cast: ['A'] }],
      skipped: 0,
    });
  });

  it('reads films made in Turkey, with all their names', () => {
    const line = JSON.stringify({
      title: 'Masumiyet',
      alt: 'Masumiyet(Innocence) ',
      year: 1997,
      runtime: null,
      imdb: 8.1,
      director: 'Zeki Demirkubuz, Biri',
      cast: [],
    });
    expect(parseTurkishMade(line).rows).toEqual([
      {
        titles: ['Masumiyet', 'Masumiyet', 'Innocence'],
        year: 1997,
        rating: 8.1,
        directors: ['Zeki Demirkubuz', 'Biri'],
        cast: [],
      },
    ]);
  });

  it.each([
    '{',
    'null',
    '[]',
    '"Av"',
    '{"title":"Av"}',
    '{"title":"","year":2020}',
    '{"title":"Av","year":"2020"}',
  ])('skips and counts %s', (line) => {
    expect(parseFacts(line)).toEqual({ rows: [], skipped: 1 });
    expect(parseTurkishMade(line)).toEqual({ rows: [], skipped: 1 });
  });

  it('survives any file', () => {
    const line = fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc
        .dictionary(fc.constantFrom('runtime', 'imdb', 'rating', 'cast', 'director', 'alt'), fc.jsonValue())
        .map((own) => JSON.stringify({ title: 'Av', year: 2020, ...own })),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        for (const parse of [parseFacts, parseTurkishMade]) {
          const { rows, skipped } = parse(lines.join('\n'));
          expect(rows.every(({ titles, year }) => titles.length > 0 && Number.isInteger(year))).toBe(true);
          expect(skipped).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('comparing', () => {
  it.each<[Partial<ReferenceRow>, string[]]>([
    [{}, []],
    [{ year: 2013 }, []],
    [{ year: 2012 }, ['year']],
    [{ minutes: 174 }, []],
    [{ minutes: 175 }, ['minutes']],
    [{ rating: 8.9 }, []],
    [{ rating: 8.3 }, []],
    [{ rating: 8.2 }, ['rating']],
    [{ directors: ['Biri', 'CHRISTOPHER NOLAN'] }, []],
    [{ directors: ['Nolan Christopher'] }, []],
    [{ directors: ['Jonathan Nolan'] }, ['director']],
    [{ cast: ['Anne Hathaway', 'Matthew McConaughey', 'Biri', 'Öteki'] }, []],
    [{ cast: ['Anne Hathaway', 'Biri', 'Öteki'] }, ['cast']],
    [{ cast: ['Anne Hathaway', 'Biri'] }, []],
    [{ cast: ['Biri'] }, ['cast']],
  ])('with a row of %o disagrees in %o', (own, fields) => {
    expect(disagreeing(own)).toEqual(fields);
  });

  it('compares only what the row knows', () => {
    const { minutes: _minutes, rating: _rating, ...rest } = row({ directors: [], cast: [] });
    expect(compare([film], [rest]).facts.map(({ field }) => field)).toEqual(['year']);
  });

  it.each([
    ['by its original title', { titles: ['INTERSTELLAR'] }],
    ['by its Turkish title', { titles: ['Yildizlararasi'] }],
    ['by an alias', { titles: ['Yıldızlar Arası'] }],
  ])('finds a film %s', (_how, own) => {
    const known = aCatalogueFilm({ aliases: ['Yıldızlar Arası'] });
    expect(compare([known], [row(own)]).unknown).toEqual([]);
  });

  it('takes a film of the same name of other years for another', () => {
    expect(compare([film], [row({ year: 2011 })])).toEqual({ facts: [], unknown: [film] });
    expect(compare([film], [])).toEqual({ facts: [], unknown: [film] });
  });

  it('takes, of several rows, the one by the film’s director, then of the nearest year', () => {
    const remake = row({ year: 2014, directors: ['Biri'], minutes: 80 });
    const own = row({ year: 2013 });
    expect(compare([film], [remake, own]).facts.every(({ agrees }) => agrees)).toBe(true);
    const nearer = row({ year: 2014, rating: 8.6 });
    const further = row({ year: 2013, rating: 5 });
    expect(compare([film], [further, nearer]).facts.every(({ agrees }) => agrees)).toBe(true);
  });
});

describe('the report', () => {
  const comparison = (agreeing: number, disagreeing: number) => ({
    facts: [
      ...Array.from({ length: agreeing }, () => true),
      ...Array.from({ length: disagreeing }, () => false),
    ].map((agrees) => ({ film, field: 'minutes' as const, agrees, ours: '169', theirs: '120' })),
    unknown: [film],
  });

  it('lists what disagrees, then the shares', () => {
    expect(reportOf(comparison(1, 1), 2).lines).toEqual([
      'Yıldızlararası (2014), minutes: 169 here, 120 in the reference',
      '',
      'year      nothing to compare',
      'minutes    50.0 %  1 of 2',
      'rating    nothing to compare',
      'director  nothing to compare',
      'cast      nothing to compare',
      'total      50.0 %  1 of 2',
      '',
      '1 of 2 films have a row in the reference.',
      'At least 98.0 % of the facts must agree.',
    ]);
  });

  it.each([
    [98, 2, true],
    [979, 21, false],
    [9799, 201, false],
    [1, 0, true],
    [0, 0, false],
  ])('%i that agree and %i that do not: passes %s', (agreeing, disagreeing, passes) => {
    expect(reportOf(comparison(agreeing, disagreeing), 1).passes).toBe(passes);
  });

  it('never rounds a share up to the bar', () => {
    expect(reportOf(comparison(9799, 201), 1).lines).toContain('minutes    97.9 %  9799 of 10000');
  });
});

describe('the command', () => {
  const script = new URL('../../scripts/catalogue-check.ts', import.meta.url).pathname;
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, output: stdout + stderr }),
      );
    });
  /** Runs against rows that tell the catalogue's own facts, changed as said. */
  async function runWithRows(change: (row: object) => object) {
    const part = new URL('../../catalogue/films/world-1.json', import.meta.url);
    const films = catalogueSchema.parse(JSON.parse(await readFile(part, 'utf8'))).slice(0, 20);
    const rows = films.map(({ originalTitle, year, duration, rating, director, actors }) =>
      change({ title: originalTitle, year, runtime: duration, rating, director: [director], cast: actors }),
    );
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-check-'));
    try {
      await writeFile(join(folder, 'film-facts.jsonl'), rows.map((line) => JSON.stringify(line)).join('\n'));
      await writeFile(join(folder, 'turkish-made-films.jsonl'), '{"title":"Adsız"}\n');
      return await run(folder);
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  it('exits 0 where the catalogue agrees, and says what it could not use', async () => {
    const { code, output } = await runWithRows((own) => own);
    expect(output).toContain('The catalogue agrees with the reference.');
    expect(output).toContain('Lines of turkish-made-films.jsonl that could not be used: 1');
    expect(code).toBe(0);
  });

  it('exits 1 where it does not', async () => {
    const { code, output } = await runWithRows((own) => ({ ...own, runtime: 1 }));
    expect(output).toMatch(/minutes: \d+ here, 1 in the reference/u);
    expect(code).toBe(1);
  });

  it('exits 2 where there is nothing to read', async () => {
    expect(await run()).toMatchObject({ code: 2, output: expect.stringContaining('Usage') });
    expect(await run('/no-such-folder')).toMatchObject({
      code: 2,
      output: expect.stringContaining('ENOENT'),
    });
  });
});
