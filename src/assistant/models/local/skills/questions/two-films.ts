import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type Feel, FEELS } from '#domain/judgement.ts';
import { formatMinutes, formatRating, lowerFirst } from '#lib/turkish/format.ts';
import { ablative, accusative, also } from '#lib/turkish/suffix.ts';
import { seriesOf } from '#films/series.ts';

import { traitsOf } from '../../core/known-film.ts';
import { type Ranking, firstOf, namedRanking } from './rank.ts';
import { said } from './said.ts';
import feels from './feels.json' with { type: 'json' };

type Two = readonly [CatalogueFilm, CatalogueFilm];

/** What somebody may be in the mood for, and how it is said. */
const MOODS: Readonly<Partial<Record<Feel, string>>> = feels.moods;
const BOTH: Readonly<Partial<Record<Feel, string>>> = feels.both;

const feelOf = (film: CatalogueFilm, feel: string) => Number(traitsOf(film)[feel] ?? 0);

const LIKED = /(?:^| )(?:puan|imdb|begenil|sevil|yildiz|oy )/u;

/** Which of two films: by what was asked, else by what each is right for. @param text the message, folded, without the titles */
export function whichOfTwo(films: Two, text: string): string {
  const ranking = namedRanking(text);
  // How good they are is told below.
  if (ranking !== undefined && ranking.quality.said !== said.RATED) {
    const [most, ...equals] = firstOf(films, ranking);
    return most === undefined || equals.length > 0
      ? `O bakımdan birbirlerine yakınlar. ${preferred(films)}`
      : `${most.title} daha ${ranking.least ? 'az ' : ''}${ranking.quality.much}${otherwise(most, films, ranking)}.`;
  }
  const [best, worse] = bestRated(films);
  if (LIKED.test(text) && best !== undefined && worse !== undefined)
    return best.rating > worse.rating
      ? `${best.title} daha çok beğenilmiş: ${formatRating(best.rating)}. ${worse.title} ${formatRating(worse.rating)}.`
      : `Puanları aynı: ikisi de ${formatRating(best.rating)}.`;
  const [first, second] = films;
  const forFirst = strength(first, second);
  const forSecond = strength(second, first);
  if (forFirst !== undefined && forSecond !== undefined)
    return `${forFirst} ${first.title}, ${lowerFirst(forSecond)} ${second.title}. ${preferred(films)}`;
  const words = forFirst ?? forSecond;
  if (words === undefined) return [shared(films), preferred(films)].filter(Boolean).join(' ');
  const stronger = forFirst === undefined ? second : first;
  return stronger === bestRated(films)[0]
    ? `Ben olsam ${chosen(stronger)}, hele ${lowerFirst(words)}.`
    : `${words} ${stronger.title} daha iyi gider. ${preferred(films)}`;
}

/** What the other one is the better choice for: of a figure nothing else is said. */
function otherwise(most: CatalogueFilm, films: Two, { quality }: Ranking): string {
  const other = films.find((film) => film !== most);
  const words = other === undefined || quality.fact !== undefined ? undefined : strength(other, most);
  if (other === undefined || quality.fact !== undefined) return '';
  if (words !== undefined) return `; ${lowerFirst(words)} ${other.title}`;
  return quality.of(other) >= STRONG ? `, ${also(other.title)} geri kalmaz` : '';
}

/** For which mood one of two is the better choice. */
const strength = (film: CatalogueFilm, other: CatalogueFilm): string | undefined =>
  FEELS.filter((feel) => MOODS[feel] !== undefined && isKnownFor(film, feel))
    .map((feel) => ({ words: MOODS[feel], lead: feelOf(film, feel) - feelOf(other, feel) }))
    .filter(({ lead }) => lead > 0)
    .toSorted((a, b) => b.lead - a.lead)[0]?.words;

/** What both do, where neither does it more. */
function shared([first, second]: Two): string | undefined {
  const both = FEELS.find(
    (feel) => BOTH[feel] !== undefined && isKnownFor(first, feel) && isKnownFor(second, feel),
  );
  return both === undefined ? undefined : `${BOTH[both] ?? ''}.`;
}

const STRONG = 2;
const MOST = 3;
/** What nobody chooses a film of any other kind for: Koko makes nobody rack their brains, and Terminatör frightens few. */
const OWN_KINDS: Readonly<Partial<Record<Feel, RegExp>>> = {
  laugh: /Komedi/u,
  fear: /Korku/u,
  think: /Bilim Kurgu|Gizem|Suç|Drama|Gerilim/u,
};
const isFamily = ({ genres }: CatalogueFilm) => genres.includes('Animasyon') || genres.includes('Aile');

/** Whether somebody may choose a film for a feeling: it does it as much as anything, and is of a kind that does. */
function isKnownFor(film: CatalogueFilm, feel: Feel): boolean {
  const grade = feelOf(film, feel);
  const most = Math.max(...FEELS.filter((one) => MOODS[one] !== undefined).map((one) => feelOf(film, one)));
  const kinds = OWN_KINDS[feel];
  const isOfKind = kinds === undefined || film.genres.some((genre) => kinds.test(genre));
  const isForHeads = feel !== 'think' || !isFamily(film);
  return grade >= STRONG && (grade === MOST || grade === most) && isOfKind && isForHeads;
}

/** `neden`, after one of two was spoken for: what speaks for it, and what for the other. */
export function whyOfTwo(films: Two): string {
  const [best, other] = bestRated(films);
  if (best === undefined || other === undefined) return '';
  const liked =
    best.rating > other.rating
      ? `Daha çok sevilmiş: ${best.title} ${formatRating(best.rating)}, ${other.title} ${formatRating(other.rating)}.`
      : `İkisi de aynı kadar sevilmiş (${formatRating(best.rating)}).`;
  const [forBest, forOther] = [strength(best, other), strength(other, best)];
  const own = forBest === undefined ? [] : [`${forBest} da ${best.title} önde.`];
  return [liked, ...own, ...(forOther === undefined ? [] : [`${forOther} ${other.title}.`])].join(' ');
}

const bestRated = (films: Two) => films.toSorted((a, b) => b.rating - a.rating || a.duration - b.duration);

/** A film is put on; a series or a studio, which is called by its name, is not. */
const chosen = (film: CatalogueFilm): string =>
  film.title === seriesOf(film)?.name && seriesOf(film)?.place !== 1
    ? `${film.title} derdim`
    : `${accusative(film.title)} açardım`;

/** The better rated, the shorter of equals. */
function preferred(films: Two): string {
  const [best, other] = bestRated(films);
  if (best === undefined || other === undefined) return '';
  return best.rating === other.rating
    ? `Puanları aynı; ben olsam kısasından, ${ablative(best.title)} başlardım (${formatMinutes(best.duration)}).`
    : `Ben olsam ${chosen(best)}, daha çok sevilen o.`;
}
