import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type Feel, FEELS } from '#domain/judgement.ts';
import { fold } from '#domain/title.ts';
import { bestKnownFirst, partsNamedIn, partsOfStudio } from '#films/series.ts';
import { formatRating } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { inputFor } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, say } from '../../core/skill.ts';
import feels from '../questions/feels.json' with { type: 'json' };
import { bestPart } from '../questions/series.ts';
import { said } from '../questions/said.ts';
import type { Understanding } from '../../understand/understand.ts';
import { COMPARE, namedFilms } from './named-films.ts';

interface Group {
  name: string;
  parts: readonly CatalogueFilm[];
}

/** `yüzüklerin efendisi ile hobbit'i karşılaştır`, `pixar mı dreamworks mü`: two series or studios as a whole, and the one to take. */
export const twoSeries: Decide = (parsed, context) => {
  const [one, other, ...more] = groupsIn(parsed, context);
  if (one === undefined || other === undefined || more.length > 0 || parsed.markers.requests)
    return undefined;
  const [best, second] = [one, other].toSorted((a, b) => levelOf(b) - levelOf(a));
  if (best === undefined || second === undefined) return undefined;
  const points = [best, second].map(({ name, parts }) => {
    const top = bestPart(bestKnownFirst(parts).slice(0, MOST_WEIGHED));
    return top === undefined
      ? ''
      : `${genitive(name)} en sevileni ${top.title} (${formatRating(top.rating)})`;
  });
  const words = `Ben ${best.name} derim${forWhom(best, second)}. ${points.join(', ')}.`;
  return say(words, (answer, later) =>
    said.WHERE_TO_BEGIN.in(answer.text) ? begin([one, other], later) : undefined,
  );
};
const MOST_WEIGHED = 8;

/** The studios that a choice names, or the series of which a comparison names no single film. */
function groupsIn(parsed: Understanding, context: DecisionContext): readonly Group[] {
  const { index } = context;
  const { text, titles, said: wished } = parsed;
  const studios = wished.studios ?? [];
  if (studios.length === 2 && titles.length === 0 && EITHER.test(text))
    return studios.map((name) => ({ name, parts: partsOfStudio(index.films, name).parts }));
  if (!COMPARE.in(text)) return [];
  return namedFilms(parsed, context).flatMap(({ title, year }) => {
    const isOne = year !== undefined || index.resolveTitle(title).kind === 'one';
    const series = isOne ? undefined : partsNamedIn(index.films, fold(title));
    return series === undefined || series.ofStudio ? [] : [series];
  });
}
const EITHER = / m[iu] .* m[iu](?: |$)/u;

const levelOf = ({ parts }: Group): number => average(parts, ({ rating }) => rating);
function average(parts: readonly CatalogueFilm[], of: (film: CatalogueFilm) => number): number {
  const known = bestKnownFirst(parts).slice(0, MOST_WEIGHED);
  return known.reduce((sum, film) => sum + of(film), 0) / Math.max(1, known.length);
}

const WHOM: Readonly<Partial<Record<Feel, string>>> = feels.whom;
const AHEAD = 0.3;

/** What either does more than the other. */
function forWhom(best: Group, second: Group): string {
  const [own, others] = [moreOf(best, second), moreOf(second, best)];
  return `${own === undefined ? '' : `, hele ${own} istiyorsan`}${others === undefined ? '' : `; ${others} isteyene ${second.name}`}`;
}
const moreOf = ({ parts }: Group, other: Group): string | undefined =>
  FEELS.flatMap((feel) => {
    const grade = (films: readonly CatalogueFilm[]) =>
      average(films, ({ judgement }) => judgement?.feel[feel] ?? 0);
    const lead = grade(parts) - grade(other.parts);
    return WHOM[feel] === undefined || lead < AHEAD ? [] : [{ words: WHOM[feel], lead }];
  }).toSorted((a, b) => b.lead - a.lead)[0]?.words;

/** The first films of both, in the order in which they came out. */
function begin(groups: readonly Group[], { index }: DecisionContext): Decision {
  const first = groups
    .flatMap(({ parts }) => parts.toSorted((a, b) => a.year - b.year)[0] ?? [])
    .toSorted((a, b) => a.year - b.year);
  const [one = '', other = ''] = first.map(({ title, year }) => `${title} (${year})`);
  return {
    kind: 'act',
    calls: first.map((film) => ({ tool: 'showFilm', input: inputFor(film, index) })),
    answer: () => `Çıkış sırasıyla git derim: ilk film ${one}, öbür seri ${other} ile sonra başlar.`,
  };
}
