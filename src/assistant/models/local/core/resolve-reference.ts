import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { bestKnownFirst, partsOf, seriesOf } from '#films/series.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { normaliseTitle } from '#domain/title.ts';
import type { TitleInput } from '#tools/title-input.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import { type Reference, type TitleTarget, targetOf } from '../understand/targets.ts';
import type { Understanding } from '../understand/understand.ts';
import { catalogued } from './known-film.ts';
import { type OnScreen, type ShownFilm, oneMeant } from './memory.ts';
import type { Decision, DecisionContext } from './skill.ts';

/** The shown films that a reference points at; none when nothing fitting was shown. */
export function pointedAt<Film extends ShownFilm>(
  reference: Reference,
  { shown, focus, lead, spoken = [], before = [] }: OnScreen<Film>,
): readonly Film[] {
  switch (reference.kind) {
    case 'place':
      return asList(shown.at(reference.place));
    case 'first': {
      const [only, ...more] = shown;
      // `inception nasıl`, `peki tenet`, `ikisini de ekle`: the one film shown, and the one spoken of since.
      const isPair = only !== undefined && focus !== undefined && only.title !== focus.title;
      if (reference.count === 2 && more.length === 0 && isPair) return [only, focus];
      // `vizontele aile filmi mi`, `kelebeğin rüyası kimi anlatıyor`, `ikisini de ekle`: spoken of, of three cards or of none.
      if (reference.both && shown.length !== 2 && spoken.length > 1) return spoken.slice(0, 2).toReversed();
      return shown.slice(0, reference.count);
    }
    case 'lastOnes':
      return shown.slice(-reference.count);
    case 'all':
      return shown;
    case 'some':
      return shown.length === reference.count ? shown : [];
    case 'this':
      return asList(oneMeant({ shown, focus, lead }));
    case 'rest': {
      const taken = oneMeant({ shown, focus, lead });
      const rest = shown.filter(({ title }) => title !== taken?.title);
      if (reference.count === undefined || reference.count === rest.length) return rest;
      // `ilkini izledik`, then `diğer ikisi`: those that stayed. Else which two is not guessed.
      const stayed = shown.filter(({ title }) => before.some((film) => film.title === title));
      return stayed.length === reference.count ? stayed : [];
    }
    case 'next': {
      const [here = focus, other, ...earlier] = spoken;
      const isHere = here !== undefined && here.title === focus?.title;
      // `oldboy sert mi`, `o zaman diğerini kaydet`: the one spoken of before it, or put forward.
      if (reference.other && isHere && other !== undefined && earlier.length === 0) return [other];
      if (reference.other && isHere && !shown.some(({ title }) => title === here.title)) return asList(lead);
      const at = shown.findIndex(({ title }) => title === focus?.title);
      // `oldboy çok mu sert`, then `diğerini kaydet`: the one that was spoken for.
      if (at < 0) return asList(focus === undefined ? undefined : lead);
      // `öbürü nasıl`, of two.
      return asList(shown[at + 1] ?? (shown.length === 2 ? shown[0] : undefined));
    }
    // It is on no screen: who acts on it looks it up.
    case 'sequel':
      return [];
    case 'most':
      return asList(extreme(shown, reference.by));
  }
}

const asList = <T>(item: T | undefined): T[] => (item === undefined ? [] : [item]);

const MEASURE: Readonly<Record<Extract<Reference, { kind: 'most' }>['by'], (film: ShownFilm) => number>> = {
  shortest: ({ duration }) => -(duration ?? Infinity),
  longest: ({ duration }) => duration ?? 0,
  newest: ({ year }) => year ?? 0,
  oldest: ({ year }) => -(year ?? Infinity),
  best: ({ rating }) => rating ?? 0,
};

/** The film of a row that is shortest, newest, best rated …; the first of equals. */
export function extreme<Film extends ShownFilm>(
  films: readonly Film[],
  by: keyof typeof MEASURE,
): Film | undefined {
  const measure = MEASURE[by];
  return films.toSorted((a, b) => measure(b) - measure(a))[0];
}

