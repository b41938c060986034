import { describe, expect, it } from 'vitest';

import { answersFrom, converse, smallIndex } from './converse.ts';

const real = answersFrom(smallIndex);
const say = async (texts: readonly string[], answer = real) =>
  (await converse(texts, { answer })).at(-1)?.text ?? '';

describe('what the built-in model says', () => {
  it('agrees with the title it speaks of', async () => {
    expect(await say(["Titanik'i favorilerimden çıkar"])).toBe("Titanik'i favorilerinden çıkardım.");
    expect(await say(["Dövüş Kulübü'nü favorilerimden sil"])).toBe(
      "Dövüş Kulübü'nü favorilerinden çıkardım.",
    );
    expect(await say(['1917 filmini internette ara'])).toContain("1917'yi internette aradım");
  });

  it('names the candidates of an ambiguous title', async () => {
    const text = await say(["Baba'yı favorilere ekle"]);
    expect(text).toBe('Hangisini demek istedin: Baba (1971) ya da Baba (1972)?');
  });

  it('says honestly that a film was not found, and how to go on', async () => {
    const text = await say(["Zortlak Dansı'nı favorilere ekle"]);
    expect(text).toContain('“Zortlak Dansı” adlı bir film bulamadım');
  });

  it('accepts a refusal', async () => {
    expect(await say(["Titanik'i favorilerimden çıkar"], () => 'denied')).toBe(
      'Tamam, Titanik favorilerinde kalıyor.',
    );
  });

  it('says when nothing changed', async () => {
    const unchanged = () => ({ status: 'unchanged', film: { title: 'Titanik' } });
    expect(await say(["Titanik'i favorilere ekle"], unchanged)).toBe('Titanik zaten favorilerinde.');
    expect(await say(["Titanik'i izledim"], unchanged)).toBe('Titanik zaten izlediklerinde.');
  });

  it('does not go on with the second thing when the first was not settled', async () => {
    const [turn] = await converse(["Baba'yı favorilere ekle ve fragmanını aç"]);
    expect(turn?.calls).toEqual([['addFavourite', { title: 'Baba' }]]);
    expect(turn?.text).toContain('Hangisini demek istedin');
  });

  it('tells of a film only what its record holds', async () => {
    const bare = () => ({ status: 'done', film: { title: 'Titanik' } });
    expect(await say(['Titanik nasıl bir film'], bare)).toMatch(/^(?:İşte Titanik|Titanik burada)\.$/u);
  });

  it('is kind to somebody in danger, names 112 and pushes no film', async () => {
    for (const text of [
      'intihar etmek istiyorum',
      'artık yaşamak istemiyorum',
      'kendime zarar vermek istiyorum bir film öner',
    ]) {
      const [turn] = await converse([text]);
      expect(turn?.calls, text).toEqual([]);
      expect(turn?.text, text).toContain('112');
      expect(turn?.text, text).not.toMatch(/film/iu);
    }
  });

  it('offers three ways on when it did not understand', async () => {
    const text = await say(['zxqw vbnm rtyu']);
    expect(text.match(/“/gu)?.length).toBeGreaterThanOrEqual(2);
  });

  it('chooses among shown films by what is known of them', async () => {
    const text = await say(['dram öner', 'hangisini izleyeyim?']);
    const rated = real('recommendFilms', { genres: ['Drama'] });
    const films = Array.isArray((rated as { films: unknown }).films)
      ? (rated as { films: { title: string; rating: number }[] }).films
      : [];
    const best = films.toSorted((a, b) => b.rating - a.rating)[0];
    expect(text).toContain(best?.title ?? 'none');
  });

  it('says the same on the same occasion', async () => {
    expect(await say(['selam'])).toBe(await say(['selam']));
  });
});
