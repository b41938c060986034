import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { converse, lastWords } from '../converse.ts';

const callsOf = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls;
const compared = (first: object, second: object) => [['compareFilms', { first, second }]];
const titled = (title: string) => ({ title });
const [one, two, three] = SMALL_CATALOGUE.filter(({ genres }) => genres.includes('Drama')).map(
  ({ title }) => title,
);

describe('comparing films by their places', () => {
  it.each([
    '2 ile 3 ü yan yana koysana neyi farklı bunların',
    'ikinciyle üçüncüyü teraziye koy',
    '2 ile 3 arasındaki fark ne',
    'ikinciyle sonuncunun nesi farklı',
    'birbirinden farkı ne 2 ile 3ün',
  ])('puts those two side by side: %s', async (said) => {
    expect(await callsOf('dram öner', said)).toMatchObject(compared(titled(two ?? ''), titled(three ?? '')));
  });

  it('tells of three which is the most so, and for whom each is', async () => {
    const said = ['komedi öner', 'şu üçünü bi teraziye koysana hangisi daha uzun'];
    const words = await lastWords(said, { catalogue: await loadCatalogue() });
    expect(words).toContain('En uzunu');
    expect(words).toMatch(/diyorsan|istiyorsan|olan/u);
  });

  it.each(['fark etmez', 'farklı bi şey öner', 'koltukları yan yana dizdik film öner'])(
    'compares nothing: %s',
    async (said) => {
      expect((await callsOf('dram öner', said))?.map(([tool]) => tool)).toEqual(['recommendFilms']);
    },
  );
});

describe('comparing two films', () => {
  it.each([
    ["Inception ile Interstellar'ı karşılaştır", 'Başlangıç', 'Yıldızlararası'],
    ['titanik mi matrix mi daha yeni', 'Titanik', 'Matrix'],
    ['hangisi daha iyi dövüş kulübü mü yedi mi', 'Dövüş Kulübü', 'Yedi'],
    ['kış uykusu ve uzak filmlerini kıyaslar mısın', 'Kış Uykusu', 'Uzak'],
    ['babam ve oğlum ile eşkıya arasında ne fark var', 'Babam ve Oğlum', 'Eşkıya'],
    ['joker vs whiplash', 'Joker', 'Whiplash'],
    ['Foo Bar ile Titanik’i karşılaştır', 'Foo Bar', 'Titanik'],
  ])('V-04 reads “%s”', async (said, first, second) => {
    expect(await callsOf(said)).toEqual(compared(titled(first), titled(second)));
  });

  it('V-04 takes films that were shown', async () => {
    const pair = compared(expect.objectContaining({ title: one }), expect.objectContaining({ title: two }));
    expect(await callsOf('dram öner', 'ilk ikisini karşılaştır')).toEqual(pair);
    expect(await callsOf('dram öner', 'birinciyle ikinciyi kıyasla')).toEqual(pair);
    expect(await callsOf('dram öner', 'birinciyle ikinciyi kıyasla', 'bunları karşılaştır')).toEqual(pair);
    expect(three).toBeDefined();
  });

  it('V-04 asks which two where that is open, and takes the answer', async () => {
    expect(await lastWords(['dram öner', 'bunları karşılaştır'])).toContain('Hangi iki filmi');
    expect(await callsOf('karşılaştır', 'Titanik ve Matrix')).toEqual(
      compared(titled('Titanik'), titled('Matrix')),
    );
  });

  it('V-03 V-04 asks which film of one name is meant, and keeps the other', async () => {
    expect(await callsOf('Baba mı Joker mi daha uzun', '1972 olan')).toEqual(
      compared({ title: 'Baba', year: 1972 }, titled('Joker')),
    );
  });

  it('V-01 answers with what differs, each film in a sentence, and what they share', async () => {
    const text = await lastWords(["Inception ile Interstellar'ı karşılaştır"]);
    expect(text).toMatch(/Yıldızlararası daha uzun \(2\ssa\s49\sdk\)[^.]* daha yeni \(2014\)/u);
    expect(text).toContain('İkisi de Christopher Nolan filmi.');
  });

  it.each([
    ['shrek 1 mi 2 mi', 'Shrek'],
    ['godfather 1 mi 2 mi', 'Baba'],
    ['toy story 3 mü 4 mü', 'Oyuncak Hikâyesi 3'],
  ])('V-01 weighs two parts of a series: %s', async (said, title) => {
    expect(await lastWords([said], { catalogue: await loadCatalogue() })).toContain(title);
  });

  it.each(['iki kültürü karşılaştıran filmler öner', 'komedi mi dram mı önerirsin'])(
    'takes no wish for a comparison: %s',
    async (said) => {
      expect((await callsOf(said))?.[0]?.[0]).toBe('recommendFilms');
    },
  );
});
