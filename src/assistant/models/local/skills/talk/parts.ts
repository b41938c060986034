import { type Span, type Token, type Tokens, foldedText, wordsIn } from '../../understand/tokens.ts';

/** The sentences of a message, or its clauses; a film that is named stands as `onu`. */
export function partsOf(
  tokens: Tokens,
  named: Span | undefined,
  endsPart: (token: Token | undefined) => boolean,
): string[] {
  const ends = [...tokens.keys()].filter((at) => endsPart(tokens[at]) || at === tokens.length - 1);
  return ends.map((end, place) => {
    const from = (ends[place - 1] ?? -1) + 1;
    const isHere = named !== undefined && from <= named.from && named.to <= end + 1;
    return isHere
      ? [...wordsIn(tokens, from, named.from), 'onu', ...wordsIn(tokens, named.to, end + 1)].join(' ')
      : foldedText(tokens.slice(from, end + 1));
  });
}

/** Somebody who is named beside a choice is no part of it. */
export const withoutPeople = (tokens: Tokens, people: readonly Span[]): Tokens =>
  tokens.map((token, at) =>
    people.some(({ from, to }) => from <= at && at < to) ? { ...token, folded: 'canim' } : token,
  );
