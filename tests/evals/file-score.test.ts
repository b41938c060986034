import { describe, expect, it } from 'vitest';

import { createFilmIndex } from '#films/film-index.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

import { answers, answersOlder } from './file-score.ts';

const index = createFilmIndex(SMALL_CATALOGUE);
const wanted = (input: Record<string, unknown>, tool: string | null = 'recommendFilms') => ({
  tool,
  input,
  not: [],
});
const made = (input: Record<string, unknown>) => [{ tool: 'recommendFilms', input }];

describe('the score of a file of dialogues', () => {
  it.each([
    [{ tones: ['iç ısıtan'] }, { themes: ['iç ısıtan'] }, true],
    [{ avoidTones: ['kanlı'] }, { avoidThemes: ['kanlı'] }, true],
    [{ fame: 'hidden' }, { themes: ['az bilinen'] }, true],
    [{ trueStory: true }, { themes: ['gerçek hikâye'] }, true],
    [{ places: ['Paris'] }, { themes: ['paris'] }, true],
    [{ maxYear: 2010 }, { maxYear: 2009 }, true],
    [{ maxYear: 2010 }, { maxYear: 2007 }, false],
    [{ maxDuration: 90 }, { maxDuration: 91 }, false],
    [{ tones: ['kanlı'] }, { avoidThemes: ['kanlı'] }, false],
    [{ genres: ['Korku'] }, { genres: ['Gerilim'] }, false],
  ])('takes %j for said by %j: %s', (input, given, right) => {
    expect(answers(wanted(input), made(given), index).input).toBe(right);
  });

  it('takes a fact of a film that is told in words, where they name it', () => {
    const asked = { ...wanted({ title: 'Yedi' }, 'showFilm') };
    expect(answers(asked, [], index, 'Yedi 1995 yapımı.').tool).toBe(true);
    expect(answers(asked, [], index, 'Bunu bilmiyorum.').tool).toBe(false);
  });

  it('takes a younger tool for the one that a file from before it expects, and only where it is said to be older', () => {
    const asked = wanted({ title: 'Yedi' }, 'addFavourite');
    const call = [{ tool: 'addToWatchlist', input: { title: 'Yedi' } }];
    expect(answersOlder(asked, call, index).input).toBe(true);
    expect(answers(asked, call, index).tool).toBe(false);
    expect(answersOlder(wanted({}, 'removeFavourite'), call, index).tool).toBe(false);
  });
});
