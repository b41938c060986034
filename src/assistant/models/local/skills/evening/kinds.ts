import { MOST_FILMS } from '#domain/evening-plan.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { findNumbers } from '../../understand/numbers.ts';
import type { Understanding } from '../../understand/understand.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);

const MOST_OF_ONE = 4;

/** `iki korku bir komedi`, `önce komedi sonra korku`: a wish for each film, in the order that they are said. */
export function kindsIn(parsed: Understanding, context: DecisionContext): Wishes[] | undefined {
  const kinds = stretchesOf(parsed).flatMap(({ count, text }) => {
    const part = context.understand(text);
    const { genres, themes, origin, studios } = part.exact ?? {};
    const isKind = (genres?.length ?? 0) + (themes?.length ?? 0) > 0 || origin !== undefined || studios;
    if (part.exact === undefined || !isKind) return [];
    const { maxDuration: _each, ...wishes } = mergeWishes({ shown: [] }, part, context.index);
    return [{ count, wishes }];
  });
  if (kinds.length < 2) return undefined;
  const genres = kinds.flatMap(({ wishes }) => wishes.genres);
  const each = kinds.flatMap(({ count, wishes }) => {
    // A horror comedy is neither of the two.
    const others = genres.filter((genre) => !wishes.genres.includes(genre));
    const excludeGenres = [...(wishes.excludeGenres ?? []), ...others];
    return Array.from({ length: count }, () => ({ ...wishes, ...(others.length > 0 && { excludeGenres }) }));
  });
  return each.length > MOST_FILMS ? undefined : each;
}

/** The parts of a message that a number or a word of order begins, each with how many films it is of. */
function stretchesOf({ tokens, written }: Understanding): { count: number; text: string }[] {
  const numbers = findNumbers(tokens).filter(
    ({ value, suffix, to }) =>
      Number.isInteger(value) &&
      value >= 1 &&
      value <= MOST_OF_ONE &&
      suffix === '' &&
      !words.COUNTS_ELSE.is(tokens[to]?.folded),
  );
  const begins = [...tokens.keys()].filter(
    (place) => words.ONE_THEN.is(tokens[place]?.folded) || numbers.some(({ from }) => from === place),
  );
  return begins.map((place, at) => {
    const number = numbers.find(({ from }) => from === place);
    const until = tokens[begins[at + 1] ?? tokens.length];
    const text = written.slice(tokens[number?.to ?? place + 1]?.start ?? written.length, until?.start);
    return { count: number?.value ?? 1, text };
  });
}
