import { describe, expect, it } from 'vitest';

import { callAfter } from '../converse.ts';

describe('films like one that is known by heart', () => {
  it.each([
    ['nolanın tenet filmini ezbere biliyorum onun gibi başka ne var', 'Tenet'],
    [
      'bong joon honun parazit filmini kaç kere baktım ezberledim artık onun ayarında onun gibi başka ne var',
      'Parazit',
    ],
  ])('are wished, and none of whoever made it: %s', async (said, similarTo) => {
    expect(await callAfter(said)).toMatchObject(['recommendFilms', { similarTo }]);
  });

  it('are not, where their other films are asked for', async () => {
    expect(await callAfter('nolanın tenet filmini defalarca izledim, başka filmleri ne')).not.toMatchObject([
      'recommendFilms',
      { similarTo: 'Tenet' },
    ]);
  });
});

it.each([
  'macera ac ama animasyon cikmasin kac yasinda kadiniz',
  'komedi aç ama romantik olmasın kaç yaşında adamız ya',
])('an outcry asks nobody’s age: %s', async (said) => {
  expect((await callAfter(said))?.[0]).toBe('recommendFilms');
});

it('films like the one in talk are to be seen, not itself', async () => {
  expect(
    await callAfter(
      'vizontele nasıl film',
      'bunun gibi olsun ama yerli olmasın bi de yabancılar ne yapmış görelim',
    ),
  ).toMatchObject(['recommendFilms', { similarTo: 'Vizontele', origin: 'yabancı' }]);
});
