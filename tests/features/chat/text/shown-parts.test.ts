import { describe, expect, it } from 'vitest';

import { NOT_UNDERSTOOD } from '#assistant/error-message.ts';
import { shownParts } from '#features/chat/text/shown-parts.ts';
import type { ChatMessage } from '#tools/registry.ts';

type Part = ChatMessage['parts'][number];

const failed = (errorText: string): Part => ({
  type: 'tool-removeFavourite',
  toolCallId: errorText,
  state: 'output-error',
  input: { title: 'Yol' },
  errorText,
});
const unknown: Part = {
  type: 'dynamic-tool',
  toolName: 'recommendMovies',
  toolCallId: 'd',
  state: 'output-error',
  input: {},
  errorText: NOT_UNDERSTOOD,
};
const tab: Part = {
  type: 'tool-openTab',
  toolCallId: 't',
  state: 'output-available',
  input: { tab: 'history' },
  output: { status: 'done', tab: 'history' },
};
const picker: Part = {
  type: 'tool-showFilm',
  toolCallId: 'p',
  state: 'output-available',
  input: { title: 'Batman' },
  output: { status: 'ambiguous', candidates: [] },
};
const words: Part = { type: 'text', text: 'Peki.' };
const kept = failed('Bu değişiklik cihazına kaydedilemedi.');

describe('the parts of an answer that are drawn', () => {
  it('have the question above the films that it is about, once it is asked', () => {
    expect(shownParts([picker, words])).toEqual([words, picker]);
    expect(shownParts([picker])).toEqual([picker]);
  });

  it('have what is said of a list or of figures above them, and of a deed below it', () => {
    const list: Part = {
      type: 'tool-listFilms',
      toolCallId: 'l',
      state: 'output-available',
      input: { list: 'favourites' },
      output: { status: 'done', list: 'favourites', films: [], total: 0 },
    };
    const figures: Part = {
      type: 'tool-showStats',
      toolCallId: 's',
      state: 'output-available',
      input: {},
      output: {
        status: 'done',
        totalRecommendations: 0,
        totalRecommendationSessions: 0,
        averageMoviesPerSession: 0,
        totalFavorites: 0,
        totalWatched: 0,
        watchedThisMonth: 0,
        favoriteGenres: [],
      },
    };
    for (const shown of [list, figures]) expect(shownParts([shown, words])).toEqual([words, shown]);
    expect(shownParts([tab, words])).toEqual([tab, words]);
  });

  it('leave an answered question where it was', () => {
    expect(shownParts([picker, tab, words])).toEqual([picker, tab, words]);
  });

  it.each<[string, Part[], Part[]]>([
    ['a call that nobody understood, before one that worked', [failed(NOT_UNDERSTOOD), tab], [tab]],
    ['a call of no tool, before words', [unknown, words], [words]],
  ])('V-07 are not %s', (_, parts, drawn) => {
    expect(shownParts(parts)).toEqual(drawn);
  });

  it('keep thoughts apart of which only the end is marked', () => {
    expect(shownParts([{ type: 'text', text: 'Hm.</think>\n\nPeki.' }])).toEqual([
      { type: 'reasoning', text: 'Hm.' },
      words,
    ]);
  });

  it.each<[string, Part[]]>([
    ['a call that nobody understood, where nothing came after it', [words, unknown]],
    ['a deed that failed, whatever another tool did', [kept, tab, words]],
    ['thoughts', [{ type: 'reasoning', text: 'Hm.' }, words]],
  ])('are %s', (_, parts) => {
    expect(shownParts(parts)).toEqual(parts);
  });
});
