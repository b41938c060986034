import { describe, expect, it } from 'vitest';

import { wishesSchema } from '#domain/wishes.ts';
import { type Sentence, converse, withoutHour } from './converse.ts';
import { BOTH_DIRECTIONS } from './sentences/both-directions.ts';
import { CONVERSATIONS } from './sentences/conversations.ts';
import { DEEDS } from './sentences/deeds.ts';
import { DURATIONS } from './sentences/durations.ts';
import { ENGLISH } from './sentences/english.ts';
import { GENRES } from './sentences/genres.ts';
import { LISTS_AND_TABS } from './sentences/lists-and-tabs.ts';
import { MIXED } from './sentences/mixed.ts';
import { MOODS } from './sentences/moods.ts';
import { NEGATION } from './sentences/negation.ts';
import { PEOPLE } from './sentences/people.ts';
import { RATINGS } from './sentences/ratings.ts';
import { SIMILAR } from './sentences/similar.ts';
import { TALK } from './sentences/talk.ts';
import { THEMES_PLACES_COMPANY } from './sentences/themes-places-company.ts';
import { YEARS } from './sentences/years.ts';

const CATEGORIES: readonly (readonly [name: string, sentences: readonly Sentence[]])[] = [
  ['genres', GENRES],
  ['moods', MOODS],
  ['negation', NEGATION],
  ['durations', DURATIONS],
  ['years', YEARS],
  ['ratings', RATINGS],
  ['people', PEOPLE],
  ['themes, places and company', THEMES_PLACES_COMPANY],
  ['films to resemble', SIMILAR],
  ['things to do with a film', DEEDS],
  ['lists, tabs, theme and surprise', LISTS_AND_TABS],
  ['talk', TALK],
  ['English', ENGLISH],
  ['several wishes at once', MIXED],
  ['wishes in both directions', BOTH_DIRECTIONS],
];

describe.each(CATEGORIES)('the built-in model understands %s', (_name, sentences) => {
  it.each(sentences.map(([said, ...calls]) => ({ said, calls })))('“$said”', async ({ said, calls }) => {
    const [turn] = await converse([said]);
    expect(turn?.calls.map(withoutHour)).toEqual(calls);
    for (const [tool, input] of turn?.calls ?? []) {
      if (tool === 'recommendFilms') expect(wishesSchema.parse(input)).toEqual(input);
    }
    const ends = turn?.calls.at(-1)?.[0];
    // A recommendation brings its own words, perhaps after one of sympathy; anything else is answered in words.
    if (ends !== 'recommendFilms' && ends !== 'surpriseFilm') expect(turn?.text).not.toBe('');
  });
});

describe('the built-in model holds a conversation', () => {
  it.each(CONVERSATIONS.map((turns) => [turns.map(([said]) => said).join(' → '), turns] as const))(
    '%s',
    async (_name, turns) => {
      const made = await converse(turns.map(([said]) => said));
      expect(made.map(({ calls }) => calls.map(withoutHour))).toEqual(turns.map(([, ...calls]) => calls));
    },
  );
});
