import type { CatalogueFilm } from '#domain/catalogue-film.ts';

import { clausesWords, namesWords } from '../lexicon/word-lists.ts';
import type { Act } from './acts.ts';
import type { TitleAt } from './spans.ts';
import { type Tokens, type Span, endsClause, wordAt } from './tokens.ts';

export type Quality = 'shortest' | 'longest' | 'newest' | 'oldest' | 'best';

export type Reference =
  | { kind: 'place'; /** Counted from 0; −1 is the last. */ place: number }
  | { kind: 'first'; count: number; /** They are said to be both (`ikisini de`). */ both?: true }
  | { kind: 'lastOnes'; count: number }
  | { kind: 'all'; /** How many they are said to be (`üçünü`). */ count?: number }
  /** Some of those shown, and it is not said which (`bunlardan ikisini`). */
  | { kind: 'some'; count: number }
  | { kind: 'this' }
  /** Those that were not spoken of. */
  | { kind: 'rest'; /** How many they are said to be (`kalan ikisi`). */ count?: number }
  /** The one after the film that was spoken of. */
  | { kind: 'next'; /** It is the other of two (`diğeri`). */ other?: true }
  /** The part that comes after it in its series. */
  | { kind: 'sequel' }
  | { kind: 'most'; by: Quality };

export interface ReferenceSpan extends Span {
  reference: Reference;
}

export interface TitleTarget {
  kind: 'title';
  text: string;
  year?: number;
  /** The one film the title can mean. */
  film?: CatalogueFilm | undefined;
}

/** What an act is done to: a film named by title, or one that was shown. */
export type Target = (TitleTarget | { kind: 'reference'; reference: Reference }) & {
  /** It is the one that nothing is to be done to (`ilki hariç hepsini izledim`). */
  except?: boolean;
};

/** How a target points at shown films; undefined for a title. */
export const pointing = (target: Target): Reference['kind'] | undefined =>
  target.kind === 'reference' ? target.reference.kind : undefined;

/** An act of a message with what it is done to; no target means what was spoken of before. */
export interface AimedAct {
  act: Act;
  targets: readonly Target[];
}

const YEAR = /^(?:19|20)\d\d$/u;

/** A title as what an act is done to. @param titles the titles of the message, each of which may have a year of its own */
export function titleTarget(tokens: Tokens, title: TitleAt, titles: readonly TitleAt[]): TitleTarget {
  const { span, to } = title;
  const next = tokens[to];
  // `Karlar Ülkesi 7'yi`: a sequel that the catalogue does not know is not its first part.
  if (
    next !== undefined &&
    /^(?:[2-9]|1\d)$/u.test(next.base) &&
    (next.suffix !== '' || namesWords.SEQUEL_NAMED.is(wordAt(tokens, to + 1)))
  ) {
    return { kind: 'title', text: `${span.text} ${next.base}` };
  }
  const year = yearBeside(tokens, title, titles);
  return { ...targetOf(title), ...(year === undefined ? {} : { year }) };
}

/** A title without regard to what stands beside it. */
export function targetOf({ span: { text, films } }: TitleAt): TitleTarget {
  const [film, ...others] = films;
  return { kind: 'title', text, ...(film !== undefined && others.length === 0 ? { film } : {}) };
}

interface Named {
  titles: readonly TitleAt[];
  references: readonly ReferenceSpan[];
}

/** The titles of a message, else what it points at. */
export const targetsMeant = ({ titles, references }: Named): Target[] =>
  titles.length > 0
    ? titles.map(targetOf)
    : references.map(({ reference }) => ({ kind: 'reference', reference }));

/**
 * The year beside a title: `1997 yapımı Titanik`, `Titanik (1997)`. A year belongs to the title it follows, and none to a
 * title that `ve` or a comma parts from it: `Titanik (1997) ve Can Dostum`.
 */
function yearBeside(tokens: Tokens, { from, to }: TitleAt, titles: readonly TitleAt[]): number | undefined {
  const isParted = (place: number) => clausesWords.PARTING.is(wordAt(tokens, place));
  const reached = [
    ...placesBefore(
      [from - 1, from - 2],
      (place) => endsClause(tokens[place]) || isParted(place) || titles.some((other) => other.to === place),
    ),
    ...placesBefore([to, to + 1], (place) => endsClause(tokens[place - 1]) || isParted(place)),
  ];
  const year = reached.map((place) => tokens[place]?.base ?? '').find((base) => YEAR.test(base));
  return year === undefined ? undefined : Number(year);
}

function placesBefore(places: readonly number[], isEnd: (place: number) => boolean): readonly number[] {
  const end = places.findIndex(isEnd);
  return end < 0 ? places : places.slice(0, end);
}
