import { normaliseTitle } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { TitleInput } from '#tools/title-input.ts';
import type { TitleResolution } from '#films/resolve-title.ts';
import { seriesOf } from '#films/series.ts';
import { inputFor, inputForTitle, inputsMeant } from '../../core/resolve-reference.ts';
import { type DecisionContext, act } from '../../core/skill.ts';
import { standsOut } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { atPart } from '../series-part/part-meant.ts';
import { outOf, starsOfEach } from './given-stars.ts';
import { rated } from './own-list-calls.ts';
import { scoredRow } from './scored-row.ts';

/** `ilkine 7 ikincisine 9 verdim`: each film its own stars; undefined where one of them is not known. */
export function ratedEach(parsed: Understanding, context: DecisionContext) {
  const names = [...parsed.titles, ...parsed.references].toSorted((a, b) => a.from - b.from);
  const calls = starsOfEach(names, parsed).map(({ name, given: { stars } }) => {
    const one = 'span' in name ? { titles: [name], references: [] } : { titles: [], references: [name] };
    const part = ratedPart({ ...parsed, ...one }, context);
    const [film, ...others] = part === undefined ? inputsMeant(one, context) : [part];
    return film === undefined || others.length > 0
      ? undefined
      : ({ tool: 'rateFilm', input: { ...film, stars } } as const);
  });
  const known = calls.filter((call) => call !== undefined);
  const row = ratedInRow(parsed, context);
  const isAll = known.length > 1 && known.length === calls.length;
  const all = isAll && known.length > row.length ? known : row;
  const [only, ...more] = all;
  const points = more.length === 0 ? pointsOf(parsed) : undefined;
  if (only === undefined || points === undefined) return all.length > 0 ? act(...all) : undefined;
  const { stars, ...film } = only.input;
  return rated(film, { stars, points }, context.memory.rated);
}

/** `ilkini izledim 5 yıldız` of a sequel that is spoken of: the stars are of that part, as the mark is. */
export function ratedPart(parsed: Understanding, context: DecisionContext): TitleInput | undefined {
  const [reference, ...others] = parsed.references;
  if (reference === undefined || others.length + parsed.titles.length > 0) return undefined;
  const target = { kind: 'reference', ...reference } as const;
  const aimed = atPart({ act: { kind: 'film', tool: 'showFilm' }, targets: [target] }, parsed, context);
  const [meant] = aimed.targets;
  return meant?.kind === 'title' && meant.film !== undefined
    ? inputFor(meant.film, context.index)
    : undefined;
}

/** `titanik 8 puan`: how many of ten one film was given. */
function pointsOf(parsed: Understanding): number | undefined {
  const [only, ...others] = scoredRow(parsed)?.scored ?? [];
  return only === undefined || others.length > 0 || only.most !== undefined ? undefined : only.value;
}

/** `matrix 8, ayla 9 verdim`, `baba 10` after another film was rated: names that may be everyday words, where all of them are films. */
function ratedInRow(parsed: Understanding, { index, memory }: DecisionContext) {
  const row = scoredRow(parsed);
  // `ona 4 yıldız` points at a film, and is of none that is called so.
  if (row === undefined || parsed.references.length > 0 || row.scored.some(({ name }) => isPointing(name)))
    return [];
  const { scored, isGiven, isMeasured } = row;
  const found = scored.map(({ name }) => index.resolveTitle(name));
  const films = scored.map(({ name }, at): TitleInput | undefined =>
    found[at]?.kind === 'none'
      ? partCalled(name, found, index)
      : inputForTitle({ kind: 'title', text: name }, index, memory.shown),
  );
  const isOfFilms = parsed.titles.some(standsOut) || parsed.judged.deed.label === 'rateFilm';
  // `matrix 4 yıldız`, `batman begins 4, dark knight 5`; right after stars were given a name and a number do.
  const goesOn = memory.rated !== undefined || memory.picking?.call.tool === 'rateFilm';
  const isSaid = goesOn || (isOfFilms && (isMeasured || scored.length > 1));
  // `rocky 4, shrek 2`: parts of a series.
  const isPart = ({ name, value, hasUnit }: (typeof scored)[number]) =>
    !hasUnit && index.resolveTitle(`${name} ${value}`).kind !== 'none';
  const isBare = !isGiven && isSaid && !scored.some(isPart);
  const isVerbal = isGiven && (scored.length > 1 || isMeasured) && isOfFilms;
  if (!isBare && !isVerbal) return [];
  const calls = scored.map(({ value, most }, at) => {
    const given = outOf(value, most);
    const film = films[at];
    return film && given && ({ tool: 'rateFilm', input: { ...film, stars: given.stars } } as const);
  });
  const known = calls.filter((call) => call !== undefined);
  return known.length === calls.length ? known : [];
}

/** `rises 3`, after `batman begins 4`: a part of the same series by a word of its own. */
function partCalled(name: string, films: readonly TitleResolution[], index: FilmIndex) {
  const series = films.flatMap((found) => (found.kind === 'one' ? (seriesOf(found.film)?.name ?? []) : []));
  const word = ` ${normaliseTitle(name)} `;
  const parts = index.films.filter(
    (film) =>
      series.includes(seriesOf(film)?.name ?? '') &&
      [film.title, film.originalTitle].some((title) => ` ${normaliseTitle(title)} `.includes(word)),
  );
  const [part, ...others] = parts;
  return part === undefined || others.length > 0 ? undefined : { title: part.title, year: part.year };
}

/** `ona`, `buna`, `ilkine`: no name, though films are called so. */
const isPointing = (name: string): boolean =>
  /^(?:(?:bun|on|sun)(?:a|u|un|lara|lari)|o|bu|su|ilk\w*|son\w*|ikinci\w*|ucuncu\w*|hepsi\w*)$/u.test(
    normaliseTitle(name),
  );
