import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { GENRES } from '#domain/genre.ts';
import { checkFilms, genreFits, removeDuplicates } from '#domain/rules.ts';
import { normaliseTitle } from '#domain/title.ts';

const three = [
  { title: 'Babam ve Oğlum', genre: 'Drama' },
  { title: 'Kış Uykusu', genre: 'Drama' },
  { title: 'Ahlat Ağacı', genre: 'Drama' },
];
const messages = (...args: Parameters<typeof checkFilms>) =>
  checkFilms(...args).map(({ message }) => message);

describe('checkFilms: their exact messages', () => {
  it('has none for three films of the selected genre', () => {
    expect(checkFilms(three, { genres: ['Drama'] })).toEqual([]);
  });

  it.each([0, 1, 2, 4])('M-06 counts %i films', (count) => {
    const films = Array.from({ length: count }, (_, i) => ({ title: `Film ${i}`, genre: 'Drama' }));
    expect(messages(films, { genres: ['Drama'] })).toEqual([`Film sayısı ${count}. Tam olarak 3 olmalı.`]);
  });

  it.each(['', '   ', '?!'])('M-08 refuses the title %o', (title) => {
    expect(messages([...three.slice(1), { title, genre: 'Drama' }], { genres: ['Drama'] })).toEqual([
      'Boş/Geçersiz başlık.',
    ]);
  });

  it('M-09 names a duplicate as it was written, however its letters are', () => {
    const films = [...three.slice(1), { title: 'KIŞ UYKUSU!', genre: 'Drama' }];
    expect(checkFilms(films, { genres: ['Drama'] })).toEqual([
      { rule: 'duplicate', message: 'Duplikasyon: KIŞ UYKUSU!', title: 'KIŞ UYKUSU!' },
    ]);
  });

  it('M-03 says which film has another genre', () => {
    const films = [...three.slice(1), { title: 'Recep İvedik', genre: 'Komedi' }];
    expect(checkFilms(films, { genres: ['Drama'] })).toEqual([
      { rule: 'genre', message: 'Tür uyuşmazlığı', title: 'Recep İvedik' },
    ]);
  });

  it('refuses what was recommended before', () => {
    expect(messages(three, { genres: ['Drama'], banned: ['kis uykusu', ''] })).toEqual([
      'Tekrar: Kış Uykusu',
    ]);
  });

  it('lists every violation, film by film', () => {
    const films = [
      { title: 'Av', genre: 'Korku' },
      { title: 'av', genre: 'Drama' },
    ];
    expect(messages(films, { genres: ['Drama'] })).toEqual([
      'Film sayısı 2. Tam olarak 3 olmalı.',
      'Tür uyuşmazlığı',
      'Duplikasyon: av',
    ]);
  });
});

describe('M-02 M-03 genreFits', () => {
  it.each([
    ['Drama', ['Drama'], true],
    ['Drama, Suç', ['Suç', 'Drama'], true],
    ['Drama', ['Drama', 'Suç'], true],
    ['Drama, Suç', ['Drama'], false],
    ['drama', ['Drama'], false],
    ['', ['Drama'], false],
    ['Genel', ['Drama'], false],
    ['Animasyon, Aile', ['Animasyon', 'Aile'], true],
    ['Animasyon', ['Animasyon', 'Aile'], true],
    ['Aile', ['Animasyon', 'Aile'], false],
    ['Genel', [], true],
    ['Belgesel', [], true],
    ['', [], false],
    [' , ', [], false],
  ] as const)('%o among %o: %s', (genre, selected, expected) => {
    expect(genreFits(genre, selected)).toBe(expected);
  });

  it('holds for every part of the selection, as long as an animation stays one', () => {
    fc.assert(
      fc.property(fc.subarray([...GENRES], { minLength: 1 }), fc.nat(), (selected, skip) => {
        const part = selected.slice(skip % selected.length);
        expect(genreFits(part.join(', '), selected)).toBe(
          !selected.includes('Animasyon') || part.includes('Animasyon'),
        );
      }),
    );
  });
});

describe('removeDuplicates', () => {
  it('M-05 keeps the first of a title and leaves blank titles for the rules to name', () => {
    const films = ['Av', 'AV!', '', 'Avcı', '', 'av'].map((title) => ({ title }));
    expect(removeDuplicates(films).map(({ title }) => title)).toEqual(['Av', '', 'Avcı', '']);
  });

  it('leaves an answer that has no duplicate, and loses no title', () => {
    const title = fc.constantFrom('Av', 'AV', 'Avcı', 'Kış', 'KIŞ', 'kis', '', '!');
    fc.assert(
      fc.property(fc.array(fc.record({ title })), (films) => {
        const kept = removeDuplicates(films);
        expect(
          checkFilms(
            kept.map((film) => ({ ...film, genre: 'Drama' })),
            { genres: [] },
          ).map(({ rule }) => rule),
        ).not.toContain('duplicate');
        const titles = (list: typeof films) => new Set(list.map((film) => normaliseTitle(film.title)));
        expect(titles(kept)).toEqual(titles(films));
      }),
    );
  });
});
