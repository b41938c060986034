import { fold } from '#domain/title.ts';

/** The letters that Turkish has beside the Latin ones; people leave their marks out, and mean them where they type them. */
const MARKED: Readonly<Record<string, string | undefined>> = { c: 'ç', g: 'ğ', o: 'ö', s: 'ş', u: 'ü' };
const KEPT: ReadonlySet<string | undefined> = new Set(Object.values(MARKED));

/** A text as `fold` makes it, with the marked letters of Turkish as they are. */
const searchable = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/[İIı]/gu, 'i').toLowerCase(), (letter) =>
    KEPT.has(letter) ? letter : fold(letter),
  ).join('');

const SYNTAX = /[$()*+.?[\\\]^{|}]/u;

/**
 * Whether a text holds what is typed into a search box: `ask` is found in `Aşk`, and `aşk` not in `Askerdik`. Case and the dot of
 * the i make no difference.
 */
export function searchFor(query: string): (text: string) => boolean {
  const wanted = searchable(query.trim());
  const pattern = new RegExp(
    Array.from(wanted, (letter) => {
      const marked = MARKED[letter];
      return marked === undefined ? letter.replace(SYNTAX, '\\$&') : `[${letter}${marked}]`;
    }).join(''),
    'u',
  );
  return (text) => pattern.test(text);
}

/**
 * A text of each film for `searchFor`, made once a film: folding thousands of films at every key would be felt.
 * Parts are a line each, so that no search matches across two of them.
 */
export function createSearchText<T extends object>(
  parts: (film: T) => readonly string[],
): (film: T) => string {
  const known = new WeakMap<T, string>();
  return (film) => {
    const text = known.get(film) ?? parts(film).map(searchable).join('\n');
    known.set(film, text);
    return text;
  };
}
