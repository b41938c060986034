import { variant } from '#lib/variant.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { nameIn, phraseLists } from '../lexicon/phrases.ts';
import source from './not-known.json' with { type: 'json' };

const KINDS = phraseLists({ lists: source.lists });

/** What a friend says who does not know it: by what was asked, never the same for all. @param asked folded; @param seed chooses the wording */
export const notKnown = (asked: string, seed: string): string =>
  variant(source.ofNone[nameIn(KINDS, asked) ?? 'other'], seed);

/** `neyi anlatmak istiyor`, `mesajı ne`. */
export const asksMeaning = (asked: string): boolean => nameIn(KINDS, asked) === 'symbol';

const OF_FILMS: ReadonlySet<string | undefined> = new Set(['banned', 'symbol', 'money', 'behind', 'sequel']);

/** Whether it asks what films are asked of, and what is not known of any: `gişesi`, `neden yasaklandı`. */
export const asksUnknown = (asked: string): boolean => OF_FILMS.has(nameIn(KINDS, asked));

/** The same of one film that is spoken of; undefined where it is nothing of these kinds. */
export const notKnownOf = (title: string, asked: string, seed: string): string | undefined => {
  const kind = nameIn(KINDS, asked) ?? 'other';
  return kind === 'other'
    ? undefined
    : variant(source.ofFilm[kind], seed).replace('{title}', title).replace('{genitive}', genitive(title));
};
