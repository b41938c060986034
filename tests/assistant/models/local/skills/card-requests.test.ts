import { describe, expect, it } from 'vitest';

import {
  CLEAR_REQUEST,
  dropRequest,
  swapRequest,
} from '#assistant/models/local/skills/recommendation/card-requests.ts';
import { converse } from '../converse.ts';

const lastCall = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls;

describe('a wish that is taken away by its chip', () => {
  it.each([
    ['komedi ve dram öner, 2 saatten kısa', 'Komedi', { genres: ['Drama'], maxDuration: 120 }],
    ['komedi öner, 2 saatten kısa', '≤ 120 dk', { genres: ['Komedi'] }],
    ['hüzünlü bir dram öner', 'Hüzünlü', { genres: ['Drama'] }],
    ['korku olmasın, yerli bir dram öner', 'Korku hariç', { genres: ['Drama'], origin: 'yerli' }],
    ['uzayda geçen robotlu bir film öner', 'uzay', { genres: [], themes: ['robot'] }],
    ['gerilim öner', 'Gerilim', { genres: [] }],
  ])('“%s” without “%s”', async (asked, words, left) => {
    expect(await lastCall(asked, dropRequest(words))).toEqual([['recommendFilms', left]]);
  });

  it('all go at once, and what is asked next stands alone', async () => {
    expect(await lastCall('kısa bir gerilim öner', CLEAR_REQUEST)).toEqual([]);
    expect(await lastCall('kısa bir gerilim öner', CLEAR_REQUEST, 'yerli olsun')).toEqual([
      ['recommendFilms', { genres: [], origin: 'yerli' }],
    ]);
  });

  it('changes nothing that was not wished', async () => {
    const calls = await lastCall('gerilim öner', dropRequest('Komedi'));
    expect(calls?.every(([tool, input]) => tool === 'recommendFilms' && 'genres' in input)).toBe(true);
  });
});

describe('a film that is swapped by its card', () => {
  it('is named, with the wishes as they stand', async () => {
    expect(await lastCall('kısa bir gerilim öner', swapRequest('Yedi'))).toEqual([
      ['recommendFilms', { genres: ['Gerilim'], maxDuration: 100, swap: 'Yedi' }],
    ]);
  });

  it('may be pointed at instead', async () => {
    expect(await lastCall('gerilim öner', 'ikincisi yerine başka bir film öner')).toEqual([
      ['recommendFilms', { genres: ['Gerilim'], swap: 'Yedi' }],
    ]);
  });

  it('is none where nothing was shown', async () => {
    const calls = await lastCall(swapRequest('Yedi'));
    expect(calls?.some(([, input]) => 'swap' in input)).toBe(false);
  });
});
