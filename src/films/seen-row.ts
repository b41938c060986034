import type { TitleSpan } from './find-titles.ts';
import { titleAt } from './title-at.ts';
import type { TitleEntry, TitleIndex } from './title-index.ts';
import { type Word, titleWord } from './words.ts';

const SEEN = /^(?:(?:izle|seyret)(?:mist)?[dt]?[iu][mk]|gor(?:mus)?[dt]u[mk]|bitir(?:mist)?[dt]?i[mk])$/u;
const LEADS: ReadonlySet<string> = new Set(['ben', 'biz', 'dun', 'bugun', 'zaten', 'sirayla', 'hem', 'daha']);
const JOINS: ReadonlySet<string> = new Set([
  've',
  'ile',
  'bir',
  'bi',
  'de',
  'da',
  'hem',
  'i',
  'u',
  'yi',
  'yu',
]);
/** Films are called so, and here it says when. */
const TIMES: ReadonlySet<string> = new Set([
  'gece',
  'aksam',
  'sabah',
  'hafta',
  'yaz',
  'kis',
  'bahar',
  'pazar',
]);

/**
 * `ayna stalker ve kurbanı gördüm`: titles and nothing else up to the verb are a row of them, though some are everyday
 * words, where one at least is surely a title.
 */
export function withSeenRow(
  index: TitleIndex,
  words: readonly Word[],
  spans: readonly TitleSpan[],
): TitleSpan[] {
  const verb = words.findIndex(({ folded }) => SEEN.test(folded));
  const inRow = spans.filter(({ start }) => start < (words[verb]?.start ?? 0));
  if (inRow.every(({ ordinary, fuzzy }) => ordinary || fuzzy)) return [...spans];
  const row = readRow(index, words.slice(0, verb), inRow);
  if (row === undefined || row.length < 2) return [...spans];
  const after = spans.filter((span) => !inRow.includes(span));
  return [...row, ...after];
}

/** The titles that some words are, all of them; undefined where a word is none. */
function readRow(
  index: TitleIndex,
  words: readonly Word[],
  spans: readonly TitleSpan[],
): TitleSpan[] | undefined {
  const row: TitleSpan[] = [];
  let from = words.findIndex(({ folded }) => !LEADS.has(folded));
  while (from >= 0 && from < words.length) {
    const word = words[from];
    const span = spans.find(({ start }) => start === word?.start);
    if (span !== undefined) {
      row.push(span.evidence === 'none' ? { ...span, evidence: 'context' } : span);
      from = words.findIndex(({ start }) => start >= span.end);
    } else if (row.length > 0 && JOINS.has(word?.folded ?? '')) from += 1;
    else {
      const match = TIMES.has(word?.folded ?? '')
        ? undefined
        : titleAt(index, words, from, (said, wanted) => said === wanted);
      const own = words.slice(from, match?.to);
      const listed = match && isPlain(own, match.entry.key) ? spanOf(own, match.entry) : undefined;
      if (match === undefined || listed === undefined) return undefined;
      row.push(listed);
      from = match.to;
    }
  }
  return row;
}

/** `evde`, `babamla` say how it was seen. */
function isPlain(own: readonly Word[], key: string): boolean {
  const said = own.map(({ folded }) => titleWord(folded)).join(' ');
  if (own.length === 1 && /[dt][ae]$/u.test(said)) return false;
  return said === key || /^(?:[yn]?[iu])$/u.test(said.slice(key.length));
}

function spanOf(own: readonly Word[], { films }: Pick<TitleEntry, 'films'>): TitleSpan | undefined {
  const [first] = own;
  const last = own.at(-1);
  const [film] = films;
  if (first === undefined || last === undefined || film === undefined) return undefined;
  const place = { start: first.start, end: last.end, text: film.title, films };
  return { ...place, evidence: 'context', ordinary: true, fuzzy: false };
}
