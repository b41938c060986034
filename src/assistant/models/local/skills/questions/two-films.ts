import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type Feel, FEELS } from '#domain/judgement.ts';
import { formatMinutes, formatRating, lowerFirst } from '#lib/turkish/format.ts';
import { ablative } from '#lib/turkish/suffix.ts';

import { traitsOf } from '../../core/known-film.ts';
import { firstOf, namedRanking } from './rank.ts';
import { said } from './said.ts';
import feels from './feels.json' with { type: 'json' };

type Two = readonly [CatalogueFilm, CatalogueFilm];

/** What somebody may be in the mood for, and how it is said. */
const MOODS: Readonly<Partial<Record<Feel, string>>> = feels.moods;

const feelOf = (film: CatalogueFilm, feel: string) => Number(traitsOf(film)[feel] ?? 0);

/** Which of two films: by what was asked, else by what each is right for. @param text the message, folded */
export function whichOfTwo(films: Two, text: string): string {
  const ranking = namedRanking(text);
  // How good they are is told below.
  if (ranking !== undefined && ranking.quality.said !== said.RATED) {
    const [most, ...equals] = firstOf(films, ranking);
    return most === undefined || equals.length > 0
      ? `Bu bakımdan birbirlerine yakınlar. ${preferred(films)}`
      : `${most.title} daha ${ranking.least ? 'az ' : ''}${ranking.quality.much}.`;
  }
  const [first, second] = films;
  const strength = (film: CatalogueFilm, other: CatalogueFilm) =>
    FEELS.filter((feel) => MOODS[feel] !== undefined && feelOf(film, feel) >= STRONG)
      .map((feel) => ({ words: MOODS[feel], lead: feelOf(film, feel) - feelOf(other, feel) }))
      .filter(({ lead }) => lead > 0)
      .toSorted((a, b) => b.lead - a.lead)[0]?.words;
  const forFirst = strength(first, second);
  const forSecond = strength(second, first);
  if (forFirst !== undefined && forSecond !== undefined)
    return `${forFirst} ${first.title}, ${lowerFirst(forSecond)} ${second.title}. ${preferred(films)}`;
  const words = forFirst ?? forSecond;
  if (words === undefined) return preferred(films);
  const stronger = forFirst === undefined ? second : first;
  return stronger === bestRated(films)[0]
    ? `Ben olsam ${stronger.title} derdim (${formatRating(stronger.rating)}), hele ${lowerFirst(words)}.`
    : `${words} ${stronger.title} daha iyi gider. ${preferred(films)}`;
}

const STRONG = 2;

const bestRated = (films: Two) => films.toSorted((a, b) => b.rating - a.rating || a.duration - b.duration);

/** The better rated, the shorter of equals. */
function preferred(films: Two): string {
  const [best, other] = bestRated(films);
  if (best === undefined || other === undefined) return '';
  return best.rating === other.rating
    ? `Puanları aynı; ben olsam kısasından, ${ablative(best.title)} başlardım (${formatMinutes(best.duration)}).`
    : `Ben olsam ${best.title} derdim (${formatRating(best.rating)}).`;
}
