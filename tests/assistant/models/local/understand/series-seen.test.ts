import { describe, expect, it } from 'vitest';

import { aJudgement } from '#tests/support/builders.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { converse } from '../converse.ts';

const PARTS = ['Dağ II', 'Tenet', 'Dunkirk', 'Zodiac'];
/** Four of the films are the parts of one series. */
const catalogue = SMALL_CATALOGUE.map((film) => {
  const place = PARTS.indexOf(film.title) + 1;
  return place === 0
    ? film
    : { ...film, judgement: aJudgement({}, { series: { name: 'Kızıl Gece', place } }) };
});
const markedAfter = async (...texts: string[]) =>
  (await converse(texts, { catalogue }))
    .at(-1)
    ?.calls.map(([tool, input]) => ('title' in input ? input.title : tool));

describe('a series that was seen', () => {
  it.each([
    ['kızıl gece serisini komple izledim', PARTS],
    ['kızıl gece filmlerinin hepsini izledik', PARTS],
    ['kızıl gece serisinin üçünü de izledim', PARTS.slice(0, 3)],
    ['kızıl gece üçlemesini bitirdik', PARTS.slice(0, 3)],
  ])('is marked, film by film: %s', async (said, parts) => {
    expect(await markedAfter(said)).toEqual(parts);
  });

  it('is spoken of by its places from then on', async () => {
    expect(
      await markedAfter('kızıl gece serisini bitirdim', 'dur üçüncüyü izlemedim ya onu geri al'),
    ).toEqual([PARTS[2]]);
  });

  it('is marked beside a wish', async () => {
    expect(await markedAfter('kızıl gece serisini bitirdik komedi öner')).toEqual([
      ...PARTS,
      'recommendFilms',
    ]);
  });
});
