import { accusative } from '#lib/turkish/suffix.ts';
import { titleOutputSchema } from '#tools/film-output.ts';
import { type ListName, listOutputSchema } from '#tools/list-films.ts';
import type { CallHandler, CallHandlers } from '../../core/skill.ts';
import type { ListChange } from '../../core/memory.ts';
import { variant } from '../../core/variant.ts';
import { rememberFilm } from '../single-film/single-film.ts';

const LISTS: Readonly<Record<ListName, { name: string; among: string }>> = {
  favourites: { name: 'İşte favorilerin:', among: 'favorilerin arasında' },
  watched: { name: 'İşte izlediklerin:', among: 'izlediklerin arasında' },
  history: { name: 'Geçmişinde', among: 'geçmişinde' },
};

/** A call that changes a list is remembered with the tool that takes it back. */
const remembering =
  (undo: ListChange): CallHandler<ListChange>['remember'] =>
  (memory, output, input) => {
    const after = rememberFilm(memory, output, input);
    return output?.status === 'done' ? { ...after, undo: { tool: undo, film: output.film } } : after;
  };

export const listCalls: CallHandlers<ListChange | 'listFilms'> = {
  addFavourite: {
    output: titleOutputSchema,
    remember: remembering('removeFavourite'),
    reply: ({ status, film: { title } }, seed) =>
      status === 'unchanged'
        ? `${title} zaten favorilerinde.`
        : variant([`${accusative(title)} favorilerine ekledim.`, `${title} artık favorilerinde.`], seed),
    replyToAll: (titles) => `${titles}: hepsi artık favorilerinde.`,
  },
  removeFavourite: {
    output: titleOutputSchema,
    remember: remembering('addFavourite'),
    reply: ({ status, film: { title } }) =>
      status === 'unchanged'
        ? `${title} favorilerinde yok zaten.`
        : `${accusative(title)} favorilerinden çıkardım.`,
    replyToAll: (titles) => `${titles}: favorilerinden çıkardım.`,
    replyToNotFound: (title) => `${title} favorilerinde yok.`,
    replyToDenied: (title) => `Tamam, ${title} favorilerinde kalıyor.`,
  },
  markWatched: {
    output: titleOutputSchema,
    remember: remembering('unmarkWatched'),
    reply: ({ status, film: { title } }, seed) =>
      status === 'unchanged'
        ? `${title} zaten izlediklerinde.`
        : variant([`${accusative(title)} izlediklerine ekledim.`, `${title} artık izlediklerinde.`], seed),
    replyToAll: (titles) => `${titles}: hepsini izlediklerine ekledim. Yerlerine yenilerini önereyim mi?`,
  },
  unmarkWatched: {
    output: titleOutputSchema,
    remember: remembering('markWatched'),
    reply: ({ status, film: { title } }) =>
      status === 'unchanged'
        ? `${title} izlediklerinde yok zaten.`
        : `${accusative(title)} izlediklerinden çıkardım.`,
    replyToAll: (titles) => `${titles}: izlediklerinden çıkardım.`,
    replyToNotFound: (title) => `${title} izlediklerinde yok.`,
    replyToDenied: (title) => `Tamam, ${title} izlediklerinde kalıyor.`,
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
    reply({ list, total }) {
      const { name, among } = LISTS[list];
      if (total === 0) return `Aradığın gibi bir film ${among} yok. Yenilerini önermemi ister misin?`;
      return list === 'history' ? `${name} ${total} film var.` : `${name} ${total} film.`;
    },
  },
};
