import { brokenWishes, hasPerson } from '#domain/wish-rules.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { RecallIndex } from '#films/recall/recall-index.ts';
import { withEither } from '../../understand/either-people.ts';
import { placesOf } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { tellingWords } from './description.ts';
import { toldPart } from './told-part.ts';

/** Whoever is named narrows it down to their films, of which the rest of the words must tell; none is one that was refused. */
export function foundOf(
  { named, tokens, exact, text }: Understanding,
  recall: RecallIndex,
  refused: readonly CatalogueFilm[],
): ReturnType<typeof toldPart> {
  const words = tellingWords({ tokens });
  const people = named.filter(({ span }) => !span.fuzzy);
  const names = new Set(placesOf(...people).map((place) => tokens[place]?.base));
  // `otobüs durunca patlayacaktı, 90lardan`: when it was made narrows it down, too.
  const { minYear, maxYear: latest } = exact ?? {};
  // `eski bir filmdi`: how old that is nobody says.
  const maxYear = latest === undefined || SAYS_WHEN.test(text) ? latest : latest + VAGUELY;
  const isOfYears = minYear !== undefined || maxYear !== undefined;
  const others = words.filter((word) => !names.has(word) && !(isOfYears && /^\d/u.test(word)));
  const called = withEither(
    people.map(({ span }) => span.name),
    people,
    tokens,
  );
  const isTheirs = (film: CatalogueFilm) =>
    !refused.includes(film) &&
    film.year >= (minYear ?? 0) &&
    film.year <= (maxYear ?? Infinity) &&
    called.every((name) => hasPerson(film, name));
  // `siyah beyaz jarmusch filmi`: of somebody's films those that are so, where any is.
  const themes = exact?.themes ?? [];
  const isSuch = (film: CatalogueFilm) =>
    brokenWishes(film, { genres: [], themes: [...themes] }).length === 0;
  const narrows = people.length > 0 && themes.length > 0;
  const such = narrows ? toldPart(others, recall, (film) => isTheirs(film) && isSuch(film)) : undefined;
  const theirs = such !== undefined && such.found.length > 0 ? such : toldPart(others, recall, isTheirs);
  // `baba kızı hapishaneye getiriyorlar, türk`: where the first is made there, so are the others.
  const origin = exact?.origin;
  if (people.length === 0)
    return origin !== undefined && theirs.found[0]?.film.origin === origin
      ? { ...theirs, found: theirs.found.filter(({ film }) => film.origin === origin) }
      : theirs;
  const ofNames = [...names].flatMap((word) => word ?? []);
  const found = theirs.found.map((one) => ({ ...one, met: [...one.met, ...ofNames] }));
  return { found, words: [...theirs.words, ...ofNames] };
}

const VAGUELY = 15;
/** A year or ten years of them, in figures or words. */
const SAYS_WHEN =
  /\d|(?:^| )(?:otuz|kirk|elli|altmis|yetmis|seksen|doksan|iki bin)|(?:^| )(?:onlu|yirmili)\w*/u;
