import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { partsOf, seriesOf } from '#films/series.ts';
import type { TitleInput } from '#tools/title-input.ts';
import { type Memory, oneMeant } from '../../core/memory.ts';
import { inputFor, inputsMeant } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { listsWords } from '../../lexicon/word-lists.ts';
import { type NumberSpan, findNumbers } from '../../understand/numbers.ts';
import { standsOut } from '../../understand/spans.ts';
import { wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';
import { MOST_STARS, TEN, ofScale, outOf } from './given-stars.ts';
import { rated } from './own-list-calls.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);
const FEW_WORDS = 6;

/** `9`, `evet beğendim 7`, `bitti güzeldi 8`, `bana geçmedi valla 4 anca`: points for the film that was just marked, or that is over by what is said, and not the film of that name. */
export const pointsAlone: Decide = (parsed, { memory, index }) => {
  const [number, ...more] = findNumbers(parsed.tokens);
  if (number === undefined || more.length > 0) return undefined;
  // `üçünü de izledim` is of films, and no points.
  if (parsed.references.some(({ reference: { kind } }) => kind === 'all')) return undefined;
  const rest = restOf(parsed, [number]);
  // `bir de izledim` counts nothing.
  const isDone = words.DONE.in(rest) && isSurely(number, parsed);
  const film = justMarked(memory) ?? (isDone ? oneMeant(memory) : undefined);
  if (film === undefined || !(isVerdictAlone(rest) || isVerdict(parsed, number))) return undefined;
  return pointsFor(inputFor(film, index), number.value, rest);
};

function justMarked({ changed, undo = [] }: Memory) {
  const [marked, ...others] = changed === true ? undo : [];
  return marked?.tool === 'unmarkWatched' && others.length === 0 ? marked.film : undefined;
}

/**
 * `rapunzel 7`, `parazit'i izledim, harikaydı, 5 verdim`, `bugün izlediğim film tenet, hiç anlamadım 5`: a number that counts
 * nothing, beside the one film that is named and nothing that is wished of it.
 */
export function pointsBeside(parsed: Understanding, context: DecisionContext): Decision | undefined {
  const { tokens, text, references } = parsed;
  const numbers = findNumbers(tokens);
  // `kelebeğin rüyası uzundu, yedi`: behind a film a number is none of its own.
  const titles = parsed.titles.filter(
    ({ from }, at) => at === 0 || !numbers.some((one) => one.from === from),
  );
  const [title, ...more] = titles;
  const [only, ...others] = numbers.filter(
    ({ from }) => !titles.some((one) => one.from <= from && from < one.to),
  );
  if (title === undefined || only === undefined || more.length + others.length + references.length > 0)
    return undefined;
  const rest = restOf(parsed, [only, title]);
  const isSeen = listsWords.WATCHED.in(text) || words.SEEN_FILM.in(text);
  const isNamed = standsOut(title) && !title.span.fuzzy;
  const isBare = isNamed && isVerdictAlone(rest);
  const next = wordAt(tokens, only.to);
  // `john wick 4 izledim`, `titanik 2 saat`
  const isAlone = only.suffix === '' && (next === '' || words.GIVES.is(next) || words.AT_MOST.is(next));
  // `matrix 4`, though there is none; right after stars were given such a number is a verdict, too.
  const isGiven = words.GIVEN.is(rest) && rest !== '';
  const isPart =
    !isGiven &&
    context.memory.rated === undefined &&
    only.from === title.to &&
    mayBePart(only.value, title.span.films, context);
  if (!isAlone || isPart || !(isSeen || isBare)) return undefined;
  const [film] = inputsMeant({ ...parsed, titles }, context);
  return film && pointsFor(film, only.value, rest, context.memory.rated !== undefined);
}

/** `son izlediğim film 7` */
export function pointsAtEnd({ tokens }: Understanding) {
  const number = findNumbers(tokens).at(-1);
  return number?.to === tokens.length && number.value > MOST_STARS ? outOf(number.value) : undefined;
}

/** A series has as many parts as that, or may soon have. */
function mayBePart(value: number, films: readonly CatalogueFilm[], { index }: DecisionContext): boolean {
  const most = films.flatMap((film) => seriesOf(film)?.name ?? []).map((name) => partsOf(index.films, name));
  return Number.isInteger(value) && value <= Math.max(MOST_STARS, ...most.map(({ length }) => length + 1));
}

/** The words of a message without some of them. */
const restOf = ({ text }: Understanding, spans: readonly { from: number; to: number }[]): string =>
  text
    .split(' ')
    .filter((_, place) => !spans.some(({ from, to }) => from <= place && place < to))
    .join(' ');

const isVerdictAlone = (rest: string): boolean => rest === '' || words.BESIDE_POINTS.is(rest);

/** Up to five they are stars where the film is praised, points where it is not, and else open. */
function pointsFor(film: TitleInput, value: number, said: string, isOfTen = false): Decision | undefined {
  if (value <= 0 || value > TEN) return undefined;
  const isBlamed = words.BLAMED.in(said);
  const isPraised = words.PRAISED.in(said) && !isBlamed;
  if (value <= MOST_STARS && !isPraised && !isBlamed && !isOfTen && !words.AT_MOST.in(said))
    return askedScale(film, value);
  const given = isPraised ? ofScale(value) : outOf(value);
  return given && rated(film, given);
}

/** Which of the two scales a number of at most five is of. */
function askedScale(film: TitleInput, value: number): Decision {
  const rate = (most: number) => {
    const given = outOf(value, most);
    return given && rated(film, given);
  };
  return say(`${film.title} için ${value} yıldız mı, 10 üzerinden ${value} mi?`, ({ text, titles }) => {
    if (titles.length > 0) return undefined;
    if (/(?:^| )(?:yildiz|5|bes)/u.test(text)) return rate(MOST_STARS);
    return /(?:^| )(?:10|on|puan|ikinci)/u.test(text) ? rate(TEN) : undefined;
  });
}

/** `bir şey demedim`, `ona benzer`: only in figures are such words numbers for sure. */
const isSurely = ({ from, value }: NumberSpan, { tokens }: Understanding): boolean =>
  /^\d/u.test(wordAt(tokens, from)) || (value > 2 && value < TEN);

/** A few words that name, ask and wish nothing, and a number in them that counts nothing. */
function isVerdict(parsed: Understanding, number: NumberSpan): boolean {
  const { tokens, text, words: count, titles, references, markers, films } = parsed;
  const { from, to, suffix } = number;
  const isEnd =
    to >= tokens.length ||
    from === 0 ||
    words.AT_MOST.is(wordAt(tokens, to)) ||
    words.GIVES.is(wordAt(tokens, to));
  const isWish = markers.requests || markers.another || films || isAsking(text) || words.BOUND.in(text);
  return (
    count <= FEW_WORDS &&
    isSurely(number, parsed) &&
    isEnd &&
    suffix === '' &&
    !isWish &&
    titles.length + references.length === 0 &&
    !COUNTED.test(wordAt(tokens, to))
  );
}
/** `3 kere izledim`, `2 saat sürdü` */
const COUNTED =
  /^(?:ker|kez|defa|saat|dakika|dk|gun|hafta|ay|yil|sene|yas|kisi|tane|bolum|film|sezon|numara)/u;
