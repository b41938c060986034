import { expect, it } from 'vitest';

import { wishesAfter } from '../converse.ts';

it.each([
  [['2010lardan bir film öner', 'biraz daha eskiye git'], { genres: [], maxYear: 2009 }],
  [['90lardan bir film öner', 'daha yeni olsun'], { genres: [], minYear: 2000 }],
  [['2015 sonrası bir film öner', 'daha eski olsun'], { genres: [], maxYear: 2014 }],
  [['en fazla 100 dakikalık film öner', 'daha uzun olsun'], { genres: [], minDuration: 101 }],
])('what is older, newer or longer lies beyond what was wished before: %s', async (said, wishes) => {
  expect(await wishesAfter(...said)).toEqual(wishes);
});
