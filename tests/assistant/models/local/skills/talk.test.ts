import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

describe('small talk of the built-in model', () => {
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

  it('offers who wants music a film of it, in their mood', async () => {
    expect(await lastWords(['şarkı öner hüzünlü'])).toMatch(/hüznüne.*film/iu);
    expect(await lastWords(['müzik önerir misin'])).toMatch(/müziği.*film/u);
    const [, taken] = await converse(['şarkı öner hüzünlü', 'evet']);
    expect(taken?.calls).toEqual([['recommendFilms', { genres: [], themes: ['müzik'], mood: 'sad' }]]);
    expect(await lastWords(['kitap öner'])).not.toMatch(/müzi/u);
  });

  it('offers three ways on when it did not understand', async () => {
    const text = await lastWords(['zxqw vbnm rtyu']);
    expect(text.match(/“| m[iıuü](?:[ ,?]|yim)/gu)?.length).toBeGreaterThanOrEqual(2);
  });

  it('is the same on the same occasion', async () => {
    expect(await lastWords(['selam'])).toBe(await lastWords(['selam']));
  });

  it.each(['teşekkürler', 'hava nasıl', 'haha', 'python nedir', 'aptal bot'])(
    'does not answer “%s” twice in a row with the same words',
    async (said) => {
      const texts = (await converse([said, said, said])).map(({ text }) => text);
      expect(new Set(texts.slice(0, 2)).size).toBe(2);
      expect(texts[2]).not.toBe(texts[1]);
    },
  );

  it.each([
    ['sevgilimle kavga ettim kafam dağılsın', /^Kavga/u],
    ['bugün doğum günüm film öner', /^İyi ki doğdun/u],
    ['hastayım evde yatıyorum grip oldum', /^Geçmiş olsun/u],
  ])('“%s” gets a word before its films', async (said, words) => {
    const [turn] = await converse([said]);
    expect(turn?.calls[0]?.[0]).toBe('recommendFilms');
    expect(turn?.text).toMatch(words);
  });

  it.each(['korku öner', 'kısa komedi', 'yerli olsun'])('“%s” gets films without it', async (said) => {
    expect(await lastWords([said])).toBe('');
  });

  it('is glad of what went well', async () => {
    expect(await lastWords(['sınavı geçtim!!!'])).toMatch(/^Ne güzel/u);
  });

  it('returns a greeting as it was said', async () => {
    expect(await lastWords(['günaydın'])).toMatch(/^Günaydın!/u);
    expect(await lastWords(['iyi geceler'])).toMatch(/^İyi geceler!/u);
  });
});
