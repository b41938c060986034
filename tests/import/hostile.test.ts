import { deflateSync, strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { leftOutTable } from '#import/films/left-out.ts';
import { openFile } from '#import/open-file.ts';
import { open } from '#import/session.ts';
import { IMPORT_LIMITS } from '#import/shared/limits.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { breakable, contents, openTestRecords } from '#tests/storage/support.ts';

import { breathe, bring, readExport } from './support/bring.ts';
import { bytesOf, imdbRatings, letterboxdZip } from './support/exports.ts';
import { aFilmLife } from './support/film-life.ts';
import { table } from './support/tables.ts';

const WATCHED = 'Date,Name,Year,Letterboxd URI';
const aTable = (rows: readonly (readonly string[])[], options = {}) => table(WATCHED, rows, options);
const row = (title: string, year = '2014') => ['2020-01-02', title, year, ''];
const utf16 = (text: string, bigEndian: boolean, mark: boolean) => {
  const bytes = Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le');
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
};
const windows1254 = (text: string) => {
  const letters = new Map(
    [...'ĞİŞğış'].map((letter, place) => [letter, [0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe][place] ?? 0]),
  );
  return Uint8Array.from([...text], (letter) => letters.get(letter) ?? letter.codePointAt(0) ?? 0);
};

/** What the person would see of a file, over records that must not change. */
async function refusalOf(bytes: Uint8Array, name = 'dosya.zip', size = bytes.length) {
  const { records, storage } = openTestRecords();
  const before = contents(storage);
  const opening = await open(
    { name, size, arrayBuffer: async () => new Uint8Array(bytes).buffer },
    {
      records,
      catalogue: async () => ({ films: [], tell: async (film) => film }),
      breathe,
      onProgress: () => {},
    },
  );
  expect(contents(storage)).toEqual(before);
  return opening.kind === 'refused' ? opening.message : undefined;
}

describe('encodings', () => {
  const text = aTable([row('Ağır Işık Şöleni: Çöl'), row('İki Göz, Öğle')]);
  it.each([
    ['plain UTF-8', bytesOf(text)],
    ['UTF-8 with a mark', bytesOf(`\uFEFF${text}`)],
    ['UTF-16 with a mark', utf16(text, false, true)],
    ['UTF-16 the other way round', utf16(text, true, true)],
    ['UTF-16 without a mark', utf16(text, false, false)],
    ['the Turkish table of a spreadsheet', windows1254(text)],
    ['semicolons', bytesOf(aTable([row('Ağır Işık Şöleni: Çöl'), row('İki Göz, Öğle')], { delimiter: ';' }))],
  ])('I-11 reads %s', async (_, bytes) => {
    const { rows } = await readExport({ name: 'watched.csv', bytes });
    expect(rows.map(({ title }) => title)).toEqual(['Ağır Işık Şöleni: Çöl', 'İki Göz, Öğle']);
  });
});

describe('files that are no exports', () => {
  const zipped = letterboxdZip(aFilmLife(300)).bytes;
  it.each([
    ['nothing', new Uint8Array(), /tanıyamadım/u],
    ['a text of another kind', bytesOf('merhaba, bu bir mektup'), /tanıyamadım/u],
    ['a table of something else', bytesOf('a,b\n1,2\n'), /tanıyamadım/u],
    ['a table without films', bytesOf(`${WATCHED}\n`), /hiç film yok/u],
    [
      'a picture',
      Uint8Array.from({ length: 4000 }, (_, index) => (index * 31) % 256),
      /metin olarak okunamıyor|tanıyamadım/u,
    ],
    ['half an archive', zipped.slice(0, zipped.length / 2), /bozuk, yarım/u],
    [
      'an archive with its middle broken',
      zipped.map((byte, at) => (at > 2000 && at < 2400 ? 0x55 : byte)),
      /bozuk|açılınca/u,
    ],
    ['an archive of pictures', zipSync({ 'a.png': strToU8('x') }), /tanıdığım bir film listesi yok/u],
    [
      'a quote that never closes',
      bytesOf(`${WATCHED}\n2020-01-02,"Yarım,2014,x\n${row('B').join(',')}\n`),
      /tırnak/u,
    ],
    ['JSON of somebody else', bytesOf('{"films": []}'), /benzemiyor/u],
    ['half a JSON list', bytesOf('[{"movie":'), /JSON dosyası değil/u],
    ['a JSON list of nothing known', bytesOf('[1, "a", null]'), /tanıyamadım/u],
  ])('I-11 says in a sentence what is wrong with %s', async (_, bytes, sentence) => {
    expect(await refusalOf(bytes)).toMatch(sentence);
  });

  it('I-11 does not even open a file of 200 MB', async () => {
    const { records } = openTestRecords();
    const opening = await open(
      { name: 'a.zip', size: 200 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('opened')) },
      { records, catalogue: () => Promise.reject(new Error('asked')), breathe, onProgress: () => {} },
    );
    expect(opening).toEqual({ kind: 'refused', message: expect.stringMatching(/çok büyük/u) });
  });

  it('I-11 gives up an archive that explodes, as soon as it does', async () => {
    const huge = new Uint8Array(IMPORT_LIMITS.entry + 1024 * 1024);
    const bomb = zipSync({ 'watched.csv': huge }, { level: 9 });
    expect(bomb.length).toBeLessThan(200_000);
    let breaths = 0;
    const reading = openFile({ name: 'bomba.zip', bytes: bomb }, async () => void (breaths += 1));
    await expect(reading).rejects.toThrow(/alışılmadık ölçüde büyüyor/u);
    expect(breaths).toBeGreaterThan(0);
  });

  it('I-11 gives up an archive of endless files', async () => {
    const files = Object.fromEntries(
      Array.from({ length: IMPORT_LIMITS.entries + 1 }, (_, index) => [`${index}.txt`, new Uint8Array()]),
    );
    expect(await refusalOf(zipSync(files))).toMatch(/alışılmadık/u);
  });

  it('I-11 says that a table is too long', async () => {
    const rows = Array.from({ length: IMPORT_LIMITS.rows + 1 }, (_, index) => row(`Film ${index}`));
    expect(await refusalOf(bytesOf(aTable(rows)), 'watched.csv')).toMatch(/50.000/u);
  });

  it('I-11 whatever the bytes, ends in a sentence or in films, and in nothing else', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.uint8Array({ maxLength: 200 }).map((tail) => Uint8Array.from([0x50, 0x4b, 3, 4, ...tail])),
      fc
        .uint8Array({ maxLength: 200 })
        .map((body) => zipSync({ 'watched.csv': body, 'x.csv': deflateSync(body) })),
      fc.jsonValue().map((value) => bytesOf(JSON.stringify([value]))),
      fc
        .array(fc.array(fc.string({ unit: 'binary' }), { maxLength: 6 }))
        .map((rows) => bytesOf(aTable(rows))),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (own) => {
        const message = await refusalOf(own);
        if (message !== undefined) expect(message).toMatch(/Hiçbir şey değişmedi\.$/u);
      }),
      { numRuns: 150 },
    );
  });
});

