import { MOST_FILMS } from '#domain/evening-plan.ts';
import { partsNamedIn, partsOf, seriesAmong } from '#films/series.ts';
import type { TitleAt } from '../../understand/spans.ts';
import { eveningWords as words } from '../../lexicon/word-lists.ts';
import { inputFor } from '../../core/resolve-reference.ts';
import { type Decision, type DecisionContext, act } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isSameFilm } from '../../core/memory.ts';
import type { Evening } from '../../understand/evening.ts';
import { frameOf } from './frame.ts';

/** Of more films one day is too short where there are two. */
const OF_ONE_DAY = 4;

/** `harry potter maratonu planla`, `üç film, bir seri olsun`: its films, in their order, and over a weekend the half of them each day. */
export function marathonOf(
  said: Evening,
  { text, exact }: Pick<Understanding, 'text' | 'exact'>,
  titles: readonly TitleAt[],
  { index, memory }: DecisionContext,
): Decision | undefined {
  const [title, ...others] = titles;
  if (others.length > 0) return undefined;
  const named = title === undefined ? partsNamedIn(index.films, text) : undefined;
  // `yüzüklerin efendisi maratonu`: the name of its first film is that of all of them, too.
  const series = words.MARATHON.in(text) && title ? seriesAmong(title.span.films) : undefined;
  // Of whichever series: the first of which nothing was seen.
  const any = title === undefined ? (exact?.series ?? []).map((name) => partsOf(index.films, name)) : [];
  const fresh = any.find(
    (films) =>
      any.length > 1 &&
      films.length >= (said.count ?? 2) &&
      !films.some((film) => memory.seen?.some(isSameFilm(film))),
  );
  const parts =
    named?.ofStudio === false
      ? named.parts
      : series === undefined
        ? (fresh ?? [])
        : partsOf(index.films, series);
  if (parts.length < 2) return undefined;
  const planOf = (films: typeof parts, day = said.day) => {
    const { count: _all, ...frame } = frameOf(said);
    const inputs = films.map((film) => inputFor(film, index));
    return { tool: 'planEvening', input: { ...frame, ...(day && { day }), films: inputs } } as const;
  };
  const isOfTwo = words.WEEKEND.in(text) && said.count === undefined && parts.length > OF_ONE_DAY;
  if (!isOfTwo) return act(planOf(parts.slice(0, said.count ?? MOST_FILMS)));
  const all = parts.slice(0, 2 * MOST_FILMS);
  const half = Math.ceil(all.length / 2);
  return act(planOf(all.slice(0, half), 'saturday'), planOf(all.slice(half), 'sunday'));
}
