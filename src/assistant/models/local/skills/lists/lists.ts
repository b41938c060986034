import * as z from 'zod/mini';
import { titleOutputSchema } from '#tools/film-output.ts';
import { type ListName, listOutputSchema } from '#tools/list-films.ts';
import type { CallHandler, CallHandlers } from '../../core/skill.ts';
import { type ListChange, REMOVALS, type ShownFilm, UNDO, isSameFilm } from '../../core/memory.ts';
import { sentence } from '../../core/sentence.ts';
import { variant } from '#lib/variant.ts';
import changes from './changes.json' with { type: 'json' };
import words from './lists.json' with { type: 'json' };
import { rememberFilm } from '../single-film/single-film.ts';

const LISTS: Readonly<Record<ListName, { name: string; among: string; empty: string; again: string }>> =
  words;

interface Wordings {
  done: readonly string[];
  unchanged: string;
  all?: string;
  beside?: string;
  among?: string;
  notFound?: string;
  denied?: string;
}
const CHANGES: Readonly<Record<ListChange, Wordings>> = changes;

const asked = z.catch(z.object({ query: z.optional(z.string()) }), {});

const told = (wording: string | undefined) => (title: string) => wording && sentence(wording, title);

const SEEN: ReadonlySet<ListChange> = new Set(['markWatched', 'hideFilm']);
const seenAfter = (change: ListChange, film: ShownFilm, seen: readonly ShownFilm[] = []) =>
  SEEN.has(change)
    ? [...seen, film]
    : SEEN.has(UNDO[change])
      ? seen.filter((one) => !isSameFilm(film)(one))
      : seen;

/** A call that changes a list is remembered with the tool that takes it back. */
function changing(change: ListChange): CallHandler<ListChange> {
  const { done, unchanged, all, beside, among, notFound, denied } = CHANGES[change];
  return {
    output: titleOutputSchema,
    remember: (memory, output, input) => {
      const after = rememberFilm(memory, output, input);
      const film = output !== undefined && 'film' in output ? output.film : undefined;
      const known =
        film === undefined
          ? after
          : { ...after, seen: seenAfter(change, film, memory.seen), deed: { tool: change, film } };
      // Films that were named in words are fewer by the one that goes; cards stay where they are.
      if (output?.status === 'done' && REMOVALS.has(change) && memory.lastShow === undefined)
        known.shown = known.shown.filter(({ title }) => title !== film?.title);
      return output?.status === 'done'
        ? { ...known, undo: [...(after.undo ?? []), { tool: UNDO[change], film: output.film }] }
        : known;
    },
    reply: ({ status, film: { title } }, seed) =>
      sentence(status === 'unchanged' ? unchanged : variant(done, seed), title),
    replyToAll: told(all),
    replyBeside: told(beside),
    replyAmong: told(among),
    replyToNotFound: told(notFound),
    replyToDenied: told(denied),
  };
}

export const listCalls: CallHandlers<ListChange | 'listFilms'> = {
  addFavourite: changing('addFavourite'),
  removeFavourite: changing('removeFavourite'),
  markWatched: changing('markWatched'),
  unmarkWatched: changing('unmarkWatched'),
  addToWatchlist: changing('addToWatchlist'),
  removeFromWatchlist: changing('removeFromWatchlist'),
  hideFilm: changing('hideFilm'),
  unhideFilm: changing('unhideFilm'),
  listFilms: {
    output: listOutputSchema,
    remember: (memory, output, input) => {
      if (output === undefined) return memory;
      const after = { ...memory, nothingListed: output.total === 0 };
      // `harry potter'a 5 verdim mi`, then `4 yap onu`: the film that was asked for.
      const { query } = asked.parse(input);
      const isOne = query !== undefined && output.total === 0;
      return isOne ? { ...after, focus: { title: query } } : after;
    },
    reply({ list, total, empty }, _seed, again) {
      const { name, among, empty: nothingYet, again: stillNothing } = LISTS[list];
      if (empty) return again ? stillNothing : nothingYet;
      if (total === 0) return `Aradığın gibi bir film ${among} yok. Yenilerini önermemi ister misin?`;
      return list === 'history' ? `${name} ${total} film var.` : `${name} ${total} film.`;
    },
  },
};
