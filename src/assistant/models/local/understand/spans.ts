import type { FilmIndex } from '#films/film-index.ts';
import type { TitleSpan } from '#films/find-titles.ts';
import type { PersonSpan } from '#films/find-people.ts';

import { CONCEPTS } from '../lexicon/lexicon.ts';
import type { Token } from './tokens.ts';

/** A title with the tokens it covers. */
export interface TitleAt {
  span: TitleSpan;
  from: number;
  to: number;
}

/** A person's name with the tokens it covers. */
export interface PersonAt {
  span: PersonSpan;
  from: number;
  to: number;
}

function place<T extends { start: number; end: number }>(tokens: readonly Token[], spans: readonly T[]) {
  return spans.flatMap((span) => {
    const from = tokens.findIndex(({ start }) => start >= span.start);
    const after = tokens.findIndex(({ start }) => start >= span.end);
    return from < 0 ? [] : [{ span, from, to: after < 0 ? tokens.length : after }];
  });
}

/** Whether a name was found only by forgiving slips, where the word as mended is one of a wish. */
export function isRatherWish(
  name: { span: { fuzzy: boolean; evidence: string; familyName?: boolean }; from: number; to: number },
  mended: readonly Token[],
): boolean {
  const { span, from, to } = name;
  if (span.evidence === 'quoted') return false;
  // `new york'ta` is the city, not Michael York.
  if (span.familyName === true && from > 0 && (CONCEPTS.at(mended, from - 1)?.to ?? 0) > from) return true;
  const hit = CONCEPTS.at(mended, from);
  if (hit === undefined) return false;
  // `romantik komedi tarzı` wishes two genres, not likeness to the film of that name.
  if (to - from > 1)
    return hit.value.kind === 'genre' && hit.to === to && !['apostrophe', 'capital'].includes(span.evidence);
  if (span.fuzzy || hit.value.kind === 'origin' || hit.value.kind === 'countries') return true;
  // `aşk filmi` wishes love stories, not the film *Aşk*.
  if (hit.to > to && hit.value.kind === 'genre' && span.evidence === 'context') return true;
  return span.familyName === true && span.evidence !== 'apostrophe' && span.evidence !== 'capital';
}

const REQUEST_WORD =
  /^(?:isaretle\w*|ekle\w*|goster\w*|listele\w*|oner\w*|fragman\w*|favori\w*|izle\w*|cikar\w*|kaldir\w*)$/u;

const DETERMINER = /^(?:her|bir|bu|su|o|hicbir|cok|az|son|ilk|kac|ayni|baska)$/u;

/** `her filmi izledim` speaks of all films, not of the film *Her*. */
export function isDeterminer({ span, from, to }: TitleAt, tokens: readonly Token[]): boolean {
  return (
    to - from === 1 &&
    ['context', 'none', 'distinct'].includes(span.evidence) &&
    DETERMINER.test(tokens[from]?.folded ?? '')
  );
}

/** Whether what was taken for a title is a word of a request: `işaretle` is not the film *İşaretler*. */
export function isRatherRequest({ span, from, to }: TitleAt, tokens: readonly Token[]): boolean {
  if (to - from > 1 || !['distinct', 'context', 'none'].includes(span.evidence)) return false;
  return REQUEST_WORD.test(tokens[from]?.folded ?? '');
}

/** The titles and people of a message, by token. A person's name inside a longer title is not read as a person. */
export function findNames(
  index: FilmIndex,
  text: string,
  tokens: readonly Token[],
): { titles: TitleAt[]; people: PersonAt[] } {
  const titles = place(tokens, index.findTitlesIn(text));
  const people = place(tokens, index.findPeopleIn(text));
  const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }) =>
    a.from < b.to && b.from < a.to;
  const length = ({ from, to }: { from: number; to: number }) => to - from;
  return {
    titles: titles.filter(
      (title) =>
        !people.some(
          (person) => overlaps(person, title) && length(person) > length(title) && !person.span.familyName,
        ),
    ),
    people: people.filter(
      (person) =>
        !titles.some(
          (title) =>
            overlaps(person, title) &&
            (length(title) > length(person) || (!title.span.fuzzy && person.span.fuzzy)),
        ),
    ),
  };
}
