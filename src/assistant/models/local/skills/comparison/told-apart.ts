import { type Feel, FEELS } from '#domain/judgement.ts';
import type { KnownFilm } from '../../core/known-film.ts';
import { upperFirst } from '#lib/turkish/format.ts';
import feels from '../questions/feels.json' with { type: 'json' };

const WHOM: Readonly<Partial<Record<Feel, string>>> = feels.whom;
/** A film is for whoever wants what it does at least this much. */
const STRONG = 2;

/** What somebody may choose by, and how far a film is ahead of the others in it (0 where it is not). */
interface Ground {
  wants: string;
  lead: (film: KnownFilm, others: readonly KnownFilm[]) => number;
}

/** What a film does counts before its facts: as much as it does it, and as far as the others do it less. */
const FELT: readonly Ground[] = FEELS.flatMap((feel) => {
  const wants = WHOM[feel];
  if (wants === undefined) return [];
  const lead: Ground['lead'] = (film, others) => {
    const own = film.judgement.feel[feel];
    const ahead = own - Math.max(...others.map(({ judgement }) => judgement.feel[feel]));
    // A film of gangsters that makes one laugh now and then is nobody's comedy.
    const isKnownForIt =
      (feel !== 'laugh' || film.genres.includes('Komedi')) &&
      // Nor one that breaks the heart a comfort.
      (feel !== 'warm' || film.judgement.feel.cry <= STRONG);
    return own >= STRONG && ahead > 0 && isKnownForIt ? 10 * own + ahead : 0;
  };
  return { wants: `${wants} istiyorsan`, lead };
});

/** @param gap so far ahead a film must be */
const byFact = (wants: string, gap: number, fact: (film: KnownFilm) => number): Ground => ({
  wants,
  lead: (film, others) => (fact(film) - Math.max(...others.map(fact)) >= gap ? 1 : 0),
});

const FACTS: readonly Ground[] = [
  byFact('kısa olsun diyorsan', 15, ({ duration }) => -duration),
  byFact('yerli olsun diyorsan', 1, ({ origin }) => (origin === 'yerli' ? 1 : 0)),
  byFact('eskilerden olsun diyorsan', 15, ({ year }) => -year),
  byFact('yeni olsun diyorsan', 8, ({ year }) => year),
  byFact('hızlı aksın diyorsan', 1, ({ judgement }) => judgement.pace),
  byFact('hafif olsun diyorsan', 1, ({ judgement }) => -judgement.feel.heavy),
  byFact('uzun bir akşamın varsa', 20, ({ duration }) => duration),
  byFact('en sevilenini istiyorsan', 0.3, ({ rating }) => rating),
];

interface Told {
  words: readonly string[];
  /** Who are ahead of the others in nothing. */
  between: readonly KnownFilm[];
  lead: number;
}

/**
 * What tells films apart for somebody who chooses between them: `Gülmek istiyorsan Tosun Paşa, gerilmek istiyorsan Yedi.`
 * Undefined where that cannot be said of two of them, or of all but one.
 */
export function toldApart(films: readonly KnownFilm[]): string | undefined {
  const { words, between } = bestWords(films, films, [...FELT, ...FACTS]);
  const [film, ...more] = between;
  if (words.length < 2 || more.length > 0) return undefined;
  const middle = film === undefined ? '' : `; ${film.title} ikisinin arasında`;
  return `${upperFirst(words.join(', '))}${middle}.`;
}

/** One ground for each film, no ground twice: of all ways the one in which the films are furthest ahead. */
function bestWords(
  [film, ...later]: readonly KnownFilm[],
  all: readonly KnownFilm[],
  grounds: readonly Ground[],
): Told {
  if (film === undefined) return { words: [], between: [], lead: 0 };
  const others = all.filter((other) => other !== film);
  const without = bestWords(later, all, grounds);
  const ways = grounds.flatMap((ground): Told[] => {
    const lead = ground.lead(film, others);
    if (lead === 0) return [];
    const rest = bestWords(
      later,
      all,
      grounds.filter((other) => other !== ground),
    );
    return [
      { ...rest, words: [`${ground.wants} ${film.title}`, ...rest.words], lead: ALL + lead + rest.lead },
    ];
  });
  const skipped = { ...without, between: [film, ...without.between] };
  return [...ways, skipped].reduce((best, way) => (way.lead > best.lead ? way : best));
}
/** That something can be said of each film counts before how much. */
const ALL = 1000;
