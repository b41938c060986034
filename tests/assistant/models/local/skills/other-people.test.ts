import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse, lastWords, wishesAfter } from '../converse.ts';

const catalogue = await loadCatalogue();
const wishesOf = async (...texts: string[]) => (await converse(texts, { catalogue })).at(-1)?.calls[0]?.[1];

describe('somebody named after somebody else', () => {
  it.each([
    [['kubrick filmi öner', 'tarkovski olsun'], ['Andrei Tarkovsky']],
    [['tarkovski öner', 'bergman da olur'], ['Ingmar Bergman']],
    [['brad pitt filmi', 'tom cruise'], ['Tom Cruise']],
  ])('takes the place of who made no films with them: %j', async (said, people) => {
    expect(await wishesOf(...said)).toMatchObject({ people });
  });

  it.each([
    [
      ['şener şen filmi', 'kemal sunal olsun'],
      ['Şener Şen', 'Kemal Sunal'],
    ],
    [
      ['nolan öner', 'cillian murphyli olsun'],
      ['Christopher Nolan', 'Cillian Murphy'],
    ],
  ])('is wished together with who is often beside them: %j', async (said, people) => {
    expect(await wishesOf(...said)).toMatchObject({ people });
  });
});

describe('another director, another kind', () => {
  it('keeps who was wished away, and stays near to what was shown', async () => {
    const wishes = await wishesOf('tarkovski öner', 'başka yönetmen olsun');
    expect(wishes).toMatchObject({ excludePeople: ['Andrei Tarkovsky'], similarTo: expect.any(String) });
    expect(wishes).not.toMatchObject({ people: ['Andrei Tarkovsky'] });
  });

  it.each([
    [['komedi öner', 'farklı bir tür olsun'], { genres: [], excludeGenres: ['Komedi'] }],
    [['kore filmi öner', 'başka ülkeden olsun'], { genres: [], avoidThemes: ['Güney Kore'] }],
  ])('%j', async (said, wishes) => {
    expect(await wishesAfter(...said)).toEqual(wishes);
  });
});

describe('films by women', () => {
  it.each(['kadın yönetmenlerden öner', 'yönetmeni kadın olsun', 'kadınların çektiği filmler'])(
    '“%s” is a wish that can be met',
    async (said) => {
      expect(await wishesAfter(said)).toEqual({ genres: [], themes: ['kadın yönetmen'] });
    },
  );
});

describe('the first prize of a festival', () => {
  it.each([
    ['altın palmiye alan filmler', 'cannes-palmiye'],
    ['altın ayı ödüllü bir şey', 'berlin-ayi'],
    ['en iyi film oscarı alanlardan', 'oscar-film'],
    ['oscarlı film', 'oscar'],
  ])('“%s”', async (said, prize) => {
    expect(await wishesAfter(said)).toMatchObject({ awards: [prize] });
  });
});

describe('films told apart', () => {
  it.each(['üçünü kıyasla', 'bunların farkı ne'])('“%s” says who wants which of them', async (said) => {
    const turns = await converse(
      ['inception interstellar ve şaban oğlu şabanı karşılaştır', 'komedi öner', said],
      {
        catalogue,
      },
    );
    const shown = turns.at(-1)?.text ?? '';
    expect(shown).toMatch(/(?:istiyorsan|diyorsan|varsa) .+, .+(?:istiyorsan|diyorsan|varsa) /u);
  });

  it('says it before two are put side by side', async () => {
    const said = await lastWords(["Inception ile Interstellar'ı karşılaştır"], { catalogue });
    expect(said).toMatch(/istiyorsan Başlangıç, .+ istiyorsan Yıldızlararası\./u);
  });
});

describe('films without whoever was wished', () => {
  it.each([
    'şimdi de onun olmadığı bi komedi at',
    'içinde o olmayan bi komedi',
    'onun oynamadığı komedi olsun',
    'ondan olmayan komedi',
  ])('are not of them: %s', async (said) => {
    const wishes = await wishesOf('cem yılmaz filmi öner', said);
    expect(wishes).toMatchObject({ genres: ['Komedi'], excludePeople: ['Cem Yılmaz'] });
    expect(wishes).not.toHaveProperty('people');
  });
});
