import { toFilm } from '#recommender/built-in/to-film.ts';
import { NOW } from '#tests/support/builders.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { asOutput } from '#tools/find-film.ts';
import type { ChatMessage } from '#tools/registry.ts';

type Parts = ChatMessage['parts'];

let ids = 0;
export const typed = (text: string): ChatMessage => ({
  id: `m${(ids += 1)}`,
  role: 'user',
  parts: [{ type: 'text', text }],
});
export const answer = (...parts: Parts): ChatMessage => ({ id: `m${(ids += 1)}`, role: 'assistant', parts });
export const says = (text: string): ChatMessage => answer({ type: 'text', text });

export const FILMS = SMALL_CATALOGUE.slice(0, 3).map((film) => ({
  ...asOutput(toFilm(film, { now: NOW, random: 0.5 })),
  explanation: 'Kar yağarken iyi gider.',
}));

export const recommended = (explanation: string, films = FILMS): Parts[number] => ({
  type: 'tool-recommendFilms',
  toolCallId: 'c1',
  state: 'output-available',
  input: { genres: [] },
  output: { status: 'done', films, explanation, source: 'builtIn', loosened: [], saved: true },
});

export const listed = (total: number): Parts[number] => ({
  type: 'tool-listFilms',
  toolCallId: 'c2',
  state: 'output-available',
  input: { list: 'favourites' },
  output: { status: 'done', list: 'favourites', films: FILMS, total },
});

export const picked = FILMS.map((film): Parts[number] => ({
  type: 'tool-pickFromWatchlist',
  toolCallId: 'c3',
  state: 'output-available',
  input: {},
  output: { status: 'done', film, why: 'Kısa.' },
}));

export const forTwo: Parts[number] = {
  type: 'tool-filmsForTwo',
  toolCallId: 'c4',
  state: 'output-available',
  input: {},
  output: { status: 'done', films: FILMS, gains: [], round: '', stranger: false, unknown: [] },
};

export const planned: Parts[number] = {
  type: 'tool-planEvening',
  toolCallId: 'c5',
  state: 'output-available',
  input: {},
  output: {
    status: 'done',
    films: FILMS,
    startsAt: NOW.toISOString(),
    breakMinutes: 15,
    over: 0,
    fits: [],
    swaps: [],
    arranged: false,
    loosened: [],
  },
};
