import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('an advice for an age', () => {
  it.each([
    ['buz devri nasıl', 'e benim oğlan zaten 5 yaşında ne demek önermem', /^Haklısın.*5 yaşa uyar/u],
    ['buz devri nasıl', 'niye uygun değil dedin oğlum zaten 7 yaşında', /^Haklısın.*7 yaşa uyar/u],
    ['joker nasıl', '12 yaşındaki oğluma neden olmaz', /16 yaş ve üstü.*12 yaşa o yüzden erken/u],
  ])('is right where it is objected to: “%s”, “%s”', async (asked, said, words) => {
    const turn = await last(asked, said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it.each(['neden önerdin bunu', 'nesi erken saat daha 9'])('is not asked for by: %s', async (said) => {
    expect((await last('buz devri nasıl', said))?.text).not.toMatch(/Haklısın/u);
  });

  it('is no advice against it where it is asked whether it is too childish', async () => {
    const turn = await last('buz devri nasıl', 'kızım 11 yaşında, kısaca neydi, bebekçe mi kaçar ona');
    expect(turn?.text).toMatch(/Bebekçe kaçmaz/u);
    expect(turn?.text).not.toMatch(/önermem/u);
  });
});
