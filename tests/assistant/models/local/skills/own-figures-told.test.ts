import { describe, expect, it } from 'vitest';

import { callAfter } from '../converse.ts';

describe('hours and films of one’s own', () => {
  it.each([
    'kaç saatimi yemişim filmlere',
    'filmlere ne kadar vaktim gitmiş',
    'bu sene kaç film devirmişim ya sayılı mayılı bi yer vardı burda annem çok izliyosun diyo kanıt lazım',
    'ekran başında kaç gün geçirmişim acaba',
  ])('are shown as figures: %s', async (said) => {
    expect(await callAfter(said)).toEqual(['showStats', {}]);
  });

  it('are none of a film', async () => {
    expect((await callAfter('kaç saatimi yer bu film'))?.[0]).not.toBe('showStats');
  });
});

it.each([
  'o yığından sen çek bi tane',
  'sonra izlerim diye dağ gibi yığmışım. o yığından sen çek bi tane bu akşamlık',
])('One film comes out of the pile that was put by: %s', async (said) => {
  expect((await callAfter(said))?.[0]).toBe('pickFromWatchlist');
});

it('All that is known of a kind was seen, and others are wished', async () => {
  const call = await callAfter('korkuda meşhur ne varsa bitirdim, kıyıda köşede kalmış bişeyler lazım');
  expect(call).toMatchObject(['recommendFilms', { genres: ['Korku'] }]);
  expect((await callAfter('korkuda izlediklerim neler'))?.[0]).toBe('listFilms');
});
