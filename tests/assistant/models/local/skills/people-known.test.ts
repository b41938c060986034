import { describe, expect, it } from 'vitest';

import { loadCatalogue, loadLore } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue(), lore: loadLore };
const last = async (...said: string[]) => (await converse(said, options)).at(-1);

describe('what is known of people', () => {
  it.each([
    [['margot robbie hangi ülkeden'], /Avustralyalı/u],
    [['christoph waltz alman mı'], /Avusturyalı/u],
    [['salma hayek nereli'], /Meksikalı/u],
    [['charlize theron nereli kac yasinda'], /Güney Afrikalı.*1975/u],
  ])('tells where they are from: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it.each([
    [['haluk bilginer kış uykusunda mı'], /^Evet.*Bilginer/u],
    [['yılmaz güney yol filminde oynuyor mu'], /^Hayır/u],
    [['robert de niro sıkı dostlarda var mı'], /^Evet/u],
    [['cem yılmaz pek yakında da oynuyo mu'], /^Evet/u],
    [['brad pitt yedide var mıydı'], /^Evet, Yedi/u],
    [['ölü ozanlar derneğindeki öğretmen kimdi', 'can dostumda da oydu sanki'], /^Evet.*Robin Williams/u],
    [['joker kim oynadı', 'gladyatörde de var mıydı'], /^Evet.*Joaquin Phoenix/u],
  ])('tells whether they are in a film: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it.each([
    ['tom hanks filmi var mı', 'recommendFilms'],
    ["tom hanks'in savaş filmi var mı", 'recommendFilms'],
    ['titanik var mı', 'showFilm'],
  ])('takes no wish for such a question: %s', async (said, tool) => {
    const turn = await last(said);
    expect(turn?.calls[0]?.[0]).toBe(tool);
    expect(turn?.text).not.toMatch(/^(?:Evet|Hayır)/u);
  });
});
