import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

describe('what is told on request', () => {
  it.each([
    ['sen anlat bişey', /anlatayım mı/u],
    ['film repliği söyle', /“.+”/u],
    ['bana şiir yaz', /“.+”/u],
  ])('is told: “%s”', async (said, words) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it('takes it that a joke was none', async () => {
    expect(await lastWords(['bi fıkra anlat', 'komik değildi'])).toContain(':)');
  });

  it.each([
    ['hahaha fena değildi', 'bi tane daha'],
    ['güldüm', 'evet'],
  ])('goes on after “%s”', async (...said) => {
    const turns = await converse(['bi fıkra anlat', ...said]);
    expect(turns.flatMap(({ calls }) => calls)).toEqual([]);
    expect(turns[1]?.text).toMatch(/Bir tane daha/u);
    expect(turns[2]?.text).not.toBe(turns[0]?.text);
  });

  it.each(['komik bir şey at', 'şair filmi öner', 'seri katil hikayesi anlatan film'])(
    'is no wish: “%s”',
    async (said) => {
      const [turn] = await converse([said]);
      expect(turn?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
    },
  );
});
