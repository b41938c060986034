import { type Word, splitWords } from '#films/words.ts';

/** A word of a message, with what stands between it and the next one. */
export interface Token extends Word {
  gap: string;
}

/** The words of a message, in order. */
export type Tokens = readonly Token[];

export interface Span {
  from: number;
  /** One beyond its last token. */
  to: number;
}

/** How many words of a message are read: nobody's wish is longer, and a pasted book must not hold up the answer. */
const MOST_WORDS = 250;
const FIGURES_AND_LETTERS = /^(\d+)([a-z]+)$/u;
const SENTENCE_END = /[.;!?\n]/u;
const CLAUSE_END = /[.,;!?\n]/u;
export const CUT = '§';

/** Splits a message into tokens; figures part from letters stuck to them (`90dk`, `90lar`, `2saat`). */
export function tokenise(text: string): Token[] {
  const words = splitWords(text).slice(0, MOST_WORDS);
  return words.map((word, place) => {
    const gap = text.slice(word.end, words[place + 1]?.start ?? text.length);
    const parts = word.suffix === '' ? FIGURES_AND_LETTERS.exec(word.folded) : null;
    return parts === null
      ? { ...word, gap }
      : { ...word, base: parts[1] ?? word.base, suffix: parts[2] ?? '', gap };
  });
}

/** The folded word at a place; '' beyond either end. */
export const wordAt = (tokens: Tokens, place: number): string => tokens[place]?.folded ?? '';

export const wordsIn = (tokens: Tokens, from: number, to: number): string[] =>
  tokens.slice(Math.max(0, from), to).map(({ folded }) => folded);

/** `1. dünya savaşı`: the first. */
const isOrdinal = (token: Token | undefined): boolean =>
  token !== undefined && /^\d{1,2}$/u.test(token.folded) && /^\. *$/u.test(token.gap);

export const endsSentence = (token: Token | undefined): boolean =>
  SENTENCE_END.test(token?.gap ?? '') && !isOrdinal(token);

/** Whether a sentence or a part of one ends after a token. */
export const endsClause = (token: Token | undefined): boolean =>
  CLAUSE_END.test(token?.gap ?? '') && !isOrdinal(token);

/** A message's words joined by single blanks, folded: what phrases of several words are looked for in. */
export const foldedText = (tokens: Tokens): string => tokens.map(({ folded }) => folded).join(' ');

export const countWords = (text: string): number => text.split(' ').length;

/** The folded words of a stretch with names cut out, so that a title's words are not read as a request. */
export function maskedText(tokens: Tokens, names: readonly Span[], from = 0, to = tokens.length): string {
  const words: string[] = [];
  for (let place = from; place < to; place++) {
    if (!names.some((name) => name.from <= place && place < name.to)) words.push(wordAt(tokens, place));
    else if (words.at(-1) !== CUT) words.push(CUT);
  }
  return words.join(' ');
}

/** A masked text without what its names left. */
export const withoutNames = (masked: string): string => masked.replaceAll(`${CUT} `, '');

/** Where what is said of a title begins: past the year that tells it from others of its name (`Gladyatör (2000)`). */
export const pastYear = (tokens: Tokens, to: number): number =>
  /^(?:19|20)\d\d$/u.test(tokens[to]?.base ?? '') && /\)/u.test(tokens[to]?.gap ?? '') ? to + 1 : to;

export const placesOf = (...spans: readonly Span[]): number[] =>
  spans.flatMap(({ from, to }) => Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place));

/** The words that some spans take, folded. */
export const wordsOf = ({ tokens }: { tokens: Tokens }, spans: readonly Span[]): string[] =>
  placesOf(...spans).flatMap((at) => tokens[at]?.base ?? []);

/** What a token's word is as it was written, without the ending after its apostrophe. */
export const endWithoutSuffix = ({ start, raw }: Token): number => start + raw.search(/['’‘`´ʼ]|$/u);

const JOINS = /^(?:ve|hem|ayrica|dimi|m[iu](?:yd[iu]|ym[iu]s)?)$/u;
const ASKS = /^(?:kim(?:ler|in)?|kac|ne|neyle|nasil)$/u;
const MEASURES = /^(?:cok|fazla|asiri|kadar|epey|baya)$/u;
const ASKED_OF = /^(?:dk|dakika|dakka|saat|puan|filmi|yapimi|yilinda|yili|senesi|ilgili)$/u;
const MEASURED = /^(?:sur|tut|d[iu]r?$|m[iu])/u;
const ENDS_ASKED = /^(?!kadar$|bir$).+(?:[iu]yo(?:r|du|rdu)?|[aeiu]r|m[iu]s|[dt][iu])$/u;

/** The parts of a message that commas, `ve`, question particles and the verbs of questions part, each with names cut out. */
export function questionsIn(tokens: Tokens, names: readonly Span[]): (Span & { text: string })[] {
  const inside = (place: number) => names.some(({ from, to }) => from < place && place < to);
  const parts: (Span & { text: string })[] = [];
  let from = 0;
  for (const [place, token] of tokens.entries()) {
    // `çok mu korkunç` goes on after its particle.
    const isTurned = /^m[iu]/u.test(token.folded) && MEASURES.test(wordAt(tokens, place - 1));
    const joins =
      (JOINS.test(token.folded) && !isTurned) ||
      / bir? de$/u.test(` ${wordAt(tokens, place - 1)} ${token.folded}`);
    const asks = wordsIn(tokens, from, place).some((word) => ASKS.test(word));
    const next = wordAt(tokens, place + 1);
    // `konusu ne, kim oynuyor` is written without its comma, and so is `kaç dakika sürer çocuklar sever mi`.
    const isAsked =
      (asks && ASKED_OF.test(token.folded) && !MEASURED.test(next)) ||
      (asks && ENDS_ASKED.test(token.folded) && !/^m[iu]/u.test(next)) ||
      (token.folded === 'ne' &&
        place > from &&
        next !== 'kadar' &&
        /.[iu]$/u.test(wordAt(tokens, place - 1)) &&
        !ENDS_ASKED.test(next));
    if (!((endsClause(token) || joins || isAsked) && !inside(place + 1)) && place < tokens.length - 1)
      continue;
    parts.push({ from, to: place + 1, text: maskedText(tokens, names, from, place + 1) });
    from = place + 1;
  }
  return parts;
}