/** The input of a title tool for a film that was shown: with its year only where the title alone would not do. */
export function inputFor(
  { title, year = 0 }: Pick<ShownFilm, 'title' | 'year'>,
  index: FilmIndex,
): TitleInput {
  const found = index.resolveTitle(title);
  const plain = year === 0 || (found.kind === 'one' && found.film.year === year);
  return plain ? { title } : { title, year };
}

/** The input of a title tool for a title as said: the catalogue's spelling where it knows which film is meant. */
export function inputForTitle(
  { text, year, film: only }: TitleTarget,
  index: FilmIndex,
  shown: readonly ShownFilm[],
): TitleInput {
  const key = normaliseTitle(text);
  const onScreen = shown.filter(
    ({ title, originalTitle }) =>
      normaliseTitle(title) === key || normaliseTitle(originalTitle ?? '') === key,
  );
  const [film] = onScreen;
  // What was just shown is meant rather than another film of the same name.
  if (film !== undefined && onScreen.length === 1 && (year === undefined || film.year === year))
    return inputFor(film, index);
  if (only !== undefined && (year === undefined || Math.abs(only.year - year) <= 1))
    return inputFor(only, index);
  const found = index.resolveTitle(text, year);
  const known = found.kind === 'many' && year === undefined ? farBestKnown(found.candidates) : undefined;
  if (known !== undefined) return inputFor(known, index);
  // `yüzüklerin efendisini izledik zaten`, of the one part of it that was shown.
  const candidates = found.kind === 'many' && year === undefined ? found.candidates : [];
  const [part, ...parts] = shown.filter((film) => candidates.some(({ title }) => title === film.title));
  if (part !== undefined && parts.length === 0) return inputFor(part, index);
  return { title: found.kind === 'one' ? found.film.title : text, ...(year === undefined ? {} : { year }) };
}

const FAR = 2;
/** `gladyatörü izledim`: of films of one name the one that everybody means. Parts of a series are asked about. */
export function farBestKnown(films: readonly CatalogueFilm[], gap = FAR): CatalogueFilm | undefined {
  const fame = ({ judgement }: CatalogueFilm) => judgement?.fame ?? 0;
  const [first, ...others] = bestKnownFirst(films);
  if (first === undefined || others.some((other) => fame(first) - fame(other) < gap)) return undefined;
  const series = first.judgement?.series?.name;
  return series !== undefined && others.some(({ judgement }) => judgement?.series?.name === series)
    ? undefined
    : first;
}

/** Shows a film and answers a question about it. */
export const showAndAnswer = (
  film: Pick<ShownFilm, 'title' | 'year'>,
  { index }: Pick<DecisionContext, 'index'>,
  answer: (shown: OutputFilm) => string | undefined,
): Decision => ({ kind: 'act', calls: [{ tool: 'showFilm', input: inputFor(film, index) }], answer });

/**
 * The films that a reference points at: those shown, or the parts of a series where one of it alone is spoken of and more
 * are counted than were shown (`yüzüklerin efendisi kaç saat`, `üçünü de ekle`).
 */
export function filmsMeant(
  reference: Reference,
  { memory, index }: Pick<DecisionContext, 'memory' | 'index'>,
): readonly Pick<ShownFilm, 'title' | 'year'>[] {
  if (memory.told !== undefined) return pointedAt(reference, { shown: memory.told });
  const pointed = pointedAt(reference, memory);
  const count = 'count' in reference ? (reference.count ?? 0) : 0;
  const { shown, focus = shown[0] } = memory;
  if (count <= pointed.length || shown.length > 1 || focus === undefined) return pointed;
  const film = catalogued(focus, index);
  const series = film && seriesOf(film);
  const parts = series === undefined ? [] : partsOf(index.films, series.name);
  // Of three parts nobody knows which are both.
  return parts.length === count ? parts : pointed.length > 0 ? pointed : [focus];
}

/** The films that a message names, else those that it points at, as inputs of a title tool. */
export function inputsMeant(
  { titles, references }: Pick<Understanding, 'titles' | 'references'>,
  { memory, index }: Pick<DecisionContext, 'memory' | 'index'>,
): TitleInput[] {
  if (titles.length > 0) return titles.map((title) => inputForTitle(targetOf(title), index, memory.shown));
  return references
    .flatMap(({ reference }) => filmsMeant(reference, { memory, index }))
    .map((film) => inputFor(film, index));
}
