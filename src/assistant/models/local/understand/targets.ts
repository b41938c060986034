import type { CatalogueFilm } from '#domain/catalogue-film.ts';

import { PARTING } from '../lexicon/clauses.ts';
import { SEQUEL_NAMED } from '../lexicon/names.ts';
import type { Act } from './acts.ts';
import type { TitleAt } from './spans.ts';
import { type Span, type Token, endsClause, wordAt } from './tokens.ts';

export type Quality = 'shortest' | 'longest' | 'newest' | 'oldest' | 'best';

/** How a message points at films that were shown. */
export type Reference =
  | { kind: 'place'; /** Counted from 0; −1 is the last. */ place: number }
  | { kind: 'first'; count: number }
  | { kind: 'lastOnes'; count: number }
  | { kind: 'all' }
  | { kind: 'this' }
  | { kind: 'most'; by: Quality };

export interface ReferenceSpan extends Span {
  reference: Reference;
}

/** A film named by title. */
export interface TitleTarget {
  kind: 'title';
  text: string;
  year?: number;
  /** The one film the title can mean. */
  film?: CatalogueFilm;
}

/** What an act is done to: a film named by title, or one that was shown. */
export type Target = TitleTarget | { kind: 'reference'; reference: Reference };

/** An act of a message with what it is done to; no target means what was spoken of before. */
export interface AimedAct {
  act: Act;
  targets: readonly Target[];
}

const YEAR = /^(?:19|20)\d\d$/u;
/** How far a year may stand from its title: `1997 yapımı Titanik`. */
const REACH = 2;

/** A title as what an act is done to. @param titles the titles of the message, each of which may have a year of its own */
export function titleTarget(
  tokens: readonly Token[],
  title: TitleAt,
  titles: readonly TitleAt[],
): TitleTarget {
  const { span, to } = title;
  const next = tokens[to];
  // `Karlar Ülkesi 7'yi`: a sequel that the catalogue does not know is not its first part.
  if (
    next !== undefined &&
    /^(?:[2-9]|1\d)$/u.test(next.base) &&
    (next.suffix !== '' || SEQUEL_NAMED.is(wordAt(tokens, to + 1)))
  ) {
    return { kind: 'title', text: `${span.text} ${next.base}` };
  }
  const year = yearBefore(tokens, title, titles) ?? yearAfter(tokens, title);
  const [film] = span.films;
  return {
    kind: 'title',
    text: span.text,
    ...(year === undefined ? {} : { year }),
    ...(film !== undefined && span.films.length === 1 ? { film } : {}),
  };
}

/** `1997 yapımı Titanik`. The year right after another title is that one's: `Titanik (1997) ve Can Dostum`. */
function yearBefore(
  tokens: readonly Token[],
  { from }: TitleAt,
  titles: readonly TitleAt[],
): number | undefined {
  for (let place = from - 1; place >= from - REACH; place--) {
    if (endsClause(tokens[place]) || PARTING.is(wordAt(tokens, place))) return undefined;
    if (titles.some(({ to }) => to === place)) return undefined;
    const year = yearAt(tokens, place);
    if (year !== undefined) return year;
  }
  return undefined;
}

/** `Titanik (1997)`, `Titanik filmi 1997`, but not `Titanik ve 1997 yapımı Can Dostum`. */
function yearAfter(tokens: readonly Token[], { to }: TitleAt): number | undefined {
  for (let place = to; place < to + REACH; place++) {
    if (endsClause(tokens[place - 1]) || PARTING.is(wordAt(tokens, place))) return undefined;
    const year = yearAt(tokens, place);
    if (year !== undefined) return year;
  }
  return undefined;
}

function yearAt(tokens: readonly Token[], place: number): number | undefined {
  const base = tokens[place]?.base ?? '';
  return YEAR.test(base) ? Number(base) : undefined;
}
