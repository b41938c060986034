import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const all = await loadCatalogue();
const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('questions that used to be escaped', () => {
  it.each([
    ['adile naşit kaç yaşında öldü', /1930.*1987.*57/u],
    ['brad pitt kaç yaşında', /1963 doğumlu/u],
    ['brad pitt evli mi', /özel hayatını bilmem/u],
  ])('tell years where they are known: %s', async (said, words) => {
    expect((await last(said))?.text).toMatch(words);
  });

  it.each([['titanik filminin bütçesi ne kadar', /gişe/iu]])(
    'say by their kind what is not known: %s',
    async (said, words) => {
      expect((await last(said))?.text).toMatch(words);
    },
  );

  it('tell by what films were chosen', async () => {
    const turn = await last('90lardan aksiyon', 'bunları neye göre seçtin');
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/aksiyon, 1990/u);
  });

  it('explain what was not understood of the film that is marked', async () => {
    const turn = await last('yıldızlararasını izledim de sondaki kitaplığı anlamadım açıklasana');
    expect(turn?.text).toMatch(/Kitaplık/u);
  });
});

describe('others of the films that two made together', () => {
  const calls = async (...said: string[]) => (await converse(said, { catalogue: all })).at(-1)?.calls ?? [];
  const PAIR = 'brad pitt ile george clooney hangi filmlerde beraber oynadı';
  it('are theirs, as long as there are any', async () => {
    expect(await calls(PAIR, 'başka var mı')).toEqual([['showFilm', { title: "Ocean's 12" }]]);
  });

  it('are passed over for what is wished', async () => {
    expect(await calls(PAIR, 'komedi öner')).toEqual([['recommendFilms', { genres: ['Komedi'] }]]);
  });
});
