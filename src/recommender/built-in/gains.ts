import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { formatRating, joinList, lowerFirst, upperFirst } from '#lib/turkish/format.ts';
import { describeWishes } from '../describe-wishes.ts';
import { genreWord } from '../kinds.ts';
import type { Alike } from './alike.ts';
import { reasonsIn } from './film-reasons.ts';

interface Gain {
  wishes: Wishes;
  alike: Pick<Alike, 'models' | 'unknown'>;
  broken: readonly WishName[];
  /** The favourite that the film is like, where one can see it. */
  because: CatalogueFilm | undefined;
  /** Who is spoken of: the reader, or the other one. */
  whose: 'mine' | 'theirs';
}

const WORDS = {
  mine: { wanted: 'istedin', loved: 'sevdiğin', unwanted: 'istemediğin' },
  theirs: { wanted: 'istedi', loved: 'sevdiği', unwanted: 'istemediği' },
} as const;
const MOST_REASONS = 2;
/** Wishes that begin with a name, which keeps its capital. */
const NAMES: ReadonlySet<WishName> = new Set<WishName>([
  'people',
  'similarTo',
  'countries',
  'studios',
  'series',
  'places',
]);

/**
 * What one of two people gets from a film, and what they asked for and do not get; no word of it is untrue (J-11):
 * `Korku istedin: gerçekten korkutuyor; sevdiğin Halka filmiyle ortak yanı lanet. Eksik kalan: en çok 90 dk.`
 */
export function gainOf(film: CatalogueFilm, { wishes, alike, broken, because, whose }: Gain): string {
  const { wanted, loved, unwanted } = WORDS[whose];
  const met = wishes.genres.filter((genre) => film.genres.includes(genre));
  const spared = (wishes.excludeGenres ?? []).slice(0, MOST_REASONS);
  const reasons = [
    ...reasonsIn(film, wishes, alike),
    ...likeLoved(film, because).map((reason) => `${loved} ${reason}`),
    ...(spared.length === 0 ? [] : [`${unwanted} ${joinList(spared.map(genreWord))} yok`]),
  ].slice(0, MOST_REASONS);
  const asked = met.length === 0 ? '' : `${joinList(met.map(genreWord))} ${wanted}`;
  const missed = describeWishes(wishes).filter(
    ({ wish, also = wish }) => broken.includes(wish) || broken.includes(also),
  );
  const missing =
    missed.length === 0
      ? ''
      : ` Eksik kalan: ${missed.map(({ wish, words }) => (NAMES.has(wish) ? words : lowerFirst(words))).join(', ')}.`;
  return `${upperFirst(told(asked, reasons, film))}.${missing}`;
}

/** What it shares with a favourite, by name: that both are alike in all would be no reason that anybody can see. */
function likeLoved(film: CatalogueFilm, because: CatalogueFilm | undefined): string[] {
  if (because === undefined) return [];
  if (film.director !== undefined && film.director === because.director)
    return [`${because.title} filmini de yöneten ${film.director} çekti`];
  const own = film.judgement?.core ?? film.themes;
  const shared = own.filter((theme) => because.themes.includes(theme)).slice(0, MOST_REASONS);
  return shared.length === 0 ? [] : [`${because.title} filmiyle ortak yanı ${joinList(shared)}`];
}

function told(asked: string, reasons: readonly string[], { rating }: CatalogueFilm): string {
  if (asked === '') return reasons.join('; ') || `${formatRating(rating)} puanıyla sevilen bir film`;
  return reasons.length === 0 ? `${asked}, türü tutuyor` : `${asked}: ${reasons.join('; ')}`;
}
