import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const lastCalls = async (...said: string[]) => (await converse(said)).at(-1)?.calls;

describe('what is said after films were shown', () => {
  it.each([
    [['korku öner', 'yok ya bunları kanlı buldu eşim'], { genres: ['Korku'], avoidThemes: ['kanlı'] }],
    [['üzgünüm moralim sıfır', 'dram istemem'], { mood: 'happy', excludeGenres: ['Drama'] }],
    [['ikizler 5 yaşında ne izletsem', 'daha kısa olsun'], { maxAge: 5 }],
    [['komedi öner', 'dün böyle bi film açtık ödümüz koptu, öyle olmasın'], { excludeGenres: ['Korku'] }],
  ])('holds over turns: %j', async (said, input) => {
    expect(await lastCalls(...said)).toMatchObject([['recommendFilms', input]]);
  });
});

describe('a film that was seen and is to have a sibling', () => {
  it('is marked, and others like it are brought', async () => {
    expect(await lastCalls('titanik bitti, ikizi gibi')).toMatchObject([
      ['markWatched', { title: 'Titanik' }],
      ['recommendFilms', { similarTo: 'Titanik' }],
    ]);
  });
});
