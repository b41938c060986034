import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

describe('what a film did to somebody', () => {
  it.each([
    ["Titanik'i izlerken çok ağladım", /Titanik/u],
    ["Joker'den çok etkilendim", /Joker/u],
    ["Titanik'i izlerken uyudum", /Titanik/u],
  ])('is answered in words, with an offer: “%s”', async (said, title) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(title);
    expect(turn?.text).toMatch(/\?$/u);
  });

  it.each([
    ["Titanik'i izlerken çok ağladım", 'evet', { similarTo: 'Titanik' }],
    ["Titanik'i izlerken uyudum", 'olur', { pace: 'fast' }],
  ])('is followed by films on a yes: “%s”', async (said, yes, wish) => {
    expect((await converse([said, yes])).at(-1)?.calls).toEqual([
      ['recommendFilms', { genres: [], ...wish }],
    ]);
  });

  it.each([
    ["Titanik'i dün izledik, çok duygulandık", /Titanik/u],
    ["Joker'i izledim, ay ne filmdi ya", /Joker/u],
    ["Joker'i izledim iğrençti", /sana hiç iyi gelmemiş/u],
  ])('is met beside the mark: “%s”', async (said, words) => {
    const [turn] = await converse([said]);
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['markWatched']);
    expect(turn?.text).toMatch(words);
  });

  it('is a wish where films are asked for', async () => {
    const [turn] = await converse(["Titanik'te çok ağladım, öyle bir film öner"]);
    expect(turn?.calls[0]?.[0]).toBe('recommendFilms');
  });
});
