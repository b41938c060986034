import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Feel } from '#domain/judgement.ts';
import { formatMinutes, formatRating } from '#lib/turkish/format.ts';

type Two = readonly [CatalogueFilm, CatalogueFilm];

/** What somebody may be in the mood for, and how it is said. */
const MOODS: readonly (readonly [feel: Feel, words: string])[] = [
  ['cry', 'Ağlamaya hazırsan'],
  ['laugh', 'Gülmek istiyorsan'],
  ['fear', 'Korkmak istiyorsan'],
  ['action', 'Hareket arıyorsan'],
  ['think', 'Kafa yormak istiyorsan'],
  ['romantic', 'Aşk arıyorsan'],
  ['warm', 'İçin ısınsın diyorsan'],
  ['tense', 'Gerilmek istiyorsan'],
];

const CRITERIA: readonly (readonly [asked: RegExp, feel: Feel, words: string])[] = [
  [/korku|korkunc|korkut/u, 'fear', 'daha korkutucu'],
  [/komik|gul/u, 'laugh', 'daha komik'],
  [/agla|duygusal|huzun/u, 'cry', 'daha dokunaklı'],
  [/agir/u, 'heavy', 'daha ağır'],
  [/aksiyon|hareket/u, 'action', 'daha hareketli'],
  [/gerilim|gergin|geren/u, 'tense', 'daha gergin'],
];

const feelOf = (film: CatalogueFilm, feel: Feel) => film.judgement?.feel[feel] ?? 0;

/** Which of two films: by what was asked, else by what each is right for. @param text the message, folded */
export function whichOfTwo(films: Two, text: string): string {
  const asked = CRITERIA.find(([pattern]) => pattern.test(text));
  if (asked !== undefined) {
    const [, feel, words] = asked;
    const [most, least] = films.toSorted((a, b) => feelOf(b, feel) - feelOf(a, feel));
    if (most !== undefined && least !== undefined && feelOf(most, feel) > feelOf(least, feel))
      return `${most.title} ${words}.`;
    return `Bu bakımdan birbirlerine yakınlar. ${preferred(films)}`;
  }
  const [first, second] = films;
  const strength = (film: CatalogueFilm, other: CatalogueFilm) =>
    MOODS.map(([feel, words]) => ({ words, lead: feelOf(film, feel) - feelOf(other, feel) }))
      .filter(({ lead }) => lead > 0)
      .toSorted((a, b) => b.lead - a.lead)[0]?.words;
  const forFirst = strength(first, second);
  const forSecond = strength(second, first);
  const lower = (words: string) => words.charAt(0).toLocaleLowerCase('tr-TR') + words.slice(1);
  const choice = [
    forFirst && `${forFirst} ${first.title}`,
    forSecond && `${forFirst === undefined ? forSecond : lower(forSecond)} ${second.title}`,
  ].filter(Boolean);
  return [choice.length > 0 ? `${choice.join(', ')}.` : '', preferred(films)].filter(Boolean).join(' ');
}

/** The better rated, the shorter of equals. */
function preferred(films: Two): string {
  const [best, other] = films.toSorted((a, b) => b.rating - a.rating || a.duration - b.duration);
  if (best === undefined || other === undefined) return '';
  return best.rating === other.rating
    ? `Puanları aynı; ben olsam kısasından, ${best.title} filminden (${formatMinutes(best.duration)}) başlardım.`
    : `Ben olsam ${best.title} derdim (${formatRating(best.rating)}).`;
}
