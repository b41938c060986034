import { describe, expect, it } from 'vitest';

import { normaliseTitle } from '#domain/title.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import works from '#films/other-works.json' with { type: 'json' };
import { filmsLike, findOtherWorks } from '#films/other-works.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';

const films = await loadCatalogue();
const said = works.flatMap((work) => work.said.map((way) => [way, work.name] as const));

describe('works that are no films', () => {
  it('stand for two to four films of the catalogue each', () => {
    const found = works.map(({ name, films: loved }) => [
      name,
      loved.length,
      filmsLike(name, films)?.films.length,
    ]);
    expect(
      found.filter(([, loved, there]) => loved !== there || !(Number(there) >= 2 && Number(there) <= 4)),
    ).toEqual([]);
  });

  it('are called by no everyday word, and no way to call one calls another', () => {
    const ways = said.map(([way]) => normaliseTitle(way));
    expect(ways.filter(isCommonWord)).toEqual([]);
    expect(ways.filter((way, at) => ways.indexOf(way) !== at)).toEqual([]);
    expect(works.filter(({ said: own }) => own.length === 0)).toEqual([]);
  });

  it.each(said)('“%s” is %s', (way, name) => {
    expect(findOtherWorks(`${way} gibi bir şey`).map((work) => work.name)).toEqual([name]);
  });

  it.each([
    ['leyla ile mecnunu bitirdim', 'Leyla ile Mecnun'],
    ["Breaking Bad'den sonra", 'Breaking Bad'],
    ['ben witcherı çok severim', 'The Witcher'],
  ])('is found with its suffix: “%s”', (text, name) => {
    expect(findOtherWorks(text).map((work) => work.name)).toEqual([name]);
  });

  it.each(['bir prens ile bir kız', 'karanlık gibi bir şey', 'masum birinin hikâyesi', 'office'])(
    'is not heard in everyday words: “%s”',
    (text) => {
      expect(findOtherWorks(text)).toEqual([]);
    },
  );
});
