import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Wishes } from '#domain/wishes.ts';
import { partsOf, seriesOf } from '#films/series.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';
import { sentence } from '../../core/sentence.ts';
import source from './remark.json' with { type: 'json' };

export type Remark = keyof typeof source.views;

interface View {
  heard: string;
  offer: string;
  /** What a yes to the offer wishes. */
  next: Partial<Wishes>;
}

/** What a friend says a film is loved for. */
const SAID_FEELS = ['cry', 'laugh', 'warm', 'tense', 'think', 'action'] as const;
const LOVED = 8;
const STRONG = 2;
const MOST = 3;
const AHEAD = 0.2;

/** What one who has seen a film says on a remark on it. @param lead who is praised, else its first actor @param seed chooses the wording */
export function viewOf(
  remark: Remark,
  film: CatalogueFilm,
  films: readonly CatalogueFilm[],
  lead: string,
  seed: string,
): View {
  const series = seriesOf(film);
  const [first = film, ...later] = series === undefined ? [] : partsOf(films, series.name);
  const { heard, offer } = source.views[remark];
  const wordings: Readonly<Record<string, readonly string[]>> = heard;
  const agrees =
    first.rating - Math.max(0, ...(first === film ? later : [film]).map(({ rating }) => rating)) > AHEAD;
  const found =
    groundsOf(remark, film, series === undefined ? 'alone' : agrees ? 'agree' : 'differ').find(
      (ground) => ground in wordings,
    ) ?? '';
  const values = { first: first.title, genitiveFirst: genitive(first.title), lead };
  const next: Record<keyof typeof source.offers, Partial<Wishes>> = {
    alike: { similarTo: film.title },
    first: { similarTo: first.title },
    other: { fame: 'popular' },
    hidden: { fame: 'hidden', minRating: 7 },
    light: { mood: 'relaxed', occasions: ['hafif'] },
    scene: { similarTo: film.title },
    part: { similarTo: film.title },
    why: { fame: 'popular' },
    fresh: { similarTo: film.title, fame: 'hidden' },
  };
  // Nothing is like the first film as the first film itself.
  const kind = isOffer(offer) && !(offer === 'first' && first === film) ? offer : 'alike';
  return {
    heard: sentence(variant(wordings[found] ?? [], seed), film.title, values),
    offer: sentence(source.offers[kind], film.title, values),
    next: next[kind],
  };
}

const isOffer = (name: string): name is keyof typeof source.offers => Object.hasOwn(source.offers, name);

/** What of a film bears on a remark, the more telling first. */
function groundsOf(remark: Remark, { judgement, rating, themes }: CatalogueFilm, asFirst: string): string[] {
  const { feel, ending } = judgement ?? {};
  const isSad = (feel?.cry ?? 0) >= STRONG || (feel?.heavy ?? 0) >= STRONG;
  return [
    remark === 'notAsFirst' ? asFirst : '',
    (feel?.beauty ?? 0) >= MOST ? 'beauty' : '',
    isSad ? 'known' : '',
    themes.includes('ters köşe') ? 'twist' : '',
    // What it is known for.
    ...SAID_FEELS.filter((name) => (feel?.[name] ?? 0) >= MOST),
    ending ?? '',
    rating >= LOVED ? 'loved' : '',
    'other',
  ];
}
