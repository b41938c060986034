import { inputForTitle, inputsMeant } from '../../core/resolve-reference.ts';
import { type DecisionContext, act } from '../../core/skill.ts';
import { standsOut } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { outOf, starsOfEach } from './given-stars.ts';
import { scoredRow } from './scored-row.ts';

/** `ilkine 7 ikincisine 9 verdim`: each film its own stars; undefined where one of them is not known. */
export function ratedEach(parsed: Understanding, context: DecisionContext) {
  const names = [...parsed.titles, ...parsed.references].toSorted((a, b) => a.from - b.from);
  const calls = starsOfEach(names, parsed).map(({ name, given: { stars } }) => {
    const [film, ...others] = inputsMeant(
      'span' in name ? { titles: [name], references: [] } : { titles: [], references: [name] },
      context,
    );
    return film === undefined || others.length > 0
      ? undefined
      : ({ tool: 'rateFilm', input: { ...film, stars } } as const);
  });
  const known = calls.filter((call) => call !== undefined);
  const row = ratedInRow(parsed, context);
  const isAll = known.length > 1 && known.length === calls.length;
  const all = isAll && known.length >= row.length ? known : row;
  return all.length > 1 ? act(...all) : undefined;
}

/** `matrix 8, ayla 9 verdim`: names that are everyday words elsewhere, where all of them are films. */
function ratedInRow(parsed: Understanding, { index, memory: { shown } }: DecisionContext) {
  const scored = scoredRow(parsed) ?? [];
  const isKnown = ({ name }: (typeof scored)[number]) => index.resolveTitle(name).kind !== 'none';
  const isOfFilms = parsed.titles.some(standsOut) || parsed.judged.deed.label === 'rateFilm';
  if (scored.length < 2 || !isOfFilms || !scored.every(isKnown)) return [];
  const calls = scored.map(({ name, value }) => {
    const given = outOf(value);
    const film = inputForTitle({ kind: 'title', text: name }, index, shown);
    return given && ({ tool: 'rateFilm', input: { ...film, stars: given.stars } } as const);
  });
  const known = calls.filter((call) => call !== undefined);
  return known.length === calls.length ? known : [];
}
