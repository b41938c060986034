import { describe, expect, it, vi } from 'vitest';

import { aFilm, NOW, openTestRecords } from './support.ts';

const KEY = 'film_favorites';
const stored = (records: unknown) => ({ entries: [[KEY, JSON.stringify(records)]] as const });
const empty = { id: 'nowhere', title: '', year: 0 };

describe('favourites: adding', () => {
  it('K-14 keeps the film with its original id, the time and its flag, in exactly that shape', async () => {
    const { records, storage } = openTestRecords();
    expect(await records.favourites.add(aFilm())).toBe(true);
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([
      { ...aFilm(), originalId: aFilm().id, addedToFavoritesAt: NOW.toISOString(), isFavorite: true },
    ]);
    expect(records.favourites.get()).toEqual(JSON.parse(storage.getItem(KEY) ?? ''));
  });

  it('K-15 makes an id of a numeric one, the title and the time', async () => {
    const { records } = openTestRecords();
    await records.favourites.add(aFilm({ id: 7 }));
    expect(records.favourites.get()).toEqual([
      expect.objectContaining({ id: `7_Babam_ve_Oğlum_${NOW.getTime()}`, originalId: 7 }),
    ]);
  });

  it('puts the newest last', async () => {
    const { records } = openTestRecords();
    await records.favourites.add(aFilm());
    await records.favourites.add(aFilm({ id: 'b', title: 'Issız Adam' }));
    expect(records.favourites.get().map(({ title }) => title)).toEqual(['Babam ve Oğlum', 'Issız Adam']);
  });

  it.each([
    ['the same id', aFilm({ title: 'Başka', year: 1990 })],
    ['the same title and year', aFilm({ id: 'another' })],
    ['the same title in other letters', aFilm({ id: 'another', title: 'BABAM VE OGLUM!' })],
    ['the same original id', { ...aFilm({ id: 'x', title: 'Başka' }), originalId: aFilm().id }],
  ])('E-07 F-15 refuses a film of %s', async (_, film) => {
    const { records, storage } = openTestRecords();
    await records.favourites.add(aFilm());
    const before = storage.getItem(KEY);
    expect(records.favourites.has(film)).toBe(true);
    expect(await records.favourites.add(film)).toBe(false);
    expect(storage.getItem(KEY)).toBe(before);
  });

  it('refuses a numeric id that is an original id already', async () => {
    const { records } = openTestRecords();
    await records.favourites.add(aFilm({ id: 550 }));
    expect(await records.favourites.add(aFilm({ id: 550, title: 'Başka', year: 1999 }))).toBe(false);
  });

  it.each([
    ['the same title of another year', aFilm({ id: 'x', year: 1999 })],
    ['the same small number but another title', aFilm({ id: 7, title: 'Eşkıya', year: 1996 })],
  ])('F-17 takes a film of %s', async (_, film) => {
    const { records } = openTestRecords();
    await records.favourites.add(aFilm({ id: 7 }));
    expect(records.favourites.has(film)).toBe(false);
    expect(await records.favourites.add(film)).toBe(true);
    expect(records.favourites.get()).toHaveLength(2);
  });

  it('keeps the original id of a film that comes from the other list', async () => {
    const { records } = openTestRecords();
    await records.watched.add(aFilm({ id: 550 }));
    const [watched] = records.watched.get();
    if (watched === undefined) throw new Error('nothing watched');
    await records.favourites.add({ ...watched, id: 'copy' });
    expect(records.favourites.get()).toEqual([expect.objectContaining({ id: 'copy', originalId: 550 })]);
  });

  it('refuses one of two additions made at once', async () => {
    const { records } = openTestRecords();
    const answers = await Promise.all([records.favourites.add(aFilm()), records.favourites.add(aFilm())]);
    expect(answers.sort()).toEqual([false, true]);
    expect(records.favourites.get()).toHaveLength(1);
  });

  it('does not change with the object that it was given', async () => {
    const { records } = openTestRecords();
    const film = aFilm();
    await records.favourites.add(film);
    film.title = 'Değişti';
    expect(records.favourites.get()[0]?.title).toBe('Babam ve Oğlum');
  });
});

