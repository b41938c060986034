import { accusative } from '#lib/turkish/suffix.ts';
import { titleOutputSchema } from '#tools/film-output.ts';
import { type ListName, listOutputSchema } from '#tools/list-films.ts';
import type { CallHandler, CallHandlers } from '../../core/skill.ts';
import type { ListChange } from '../../core/memory.ts';
import { variant } from '#lib/variant.ts';
import words from './lists.json' with { type: 'json' };
import { rememberFilm } from '../single-film/single-film.ts';

const LISTS: Readonly<Record<ListName, { name: string; among: string; empty: string }>> = words;

type Handler = CallHandler<ListChange>;

/** A call that changes a list is remembered with the tool that takes it back. */
const remembering =
  (undo: ListChange): Handler['remember'] =>
  (memory, output, input) => {
    const after = rememberFilm(memory, output, input);
    return output?.status === 'done'
      ? { ...after, undo: [...(after.undo ?? []), { tool: undo, film: output.film }] }
      : after;
  };

/** @param list the plural that takes the endings: `favoriler`, `izledikler` */
const adding = (undo: ListChange, list: string, replyToAll: (titles: string) => string): Handler => ({
  output: titleOutputSchema,
  remember: remembering(undo),
  reply: ({ status, film: { title } }, seed) =>
    status === 'unchanged'
      ? `${title} zaten ${list}inde.`
      : variant([`${accusative(title)} ${list}ine ekledim.`, `${title} artık ${list}inde.`], seed),
  replyToAll,
});

const removing = (undo: ListChange, list: string): Handler => ({
  output: titleOutputSchema,
  remember: remembering(undo),
  reply: ({ status, film: { title } }) =>
    status === 'unchanged'
      ? `${title} ${list}inde yok zaten.`
      : `${accusative(title)} ${list}inden çıkardım.`,
  replyToAll: (titles) => `${accusative(titles)} ${list}inden çıkardım.`,
  replyToNotFound: (title) => `${title} ${list}inde yok.`,
  replyToDenied: (title) => `Tamam, ${title} ${list}inde kalıyor.`,
});

export const listCalls: CallHandlers<ListChange | 'listFilms'> = {
  addFavourite: adding('removeFavourite', 'favoriler', (titles) => `${titles} artık favorilerinde.`),
  removeFavourite: removing('addFavourite', 'favoriler'),
  markWatched: adding(
    'unmarkWatched',
    'izledikler',
    (titles) => `${accusative(titles)} izlediklerine ekledim. Yenilerini önereyim mi?`,
  ),
  unmarkWatched: removing('markWatched', 'izledikler'),
  addToWatchlist: adding(
    'removeFromWatchlist',
    'izleyecekler',
    (titles) => `${titles} artık izleyeceklerinde.`,
  ),
  removeFromWatchlist: removing('addToWatchlist', 'izleyecekler'),
  hideFilm: {
    output: titleOutputSchema,
    remember: remembering('unhideFilm'),
    reply: ({ status, film: { title } }) =>
      status === 'unchanged'
        ? `${accusative(title)} zaten önermiyorum.`
        : `Tamam, ${accusative(title)} bir daha önermem. Fikrin değişirse Ayarlar → Tercihler'de duruyor.`,
    replyToAll: (titles) => `Tamam, ${accusative(titles)} bir daha önermem.`,
  },
  unhideFilm: {
    output: titleOutputSchema,
    remember: remembering('hideFilm'),
    reply: ({ status, film: { title } }) =>
      status === 'unchanged'
        ? `${accusative(title)} zaten önerebilirim.`
        : `${accusative(title)} yeniden önerebilirim.`,
  },
  listFilms: {
    output: listOutputSchema,
    remember: (memory, output) =>
      output === undefined
        ? memory
        : {
            ...memory,
            shown: output.films.length === 0 ? memory.shown : output.films,
            focus: output.films.length === 1 ? output.films[0] : undefined,
            lastShow: 'listFilms',
            list: output.list,
          },
    reply({ list, total, empty }) {
      const { name, among, empty: nothingYet } = LISTS[list];
      if (empty) return nothingYet;
      if (total === 0) return `Aradığın gibi bir film ${among} yok. Yenilerini önermemi ister misin?`;
      return list === 'history' ? `${name} ${total} film var.` : `${name} ${total} film.`;
    },
  },
};
