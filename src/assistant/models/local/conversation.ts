import * as z from 'zod/mini';

import { fold } from '#domain/title.ts';
import { type Wishes, wishesSchema } from '#domain/wishes.ts';

import { type ShownFilm, outputOf } from './outputs.ts';
import { extreme } from './pick.ts';
import type { Call, Turn } from './prompt.ts';
import { saysReset } from './understand/markers.ts';

/** What has happened so far, as far as the next message may rest on it. */
export interface Conversation {
  /** The wishes of the last recommendation. */
  wishes: Wishes | undefined;
  /** The films last shown together, in the order they were shown. */
  shown: readonly ShownFilm[];
  /** The one film last spoken of. */
  focus: ShownFilm | undefined;
  /** The last answer was a question which of several films was meant. */
  picking: { tool: string; candidates: readonly ShownFilm[] } | undefined;
  /** The last change of the person's lists. */
  change: { tool: string; film: ShownFilm } | undefined;
  /** A call of the last turn that still waits for the person's consent. */
  waiting: Call | undefined;
  /** The tool that showed films last. */
  lastShow: 'recommendFilms' | 'surpriseFilm' | 'other' | undefined;
  /** The person's list that was shown last. */
  list: 'favourites' | 'watched' | undefined;
  /** The message before, when it was answered in words only. */
  said: string | undefined;
}

/** Asks which of the shown films is best. */
export const ASKS_WHICH =
  /hangisi\w* (?:\w+ )?(?:izle|oner|sec|daha iyi|once|tavsiye|begen|en iyi|guzel)|hangisiyle basla|sence hangisi|sen hangisi|hangisi iyi|hangisini|en (?:iyi|guzel)s?[iu] hangisi/u;

const START: Conversation = {
  wishes: undefined,
  shown: [],
  focus: undefined,
  picking: undefined,
  change: undefined,
  waiting: undefined,
  lastShow: undefined,
  list: undefined,
  said: undefined,
};

const titleInput = z.object({ title: z.string(), year: z.optional(z.number()) });
const CHANGES = new Set(['addFavourite', 'removeFavourite', 'markWatched', 'unmarkWatched']);

/** Follows the turns before the current one. */
export function follow(turns: readonly Turn[]): Conversation {
  return turns.reduce(afterTurn, START);
}

function afterTurn(before: Conversation, turn: Turn): Conversation {
  const start: Conversation = {
    ...before,
    picking: undefined,
    waiting: undefined,
    said: turn.calls.length === 0 ? turn.text : undefined,
  };
  return turn.calls.length === 0 ? afterWords(start, fold(turn.text)) : turn.calls.reduce(afterCall, start);
}

/** What a message that was answered in words leaves behind. */
function afterWords(before: Conversation, text: string): Conversation {
  if (saysReset(text)) return { ...before, wishes: undefined };
  if (before.shown.length < 2 || !ASKS_WHICH.test(text)) return before;
  // The answer named the best of them.
  return { ...before, focus: extreme(before.shown, 'best') };
}

function afterCall(before: Conversation, call: Call): Conversation {
  if (call.outcome === undefined) return { ...before, waiting: call };
  const output = outputOf(call);
  if (call.tool === 'recommendFilms') {
    const wishes = wishesSchema.safeParse(call.input);
    const shown = output.films ?? [];
    return {
      ...before,
      wishes: wishes.success ? wishes.data : before.wishes,
      shown: shown.length > 0 ? shown : before.shown,
      focus: shown.length === 1 ? shown[0] : shown.length > 0 ? undefined : before.focus,
      lastShow: 'recommendFilms',
      list: undefined,
    };
  }
  if (call.tool === 'surpriseFilm') {
    return output.film === undefined
      ? before
      : { ...before, shown: [output.film], focus: output.film, lastShow: 'surpriseFilm' };
  }
  if (call.tool === 'listFilms') {
    const shown = output.films ?? [];
    return {
      ...before,
      shown: shown.length > 0 ? shown : before.shown,
      focus: shown.length === 1 ? shown[0] : undefined,
      lastShow: 'other',
      list: listIn(call.input),
    };
  }
  if (output.status === 'ambiguous')
    return { ...before, picking: { tool: call.tool, candidates: output.candidates ?? [] } };
  const film = output.film ?? named(call.input);
  if (film === undefined || output.status === 'notFound') return before;
  const change =
    CHANGES.has(call.tool) && output.status === 'done' ? { tool: call.tool, film } : before.change;
  const shown = before.shown.some(({ title }) => title === film.title)
    ? before.shown
    : before.shown.length > 0
      ? before.shown
      : [film];
  return { ...before, focus: film, change, shown };
}

function listIn(input: unknown): Conversation['list'] {
  const parsed = z.object({ list: z.enum(['favourites', 'watched']) }).safeParse(input);
  return parsed.success ? parsed.data.list : undefined;
}

function named(input: unknown): ShownFilm | undefined {
  const parsed = titleInput.safeParse(input);
  return parsed.success ? parsed.data : undefined;
}
