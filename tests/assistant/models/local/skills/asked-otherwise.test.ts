import { describe, expect, it } from 'vitest';

import { loadCatalogue, loadLore } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue(), lore: loadLore, held: { favourites: [] } };
const last = async (...said: string[]) => (await converse(said, options)).at(-1);

describe('what is asked of somebody in a film, or of somebody who made it', () => {
  it.each([
    ['selvi boylum al yazmalım kaç dakika', 'Kadir İnanır hastaymış doğru mu'],
    ['olağan şüpheliler kaç saat', 'kevin spacey hapse girdi mi'],
    ['cinnet nasıl', 'stephen king filmi sevmemiş doğru mu'],
    ['yeşil yol kaç saat', 'zenci adam suçlu mu'],
    ['ruhların kaçışı kaç dakika', 'haku ejderha mı'],
    ['fetih 1453 kaç dakika', 'tarihe uygun mu'],
  ])('is not answered by what is known of every film: “%s”, “%s”', async (film, asked) => {
    const answer = await last(film, asked);
    expect(answer?.text).not.toMatch(/^(?:Evet|Hayır)/u);
    expect(answer?.calls).toEqual([]);
  });

  it.each([
    ['dicaprio mu oynuyor', /Evet.*DiCaprio oynuyor/u],
    ['nolan mı çekti bunu', /Evet.*Nolan yönetti/u],
    ['brad pitt var mı', /Hayır.*Brad Pitt yok/u],
    ['bilim kurgu mu bu', /Evet.*bilim kurgu/u],
  ])('is answered where just that is known: “%s”', async (asked, answer) => {
    expect((await last('inception kaç dakika', asked))?.text).toMatch(answer);
  });
});
