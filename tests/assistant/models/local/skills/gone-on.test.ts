import { describe, expect, it } from 'vitest';

import { NOW } from '#tests/support/builders.ts';

import { converse } from '../converse.ts';

const lastCalls = async (...said: string[]) => (await converse(said)).at(-1)?.calls;

describe('a film that is gone on from', () => {
  it.each([
    ['aynı yönetmenin daha kısası', { people: ['James Cameron'], maxDuration: 173 }],
    ['bunu çekenin başka neleri var', { people: ['James Cameron'] }],
    ['aynı aktör ama komedi olsun', { people: ['Leonardo DiCaprio'], genres: ['Komedi'] }],
    ['aynı kafada ama kanlı olmasın', { similarTo: 'Titanik', avoidThemes: ['kanlı'] }],
  ])('is the measure of others: “%s”', async (said, wishes) => {
    expect(await lastCalls("Titanik'i izledim", said)).toMatchObject([['recommendFilms', wishes]]);
  });

  it('is left out where the same person is meant', async () => {
    expect(await lastCalls("Titanik'i izledim", 'aynı yönetmenin daha kısası')).toMatchObject([
      ['recommendFilms', { excludeTitles: ['Titanik'] }],
    ]);
  });

  it('stays the measure of the films that are like it', async () => {
    expect(await lastCalls('Titanik gibi bir film öner', 'bunlar gibi ama komedi olsun')).toMatchObject([
      ['recommendFilms', { similarTo: 'Titanik', genres: ['Komedi'] }],
    ]);
  });
});

describe('what is said against all that is shown', () => {
  it.each([
    ['bunlar komik mi şimdi allah aşkına', { tones: ['komik'] }],
    ['bunların hepsi nuh nebiden kalma, dedem mi izlicek', { minYear: 2010 }],
    ['ya bunları bilmeyen mi var', { fame: 'hidden' }],
    ['yaşlı amcaların filmi bunlar lütfen son 5 yıl', { minYear: NOW.getFullYear() - 5 }],
  ])('brings others, and is no question: “%s”', async (said, wishes) => {
    const [call] = (await lastCalls('komedi öner', said)) ?? [];
    expect(call?.[0]).toBe('recommendFilms');
    expect(call?.[1]).toMatchObject(wishes);
  });

  it('brings another in the place of the one that nobody wants, and keeps it nowhere', async () => {
    const calls = await lastCalls('komedi öner', 'sonuncuyu beğenmedim kim izler onu', 'yerine başka koy');
    expect(calls?.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });
});

describe('what was put on a list', () => {
  it.each(['yav vazgeçtim çıkar onu kanlıymış', 'yok ya vazgeçtim çıkar onu çocuk işi'])(
    'is taken off again, whatever the reason: “%s”',
    async (said) => {
      expect(await lastCalls("Titanik'i favorilerime ekle", said)).toMatchObject([
        ['removeFavourite', { title: 'Titanik' }],
      ]);
    },
  );
});

describe('films that are named together', () => {
  it('are chosen among, and pointed at by their places afterwards', async () => {
    const turns = await converse(['Titanik ile Matrix arasındayım', 'ilkini listeme ekle']);
    expect(turns[0]?.calls).toEqual([]);
    expect(turns[0]?.text).toMatch(/Titanik|Matrix/u);
    expect(turns[1]?.calls).toEqual([['addToWatchlist', { title: 'Titanik' }]]);
  });

  it('stand for what was shown where nothing is pointed at', async () => {
    const calls = await lastCalls('komedi öner', 'ona yakın kafa ama başka yönetmen');
    expect(calls?.map(([tool]) => tool)).toEqual(['recommendFilms']);
    expect(calls?.[0]?.[1]).toHaveProperty('similarTo');
  });
});

describe('any film', () => {
  it.each(['film aç sen', 'ee ne izliyoz'])('is asked for without a title: “%s”', async (said) => {
    expect((await lastCalls('komedi öner', said))?.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });
});
