import type { TitleSpan } from './find-titles.ts';
import type { TitleIndex } from './title-index.ts';
import { type Word, titleWord } from './words.ts';

interface Item {
  from: number;
  to: number;
}

/** `seven, zodiac ve joker`: an everyday word is a title where it stands in a row of them, with nothing beside it. */
export function withListed(
  index: TitleIndex,
  text: string,
  words: readonly Word[],
  spans: readonly TitleSpan[],
): TitleSpan[] {
  if (spans.length === 0 || !text.includes(',')) return [...spans];
  const items = itemsOf(text, words);
  const isNamed = (item: Item | undefined): boolean =>
    item !== undefined &&
    spans.some(({ start, ordinary, fuzzy }) => start === words[item.from]?.start && !ordinary && !fuzzy);
  const listed = items.flatMap((item, at): TitleSpan[] => {
    // `ama seven, zodiac`: the row begins behind a small word.
    const isBehind = LEADS.has(words[item.to - 2]?.folded ?? '');
    const word = words[item.to - 1];
    if (word === undefined || (item.to > item.from + 1 && !isBehind) || isNamed(item)) return [];
    if (!isNamed(items[at - 1]) && !isNamed(items[at + 1])) return [];
    const match = index.entry(titleWord(word.folded));
    const films = match === undefined ? [] : match.films.length > 0 ? match.films : match.shortFor;
    const [film] = films;
    if (film === undefined || spans.some(({ start }) => start === word.start)) return [];
    const span = { start: word.start, end: word.end, text: film.title, films };
    return [{ ...span, evidence: 'context', ordinary: true, fuzzy: false }];
  });
  return [...spans, ...listed].toSorted((a, b) => a.start - b.start);
}

const LEADS: ReadonlySet<string> = new Set(['ama', 'fakat', 'mesela', 'ornegin', 'zaten', 'hani', 'yani']);

/** The stretches of words between commas and `ve`. */
function itemsOf(text: string, words: readonly Word[]): Item[] {
  const items: Item[] = [];
  let from = 0;
  for (const [place, word] of words.entries()) {
    const next = words[place + 1];
    const isParted = text.slice(word.end, next?.start).includes(',');
    if (next !== undefined && !isParted && next.folded !== 've') continue;
    if (place + 1 > from) items.push({ from, to: place + 1 });
    from = next?.folded === 've' ? place + 2 : place + 1;
  }
  return items;
}
