import type { FilmIndex } from '#films/film-index.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import type { TitleInput } from '#tools/title-input.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { farBestKnown, inputFor, inputForTitle, pointedAt } from '../../core/resolve-reference.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { titleTarget } from '../../understand/targets.ts';
import {
  type Token,
  type Tokens,
  type Span,
  endWithoutSuffix,
  foldedText,
  pastYear,
  tokenise,
} from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import words from './words.json' with { type: 'json' };

export const { COMPARE, WHICH, BETWEEN, AROUND } = phraseLists(words);

interface Named {
  input: TitleInput;
  /** Somebody knows a film of this name. */
  isKnown: boolean;
  /** One everyday word, which a film is called by chance. */
  isChance?: boolean;
}

/**
 * The films that a comparison names or points at, in order: what was read as a title, and what stands between the words
 * of the question. `Baba mı Joker mi` names two films, though *Baba* is an everyday word elsewhere.
 */
export function namedFilms(parsed: Understanding, { memory, index }: DecisionContext): TitleInput[] {
  const { titles, markers, written } = parsed;
  // `2 ile 3 ü yan yana koysana, neyi farklı bunların`: the places say which of them.
  const places = parsed.references.filter(({ reference: { kind } }) => kind !== 'all');
  const references = places.length > 1 ? places : parsed.references;
  const tokens = tokenise(written);
  const named: Named[] = [];
  const add = (input: TitleInput) => void named.push({ input, isKnown: true });
  let run: Token[] = [];
  const endRun = () => {
    const film = readName(run, written, index);
    if (film !== undefined) named.push(film);
    run = [];
  };
  let place = 0;
  while (place < tokens.length) {
    const starts = ({ from }: Span) => from === place;
    const asks = isQuestion(tokens, place);
    // `yan yana koy` is a film's name too.
    const title = titles.find((one) => starts(one) && !(asks && one.span.evidence === 'none'));
    const pointed = references.find(starts);
    if (title !== undefined || pointed !== undefined || asks) endRun();
    else run.push(...tokens.slice(place, place + 1));
    if (title !== undefined) add(inputForTitle(titleTarget(tokens, title, titles), index, memory.shown));
    else if (pointed !== undefined)
      for (const film of pointedAt(pointed.reference, memory)) add(inputFor(film, index));
    place = title === undefined ? (pointed?.to ?? place + 1) : pastYear(tokens, title.to);
  }
  endRun();
  // A name that nobody knows counts beside one that somebody knows; else it may be any talk.
  const known = named.filter(({ isKnown }) => isKnown);
  const sure = known.filter(({ isChance }) => isChance !== true);
  const counts = known.length === 1 && !markers.requests ? named : sure.length > 1 ? sure : known;
  const films = counts.map(({ input }) => input);
  // `şu üçü` points at one of them twice.
  return films.filter(
    ({ title, year }, at) => films.findIndex((one) => one.title === title && one.year === year) === at,
  );
}

function isQuestion(tokens: Tokens, place: number): boolean {
  const word = tokens[place]?.folded ?? '';
  if ([COMPARE, WHICH, BETWEEN, AROUND].some((list) => list.is(word))) return true;
  const around = [-2, -1, 0, 1].flatMap((from) =>
    [2, 3, 4].map((length) => ({ from: Math.max(0, place + from), to: place + from + length })),
  );
  return around.some(
    ({ from, to }) =>
      from <= place &&
      place < to &&
      [COMPARE, WHICH].some((list) => list.is(foldedText(tokens.slice(from, to)))),
  );
}

/** What a run of words names, with the year after it (`Titanik 1997`). */
function readName(run: Tokens, written: string, index: FilmIndex): Named | undefined {
  const last = run.at(-1);
  const year =
    last !== undefined && run.length > 1 && /^(?:19|20)\d\d$/u.test(last.base)
      ? Number(last.base)
      : undefined;
  const name = year === undefined ? run : run.slice(0, -1);
  const [first, end] = [name[0], name.at(-1)];
  if (first === undefined || end === undefined) return undefined;
  const title = written.slice(first.start, endWithoutSuffix(end));
  const found = index.resolveTitle(title, year);
  // `baba mı sıkı dostlar mı`: beside another film the one of that name is meant that everybody knows.
  const best = found.kind === 'many' ? farBestKnown(found.candidates, 1) : undefined;
  if (best !== undefined) return { input: inputFor(best, index), isKnown: true };
  const spelled = found.kind === 'one' ? found.film.title : title;
  return {
    input: year === undefined ? { title: spelled } : { title: spelled, year },
    isKnown: found.kind !== 'none',
    isChance: name.length === 1 && (isCommonWord(first.base) || first.base.length < 3),
  };
}