describe('favourites: removing', () => {
  it.each([
    ['its id', { ...empty, id: 'a' }],
    ['its original id', { ...empty, id: 'orig' }],
    ['its original id given as one', { ...empty, originalId: 'orig' }],
  ])('F-16 works by %s, without a title', async (_, ref) => {
    const { records } = openTestRecords(stored([{ ...aFilm({ id: 'a' }), originalId: 'orig' }]));
    expect(await records.favourites.remove(ref)).toBe(true);
    expect(records.favourites.get()).toEqual([]);
  });

  it('works by a large number alone', async () => {
    const { records } = openTestRecords(stored([aFilm({ id: 101 })]));
    expect(await records.favourites.remove({ ...empty, id: 101 })).toBe(true);
  });

  it('F-17 takes only the film whose title agrees among those with the same small number', async () => {
    const { records, storage } = openTestRecords(
      stored([aFilm({ id: 7 }), aFilm({ id: 7, title: 'Eşkıya', year: 1996 })]),
    );
    expect(await records.favourites.remove({ id: 7, title: 'eşkıya', year: 1996 })).toBe(true);
    expect(records.favourites.get().map(({ title }) => title)).toEqual(['Babam ve Oğlum']);
    const before = storage.getItem(KEY);
    expect(await records.favourites.remove({ id: 7, title: 'Eşkıya', year: 1996 })).toBe(false);
    expect(storage.getItem(KEY)).toBe(before);
  });

  it('takes a film with a small number and a title of signs only', async () => {
    const { records } = openTestRecords(stored([aFilm({ id: 7, title: '...!' })]));
    expect(await records.favourites.remove({ id: 7, title: '...!', year: 2005 })).toBe(true);
  });

  it('refuses a small number without a title, and warns of the collision', async () => {
    const { records, logger } = openTestRecords(stored([aFilm({ id: 100 })]));
    expect(await records.favourites.remove({ id: 100, title: '', year: 2005 })).toBe(false);
    expect(records.favourites.get()).toHaveLength(1);
    expect(logger.lines).toEqual([expect.objectContaining({ level: 'warn', detail: 100 })]);
  });

  it('takes the film of the same title and year where no id agrees, as has() shows it', async () => {
    const { records } = openTestRecords(stored([aFilm({ id: 'old' }), aFilm({ id: 'b', year: 1999 })]));
    expect(records.favourites.has(aFilm({ id: 'new' }))).toBe(true);
    expect(await records.favourites.remove(aFilm({ id: 'new' }))).toBe(true);
    expect(records.favourites.get().map(({ id }) => id)).toEqual(['b']);
  });

  it('takes one film only where an id agrees', async () => {
    const { records } = openTestRecords(stored([aFilm({ id: 'a' }), aFilm({ id: 'b' })]));
    expect(await records.favourites.remove(aFilm({ id: 'b' }))).toBe(true);
    expect(records.favourites.get().map(({ id }) => id)).toEqual(['a']);
  });

  it('answers false, and writes nothing, for a film that is not there', async () => {
    const { records, storage } = openTestRecords();
    expect(await records.favourites.remove(aFilm())).toBe(false);
    expect(storage.length).toBe(0);
  });

  it('F-09 clears everything', async () => {
    const { records, storage } = openTestRecords(stored([aFilm({ id: 'a' }), aFilm({ id: 'b' })]));
    expect(await records.favourites.clear()).toBe(true);
    expect(storage.getItem(KEY)).toBe('[]');
    expect(await records.favourites.clear()).toBe(true);
  });
});

describe('favourites: asking', () => {
  it('E-09 warns when a small number is asked for without a title, and does not take it for the film', () => {
    const { records, logger } = openTestRecords(stored([aFilm({ id: 7 })]));
    expect(records.favourites.has({ ...empty, id: 7 })).toBe(false);
    expect(records.favourites.has({ ...empty, id: 7, title: '  ' })).toBe(false);
    expect(logger.lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });

  it('does not warn of larger numbers, texts, or where there is a title', () => {
    const { records, logger } = openTestRecords(stored([aFilm({ id: 7 }), aFilm({ id: 101, title: 'X' })]));
    expect(records.favourites.has({ ...empty, id: 101 })).toBe(true);
    expect(records.favourites.has({ ...empty, id: '7' })).toBe(false);
    expect(records.favourites.has(aFilm({ id: 7 }))).toBe(true);
    expect(logger.lines).toEqual([]);
  });
});

describe('favourites: older shapes', () => {
  it('reads a name for a title, numbers kept as text, and fills in what is missing', () => {
    const old = { id: 3, name: 'Vizontele', year: '2001', rating: '8,0', addedToFavoritesAt: '2020-01-02' };
    const { records } = openTestRecords(stored([old]));
    expect(records.favourites.get()).toEqual([
      expect.objectContaining({
        id: 3,
        title: 'Vizontele',
        year: 2001,
        rating: 8,
        duration: 120,
        actors: ['Bilinmeyen Oyuncu'],
        plot: 'Detay bulunamadı.',
        addedToFavoritesAt: '2020-01-02',
        isFavorite: true,
      }),
    ]);
    expect(records.problems.list()).toEqual([]);
  });

  it('keeps fields that it does not know when it writes', async () => {
    const { records, storage } = openTestRecords(stored([{ ...aFilm({ id: 'a' }), note: { mine: [1] } }]));
    await records.favourites.add(aFilm({ id: 'b', title: 'Issız Adam' }));
    expect(JSON.parse(storage.getItem(KEY) ?? '')[0]).toMatchObject({ id: 'a', note: { mine: [1] } });
  });
});

describe('favourites: failing', () => {
  it('E-07 answers false where there is no space; the list stays, the problem says why', async () => {
    const { records, storage } = openTestRecords({ ...stored([aFilm({ id: 'a' })]), quota: 1200 });
    const before = storage.getItem(KEY);
    const list = records.favourites.get();
    expect(await records.favourites.add(aFilm({ id: 'b', title: 'Issız Adam' }))).toBe(false);
    expect(storage.getItem(KEY)).toBe(before);
    expect(records.favourites.get()).toBe(list);
    expect(records.problems.list()).toEqual([
      expect.objectContaining({ key: KEY, kind: 'quota', message: expect.stringContaining('yer kalmadı') }),
    ]);
    expect(await records.favourites.remove(aFilm({ id: 'a' }))).toBe(true);
    expect(records.problems.list()).toEqual([]);
  });
});

describe('favourites: subscribing', () => {
  it('tells of additions, removals and clearing, and not of what was refused', async () => {
    const { records } = openTestRecords();
    const listener = vi.fn<() => void>();
    records.favourites.subscribe(listener);
    await records.favourites.add(aFilm());
    await records.favourites.add(aFilm());
    expect(listener).toHaveBeenCalledTimes(1);
    await records.favourites.remove(aFilm());
    await records.favourites.remove(aFilm());
    expect(listener).toHaveBeenCalledTimes(2);
    await records.favourites.add(aFilm());
    await records.favourites.clear();
    await records.favourites.clear();
    expect(listener).toHaveBeenCalledTimes(4);
  });
});
