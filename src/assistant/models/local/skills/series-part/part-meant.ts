import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { partsOf, seriesOf } from '#films/series.ts';
import { catalogued } from '../../core/known-film.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { referencesWords } from '../../lexicon/word-lists.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { type AimedAct, type Target, pointing } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { bestKnown } from '../questions/named-film.ts';
import { next } from '../questions/series.ts';

/** `devamını aç`, `ikincisini de izledim`: an act on another part of the series of the film that is named or spoken of. */
export function atPart(aimed: AimedAct, parsed: Understanding, context: DecisionContext): AimedAct {
  const isOfFilm = aimed.act.kind === 'film' || aimed.act.kind === 'add';
  const film = isOfFilm ? partMeant(aimed.targets, parsed, context) : undefined;
  if (film === undefined) return aimed;
  return { ...aimed, targets: [{ kind: 'title', text: film.title, year: film.year, film }] };
}

/** `devamını aç`, of a film that has none: that is said. */
export function withoutSequel(parsed: Understanding, context: DecisionContext): string | undefined {
  const { acts } = parsed;
  const asked = acts.find(({ act, targets }) => act.kind === 'film' && isSequel(targets, parsed));
  const film = asked && filmMeant(parsed, context);
  if (film === undefined || partMeant(asked?.targets ?? [], parsed, context) !== undefined) return undefined;
  return next(film, '', context.index.films);
}

const isSequel = (targets: readonly Target[], { text }: Understanding): boolean =>
  targets.some((one) => pointing(one) === 'sequel') ||
  (targets.every((one) => pointing(one) === 'this') && referencesWords.SEQUEL.in(text));

/** The one film that is named, else the one spoken of. */
function filmMeant(
  { titles, references }: Understanding,
  { memory: { focus }, index }: DecisionContext,
): CatalogueFilm | undefined {
  // `top gun devamını`: everyday words are a title where their sequel is spoken of.
  const hasSequel = ({ to }: (typeof titles)[number]) =>
    references.some(({ reference: { kind }, from }) => kind === 'sequel' && from === to);
  const [named, ...others] = titles.filter((title) => isSurelyTitle(title) || hasSequel(title));
  if (named === undefined) return focus && catalogued(focus, index);
  return others.length === 0 ? bestKnown(named.span.films) : undefined;
}

/** The part that has the number in its title: what came out between two of them counts no further. */
const numbered = (parts: readonly CatalogueFilm[], number: number): CatalogueFilm | undefined =>
  parts.find(({ title }) => number > 1 && new RegExp(` ${number}$`, 'u').test(title));

function partMeant(
  targets: readonly Target[],
  parsed: Understanding,
  context: DecisionContext,
): CatalogueFilm | undefined {
  const film = filmMeant(parsed, context);
  const series = film && seriesOf(film);
  if (film === undefined || series === undefined) return undefined;
  const parts = partsOf(context.index.films, series.name);
  if (isSequel(targets, parsed)) return parts.find((part) => (seriesOf(part)?.place ?? 0) > series.place);
  // Of several cards a place counts those; of a film that is none of them, the parts of its series.
  // `sıradakini beklet listede`, of a film that stands alone or last.
  const [only, ...more] = targets;
  const isNext = only?.kind === 'reference' && only.reference.kind === 'next' && more.length === 0;
  if (isNext && pointedAt(only.reference, context.memory).length === 0)
    return parts.find((part) => (seriesOf(part)?.place ?? 0) > series.place);
  const [target, ...others] = targets;
  const { shown } = context.memory;
  // `john wick bitti`, `2'yi de izledim`, `3. kaldı listeye at`: more than there are of it on the screen.
  const isBeyond =
    target?.kind === 'reference' &&
    target.reference.kind === 'place' &&
    target.reference.place >= shown.length &&
    shown.every(({ title }) => parts.some((part) => part.title === title));
  const isAlone =
    (shown.length < 2 || isBeyond || !shown.some(({ title }) => title === film.title)) &&
    parsed.titles.length === 0 &&
    others.length === 0;
  return isAlone && target?.kind === 'reference' && target.reference.kind === 'place'
    ? (numbered(parts, target.reference.place + 1) ?? parts.at(target.reference.place))
    : undefined;
}
