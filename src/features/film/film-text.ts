import { parseDescription } from '#domain/description.ts';
import { type Film, type FilmRole, NO_PLOT, UNKNOWN_ACTOR } from '#domain/film.ts';
import { splitGenres } from '#domain/genre.ts';
import { dotted, formatRating } from '#lib/turkish/format.ts';

const known = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim();
  return trimmed === undefined || trimmed === '' || trimmed === NO_PLOT ? undefined : trimmed;
};

/** Why a film was recommended, if that was said. */
export function whyOf(film: Pick<Film, 'explanation' | 'surprise_explanation'>): string | undefined {
  return known(film.explanation) ?? known(film.surprise_explanation);
}

/** The plot, else the explanation, else that there is none (P-09). */
export function plotOf(film: Pick<Film, 'plot' | 'explanation' | 'surprise_explanation'>): string {
  return known(film.plot) ?? whyOf(film) ?? NO_PLOT;
}

/** What a description says besides its labels; one without any (an older record's) is taken as it is. */
export function descriptionOf({ description }: Pick<Film, 'description'>): string | undefined {
  const labelled = parseDescription(description);
  return known(Object.keys(labelled).length === 0 ? description : labelled.explanation);
}

/** A line or two for a card: the description's own words, else the plot, else why. */
export function shortDescriptionOf(film: Film): string | undefined {
  return descriptionOf(film) ?? known(film.plot) ?? whyOf(film);
}

/** Names to show; one placeholder where nobody is known (P-07). */
export function actorsOf({ actors }: Pick<Film, 'actors'>): readonly string[] {
  return actors.length > 0 ? actors : [UNKNOWN_ACTOR];
}

/** Points with one decimal; a dash for the 0 of records that do not know. */
export function ratingText(rating: number): string {
  return rating > 0 ? formatRating(rating) : '–';
}

/** What the gold star beside a film's points means, for a mouse that asks; the person's own stars have another colour. */
export const POINTS_TITLE = '10 üzerinden genel puan';

/** What a film was chosen for, as its card says it. */
const ROLES: Readonly<Record<FilmRole, string>> = {
  sure: 'Garanti',
  close: 'Tam senlik',
  discovery: 'Keşif',
};

export const roleText = (role: FilmRole): string => ROLES[role];

/** What the points of a film are. */
export function ratingSourceText({ ratingFrom }: Pick<Film, 'ratingFrom'>): string {
  if (ratingFrom === 'model') return 'Puan, modelin bildirdiği genel ortalama.';
  if (ratingFrom === 'catalogue') return 'Puan, katalogdaki yuvarlanmış genel ortalama.';
  return 'Puan, yuvarlanmış bir genel ortalama.';
}

/** In characters: a longer name takes a line of a card for itself, and may be broken. */
const BREAKABLE = 20;

/** Names and genres one after another; a line ends between two of them, not within `Bilim Kurgu`. */
const inPieces = (names: readonly string[]): string =>
  names.map((name) => (name.length > BREAKABLE ? name : name.replaceAll(' ', '\u00a0'))).join(', ');

/** The first actors of a film, for a card. */
export function castOf(film: Pick<Film, 'actors'>, shown: number): string {
  return inPieces(actorsOf(film).slice(0, shown));
}

/** `Drama, Bilim Kurgu`. */
export function genresOf({ genre }: Pick<Film, 'genre'>): string {
  return inPieces(splitGenres(genre));
}

/** `1997 · Drama, Romantik`, of what is known. */
export function yearAndGenre({ year, genre }: Pick<Film, 'year' | 'genre'>): string {
  return dotted(year > 0 ? String(year) : '', genresOf({ genre }));
}

/** A title longer than two lines of a popup's head is set smaller: it would push the buttons out of a phone's window. */
const LONG_TITLE = 40;

/** How large a film's title stands in the head of its details. */
export const titleSize = (title: string): string =>
  title.length > LONG_TITLE ? 'text-base sm:text-2xl' : 'text-xl sm:text-3xl';
