import { fold } from '#domain/title.ts';

/**
 * A folded text of each film for searching, made once a film: folding thousands of films at every key would be felt.
 * Parts are a line each, so that no search matches across two of them.
 */
export function createSearchText<T extends object>(
  parts: (film: T) => readonly string[],
): (film: T) => string {
  const known = new WeakMap<T, string>();
  return (film) => {
    const text = known.get(film) ?? parts(film).map(fold).join('\n');
    known.set(film, text);
    return text;
  };
}
