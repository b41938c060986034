import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const callAfter = async (said: string) => (await converse([said], { catalogue, recall })).at(-1)?.calls[0];

describe('films of a kind that were there in a decade', () => {
  it.each([
    ['seksenlerin korkuları vardı ya videocudan kiralardık, onlardan üç tane say hele', 'Korku', 1980],
    ['hani 90larda parliament sinema kulübünde çıkan komediler vardı ya, o yıllardan', 'Komedi', 1990],
    ['hani 80lerde yazlık sinemada oynayan aşk filmleri vardı, o dönemden bir tane', 'Romantik', 1980],
    ['2000lerin gençlik komedileri vardı ya hani, o havada üç tane', 'Komedi', 2000],
    ['altmışların gerilimleri vardı ya annem bayılırdı, onlardan bul', 'Gerilim', 1960],
  ])('are wished, and no single one is looked for: %s', async (said, genre, minYear) => {
    const wishes = { genres: [genre], minYear, maxYear: minYear + 9 };
    expect(await callAfter(said)).toMatchObject(['recommendFilms', wishes]);
  });

  it.each([
    ['90lardan hani bir korku vardı maskeli katil telefonla arıyordu adı neydi', 'Çığlık'],
    ['seksenlerde bir film vardı çocuklar hazine arıyordu', 'The Goonies'],
  ])('are none where one is told: %s', async (said, title) => {
    expect(await callAfter(said)).toMatchObject(['showFilm', { title }]);
  });

  it('are none by what somebody says of their age', async () => {
    const [, input] = (await callAfter('ben doksanların çocuğuyum bana bir komedi bul bakalım')) ?? [];
    expect(input).toEqual({ genres: ['Komedi'] });
  });
});
