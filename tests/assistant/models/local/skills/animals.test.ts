import { describe, expect, it } from 'vitest';

import { brokenWishes } from '#domain/wish-rules.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { converse, lastWords } from '../converse.ts';

const catalogue = await loadCatalogue();
const AVOIDED = { avoidThemes: ['hayvan ölümü'] };

describe('what becomes of animals', () => {
  it.each([
    'köpek filmi öner ama köpek ölmesin',
    'korku olsun ama hayvana bir şey olmasın',
    'hayvanların öldüğü filmler olmasın',
    'kedi ölen film istemiyorum',
    'atlara bir şey olmasın macera öner',
  ])('U-13 is heard in “%s”', async (said) => {
    const [turn] = await converse([said], { catalogue });
    expect(turn?.calls.at(-1)).toEqual(['recommendFilms', expect.objectContaining(AVOIDED)]);
  });

  it('U-13 keeps away films in which one dies or is hurt, and no other', () => {
    const kept = (title: string) =>
      catalogue
        .filter((film) => film.title === title)
        .flatMap((film) => brokenWishes(film, { genres: [], ...AVOIDED })).length === 0;
    expect(['John Wick', 'Hachi: Bir Köpeğin Hikâyesi', 'Marley ve Ben'].filter(kept)).toEqual([]);
    expect(kept('Titanik')).toBe(true);
  });

  it('U-13 is told where it is asked, and where it is not known that is said', async () => {
    expect(await lastWords(['john wickte köpek ölüyor mu'], { catalogue })).toMatch(/^Evet/u);
    expect(await lastWords(["titanik'te köpek ölüyor mu"], { catalogue })).toContain('kesin bilmiyorum');
  });
});
