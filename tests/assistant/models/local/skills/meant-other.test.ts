import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('a film that is said to have been meant', () => {
  it.each([
    ['con air kaç dakika', 'kimlik dedim ya con air değil', 'Kimlik', 'kimlik temalı'],
    ['aşk ve gurur kaç dakika', "ben titanik'i sordum, sen aşk ve gurur'u anlattın", 'Titanik', 'romantik'],
    ['aşk ve gurur kaç dakika', 'yok ya titanik dedim', 'Titanik', 'romantik'],
  ])('is told what was asked of the other one: “%s”, “%s”', async (asked, said, title, not) => {
    const turn = await last(`${title} filmini göster`, asked, said);
    expect(turn?.calls).toEqual([['showFilm', { title }]]);
    expect(turn?.text).toMatch(/^Kusura bakma.*(?:dakika|saat)/u);
    expect(turn?.text).not.toContain(not);
  });

  it.each([
    "Ben Anna Karenina'yı sordum kızım, sen Aşk ve Gurur'u anlattın",
    'anna kareninayı dün tvde verdiler, güzel mi',
    "Anna Karenina'yı televizyonda verdiler sanki, iyi miydi o",
  ])('is said to be missing where it is not here, and no other is told: %s', async (said) => {
    const turn = await last('aşk ve gururu anlat', said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/Anna [Kk]arenina'yı bilmiyorum/u);
  });

  it.each(['komedi dedim ya', 'titanik gibi dedim ben', 'titanik dedim ya öner', 'o değil başka dedim'])(
    'is none by: %s',
    async (said) => {
      expect((await last('aşk ve gurur kaç dakika', said))?.text).not.toMatch(/yanlış anlamışım/u);
    },
  );
});
