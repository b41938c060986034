import { expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { relativeBounds } from '#assistant/models/local/skills/recommendation/relative-bounds.ts';
import { NO_WISHES } from '#assistant/models/local/understand/message-wishes.ts';
import { wishesAfter } from '../converse.ts';

it.each([
  [['2010lardan bir film öner', 'biraz daha eskiye git'], { genres: [], maxYear: 2009 }],
  [['90lardan bir film öner', 'daha yeni olsun'], { genres: [], minYear: 2000 }],
  [['2015 sonrası bir film öner', 'daha eski olsun'], { genres: [], maxYear: 2014 }],
  [['en fazla 100 dakikalık film öner', 'daha uzun olsun'], { genres: [], minDuration: 101 }],
])('what is older, newer or longer lies beyond what was wished before: %s', async (said, wishes) => {
  expect(await wishesAfter(...said)).toEqual(wishes);
});

it.each([
  [165, 144],
  [95, 94],
])('films much shorter than %i minutes are meant, where those are long', async (duration, most) => {
  const { index } = await builtInCatalogue();
  const shown = [1, 2, 3].map((place) => ({ title: `Film ${place}`, duration }));
  const found = relativeBounds({ shorter: true }, { shown }, { genres: [] }, NO_WISHES, index);
  expect(found).toEqual({ maxDuration: most });
});
