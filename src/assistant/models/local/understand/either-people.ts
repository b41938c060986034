import { EITHER } from '#domain/film-words.ts';
import type { PersonAt } from './spans.ts';
import { type Tokens, wordsIn } from './tokens.ts';

// `brad pitt bulamazsan tom cruise da olur`
const OR =
  /^(?:bir |bi |filmi? |olur |olsun |d[ae] )*(?:ya da|yada|veya|veyahut|yahut|ya|(?:yok|olmaz|cikmaz|bulama(?:z|d[iu]y))s[ae]n?)(?: bir| bi)?$/u;

/** The names wished, of which two that `ya da` parts are one: a film of either will do. */
export function withEither(
  names: readonly string[],
  people: readonly PersonAt[],
  tokens: Tokens,
): readonly string[] {
  const wished = people.filter(({ span }) => names.includes(span.name)).toSorted((a, b) => a.from - b.from);
  const joined = wished.reduce<(PersonAt & { called: string })[]>((row, person) => {
    const last = row.at(-1);
    const isOr = last !== undefined && OR.test(wordsIn(tokens, last.to, person.from).join(' '));
    const called = isOr ? `${last.called}${EITHER}${person.span.name}` : person.span.name;
    return [...(isOr ? row.slice(0, -1) : row), { ...person, called }];
  }, []);
  const others = names.filter((name) => !wished.some(({ span }) => span.name === name));
  return [...new Set([...joined.map(({ called }) => called), ...others])];
}