describe('hostile cells', () => {
  const TITLES = [
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '=cmd|calc!A0',
    '<img src=x onerror=alert(1)>',
  ];

  it('I-11 are titles and nothing more', async () => {
    const { records } = openTestRecords();
    await bring({ name: 'watched.csv', bytes: bytesOf(aTable(TITLES.map((title) => row(title)))) }, records);
    expect(records.watched.get().map(({ title }) => title)).toEqual(TITLES);
    expect({}).not.toHaveProperty('title');
  });

  it('I-11 named as columns, or as keys of JSON, reach nothing', async () => {
    const evil =
      '[{"watched_at":"unknown","__proto__":{"polluted":1},"movie":{"title":"A","year":2000,"__proto__":{"polluted":1},"ids":{"imdb":"javascript:1","tmdb":"1e9"}}}]';
    const { rows } = await readExport({ name: 'watched-history-1.json', bytes: bytesOf(evil) });
    expect(rows).toMatchObject([{ title: 'A', ids: {} }]);
    const columns = await readExport({
      name: 'watched.csv',
      bytes: bytesOf(`__proto__,constructor,${WATCHED}\nx,y,2020-01-02,B,2001,javascript:alert(1)\n`),
    });
    expect(columns.rows).toMatchObject([{ title: 'B', year: 2001, ids: {} }]);
    expect({}).not.toHaveProperty('polluted');
  });

  it('I-10 run in no spreadsheet', () => {
    const text = leftOutTable(
      ['=1+1', '+1', '-1', '@a', '\t=1', 'a "b", c'].map((title, index) => ({
        file: 'a.csv',
        line: index,
        title,
        year: 0,
        reason: 'adı okunamadı',
      })),
    );
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain(`'=1+1`);
    for (const cell of text.split('\r\n').flatMap((line) => line.split(',')))
      expect(cell).not.toMatch(/^"?[=+\-@\t]/u);
  });
});

describe('what cannot be saved', () => {
  it('I-09 leaves everything as it was, though the first list had been written', async () => {
    const memory = createMemoryStorage();
    const { storage, broken } = breakable(memory);
    const { records } = openTestRecords({ storage });
    const failing = {
      ...records,
      watchlist: { ...records.watchlist, update: () => Promise.resolve('failed' as const) },
    };
    await expect(bring(letterboxdZip(aFilmLife(60)), failing)).rejects.toThrow('could not be saved');
    expect(records.watched.get()).toEqual([]);
    broken.write = true;
    await expect(
      bring({ name: 'ratings.csv', bytes: bytesOf(imdbRatings(aFilmLife(60), 3)) }, records),
    ).rejects.toThrow('could not be saved');
    broken.write = false;
    expect(records.watched.get()).toEqual([]);
  });
});
