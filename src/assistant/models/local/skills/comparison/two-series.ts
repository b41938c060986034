import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold } from '#domain/title.ts';
import { bestKnownFirst, partsNamedIn, partsOfStudio } from '#films/series.ts';
import { formatRating } from '#lib/turkish/format.ts';
import { inputFor } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, say } from '../../core/skill.ts';
import { bestPart } from '../questions/series.ts';
import { said } from '../questions/said.ts';
import { whichOfTwo } from '../questions/two-films.ts';
import type { Understanding } from '../../understand/understand.ts';
import { COMPARE, namedFilms } from './named-films.ts';

interface Group {
  name: string;
  parts: readonly CatalogueFilm[];
}
const MOST_WEIGHED = 8;
const EITHER = / m[iu] .* m[iu](?: |$)/u;

/** `yüzüklerin efendisi ile hobbit'i karşılaştır`, `pixar mı dreamworks mü`: two series or studios, each by the best of theirs. */
export const twoSeries: Decide = (parsed, context) => {
  const groups = groupsIn(parsed, context);
  const [one, other, ...more] = groups.flatMap(({ name, parts }) => {
    const best = bestPart(bestKnownFirst(parts).slice(0, MOST_WEIGHED));
    return best === undefined ? [] : [{ name, best }];
  });
  if (one === undefined || other === undefined || more.length > 0 || parsed.markers.requests)
    return undefined;
  // The best one stands for all of them, called by their name.
  const called = ({ name, best: { judgement, ...best } }: typeof one): CatalogueFilm => ({
    ...best,
    title: name,
    judgement: judgement && { ...judgement, series: { name, place: 2 } },
  });
  const films = [one, other].map(({ best }) => `${best.title} (${formatRating(best.rating)})`);
  // A whole series has no points of its own.
  const which = whichOfTwo([called(one), called(other)], '').replaceAll(/ \(\d,\d\)/gu, '');
  const words = `${which} En sevilenleri ${films.join(' ile ')}.`;
  return say(words, (answer, later) =>
    said.WHERE_TO_BEGIN.in(answer.text) ? begin(groups, later) : undefined,
  );
};

/** The studios that a choice names, or the series of which a comparison names no single film. */
function groupsIn(parsed: Understanding, context: DecisionContext): readonly Group[] {
  const { text, titles, said: wished } = parsed;
  const { films, resolveTitle } = context.index;
  const studios = wished.studios ?? [];
  if (studios.length === 2 && titles.length === 0 && EITHER.test(text))
    return studios.map((name) => partsOfStudio(films, name));
  if (!COMPARE.in(text)) return [];
  return namedFilms(parsed, context).flatMap(({ title, year }) => {
    const isOne = year !== undefined || resolveTitle(title).kind === 'one';
    const series = isOne ? undefined : partsNamedIn(films, fold(title));
    return series === undefined || series.ofStudio ? [] : [series];
  });
}

/** The first films of both, in the order in which they came out. */
function begin(groups: readonly Group[], { index }: DecisionContext): Decision {
  const byYear = (a: CatalogueFilm, b: CatalogueFilm) => a.year - b.year;
  const first = groups.flatMap(({ parts }) => parts.toSorted(byYear)[0] ?? []).toSorted(byYear);
  const [one = '', other = ''] = first.map(({ title, year }) => `${title} (${year})`);
  return {
    kind: 'act',
    calls: first.map((film) => ({ tool: 'showFilm', input: inputFor(film, index) })),
    answer: () => `Çıkış sırasıyla git derim: ilk film ${one}, öbür seri ${other} ile sonra başlar.`,
  };
}
