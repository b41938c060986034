import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { normaliseTitle } from '#domain/title.ts';
import { comparisonsWords, refusalsWords as words } from '../lexicon/word-lists.ts';
import { isPraised } from './compared.ts';
import { isOfSeeing } from './seen.ts';
import { addWishes, statesAnything } from './message-wishes.ts';
import type { Reader } from './reading.ts';
import { type TitleAt, calledBy, standsOut } from './spans.ts';
import { type Tokens, endsSentence, wordAt, wordsIn } from './tokens.ts';

const MODEL = [
  comparisonsWords.LIKE,
  comparisonsWords.WANTS_ALIKE,
  comparisonsWords.SUCH_A_ONE,
  comparisonsWords.KIN,
];
const REACH = 6;
const isCalled = (word: string) => (film: CatalogueFilm) => normaliseTitle(film.title) === word;

/**
 * Reads films that are told to be seen beside a wish, be it by other words than watching (`koroyu gösterdik, çok tuttu`), in
 * a row (`encanto coco moana bitti`) or left unsaid (`dunkirk'i gördük, 1917'yi de`): none of them comes again, and none is
 * taken as a model unless it is called one. Nothing is written into a list for it.
 */
export const readToldSeen: Reader = (reading) => {
  const { tokens, titles, wishes, markers, acts, text } = reading;
  if (!acts.every(isOfSeeing) || !(statesAnything(wishes) || markers.requests)) return {};
  const told = seenAmong(tokens, titles);
  const seen = told.map(calledBy);
  const marked = acts.flatMap(({ targets }) =>
    targets.flatMap((target) => (target.kind === 'title' ? [target.text] : [])),
  );
  if (seen.every((title) => marked.some((one) => normaliseTitle(one) === normaliseTitle(title)))) return {};
  const { similarTo: _model, alsoSimilarTo: _models, excludeTitles: _gone, ...besides } = wishes;
  // `dün parasite izledim efsaneydi başka öner`: loved, and nothing else is wished.
  const isLoved =
    told.length === 1 && told.some(({ to }) => isPraised(tokens, to)) && !statesAnything(besides);
  if (isLoved) return {};
  const left = addWishes(wishes, { excludeTitles: seen });
  // `whiplash'i izledim kalbim çıktı, böyle hırslı insanlı başka`
  if (MODEL.some((list) => list.in(text))) return seen.length === 1 ? {} : { acts: [], wishes: left };
  const isModel = (title: string | undefined) => title !== undefined && !seen.includes(title);
  const { similarTo, alsoSimilarTo, ...others } = left;
  const [first, ...also] = [similarTo, ...(alsoSimilarTo ?? [])].filter(isModel);
  const models =
    first === undefined ? {} : { similarTo: first, alsoSimilarTo: also.filter((one) => one !== undefined) };
  return { acts: [], wishes: { ...others, ...models } };
};

/** Titles that are said to be seen, from the last to the first: what is said of the last of a row is said of all. */
function seenAmong(tokens: Tokens, titles: readonly TitleAt[]): TitleAt[] {
  const isSeen = new Map<TitleAt, boolean>();
  for (const [at, title] of [...titles.entries()].toReversed()) {
    const next = titles[at + 1];
    const inRow = next !== undefined && isJoined(tokens, title, next) && isSeen.get(next) === true;
    isSeen.set(title, isMeant(tokens, title) && (inRow || isToldSeen(tokens, title)));
  }
  // `beynelmileli de`: the verb is left out after another.
  for (const [at, title] of titles.entries()) {
    const before = titles[at - 1];
    if (before === undefined || isSeen.get(before) !== true || !isMeant(tokens, title)) continue;
    if (words.SEEN_TOO.firstIn(rest(tokens, title.to).join(' ')) === 0) isSeen.set(title, true);
  }
  return titles.filter((title) => isSeen.get(title) === true);
}

/** A title that is more than a word that may be chance. `koroyu gösterdik`: what it was done to is one, be it an everyday word. */
function isMeant(tokens: Tokens, { span, from, to, ...title }: TitleAt): boolean {
  const last = wordAt(tokens, to - 1);
  const isObject = /[iu]$/u.test(last) && !span.films.some(isCalled(last));
  return !span.fuzzy && (standsOut({ span, from, to }) || title.isOnScreen === true || isObject);
}

const isToldSeen = (tokens: Tokens, { to }: TitleAt): boolean =>
  words.SEEN_SO.firstIn(rest(tokens, to).join(' ')) === 0;

const isJoined = (tokens: Tokens, { to }: TitleAt, { from }: TitleAt): boolean =>
  wordsIn(tokens, to, from).every((word) => /^(?:ve|ile|d[ae]|bir|bi)$/u.test(word)) &&
  !tokens.slice(to - 1, from - 1).some(endsSentence);

/** The words after a place, as far as the sentence and a verb's reach go. */
function rest(tokens: Tokens, to: number): string[] {
  const end = tokens.findIndex((token, at) => at >= to - 1 && endsSentence(token));
  return wordsIn(tokens, to, Math.min(to + REACH, end < 0 ? tokens.length : end + 1));
}
