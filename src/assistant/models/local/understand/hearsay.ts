import { fold } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { namesWords } from '../lexicon/word-lists.ts';

const HEARD = /(?<![\p{L}\p{N}])(\p{L}{2,} )?(\p{L}{5,}?)m[iıuü]ş(?!\p{L})/giu;
const HEARD_WHOLE = /(?<![\p{L}\p{N}])(\p{L}{2,} )(\p{L}{3,}?)m[iıuü]ş(?!\p{L})/giu;

/** `başrolü brad pittmiş`, `yönetmeni nolanmış`: who it is said to be, without the ending that says so. */
export function withoutHearsay(text: string, index: FilmIndex): string {
  if (!namesWords.PLAYS.in(fold(text))) return text;
  const isCalled = (said: string): boolean => {
    const name = fold(index.resolvePerson(said) ?? '');
    return name === fold(said) || name.endsWith(` ${fold(said)}`);
  };
  return text
    .replace(HEARD_WHOLE, (whole, first: string, last: string) =>
      isCalled(first + last) ? first + last : whole,
    )
    .replace(HEARD, (whole, first: string | undefined, last: string) =>
      isCalled(last) ? (first ?? '') + last : whole,
    );
}
