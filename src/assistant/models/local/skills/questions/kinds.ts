import { allOf } from '#lib/turkish/format.ts';
import type { Phrases } from '../../lexicon/phrases.ts';
import table from './kinds.json' with { type: 'json' };
import { joinTitles } from '../../core/sentence.ts';
import { type KnownFilm, traitsOf } from '../../core/known-film.ts';
import { listNamed } from './said.ts';

export interface Kind {
  said: Phrases;
  /** The trait that it is told by. */
  of: string;
  holds: (film: KnownFilm) => boolean;
  /** After the titles of the films that it holds for, and of those that it does not. */
  yes: string;
  no: string;
  /** Words are enough: a card says nothing of it. */
  quiet: boolean;
}

/** What may be asked of films as a yes or no. The first whose words are said is meant; a grade holds from `holds` on. */
const KINDS: readonly Kind[] = table.map(({ said, of, holds, ...words }) => ({
  ...words,
  of,
  said: listNamed(said),
  holds: (film) => {
    const trait = traitsOf(film)[of];
    return typeof trait === 'number' && typeof holds === 'number' ? trait >= holds : trait === holds;
  },
}));

/** `renkli mi siyah beyaz mı`, `animasyon değil di mi`: no yes or no answers these. */
const OPEN = / m[iu](?:yd[iu])? (?:\w+ )*m[iu](?:yd[iu])?(?: |$)|(?:^| )degil (?:di m[iu]|dim[iu])/u;

export const askedKind = (text: string): Kind | undefined => KINDS.find((kind) => kind.said.in(text));

/** Which of some films are of a kind, in a sentence. @param films at least one; @param text the question, folded */
export function kindWords(films: readonly KnownFilm[], { holds, yes, no }: Kind, text = ''): string {
  const holding = films.filter(holds);
  const others = films.filter((film) => !holds(film));
  if (films.length === 1) {
    const told = `${joinTitles(films)} ${holding.length === 1 ? yes : no}.`;
    return OPEN.test(text) ? told : `${holding.length === 1 ? 'Evet' : 'Hayır'}, ${told}`;
  }
  if (others.length === 0) return `${allOf(films.length)} ${yes}.`;
  if (holding.length === 0) return `${allOf(films.length)} ${no}.`;
  return `${joinTitles(holding)} ${yes}; ${joinTitles(others)} ${no}.`;
}
