import { filmSet } from '#domain/film-set.ts';
import { sameTitle } from '#domain/title.ts';
import type { Tonight } from '#domain/tonight.ts';
import type { Wishes } from '#domain/wishes.ts';
import { eveningOf } from '#lib/turkish/format-when.ts';
import type { Recommender, Taste } from './recommender.ts';

/** So many titles of earlier evenings are kept back: three weeks of them. */
const TITLES_KEPT = 60;
/** From here on it is late. */
const LATE = 22;
/** Minutes that fit before bed: late at night, and on an evening before a working day. */
const LATE_MINUTES = 105;
const WORKDAY_MINUTES = 120;

/** The evening that a moment belongs to, as the record of the day names it: `2026-11-23`, in the device's time zone. */
export function eveningKey(moment: Date): string {
  const day = eveningOf(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** What the hour and the day of the week ask for, and how it is said. */
export function wishesOfHour(moment: Date): { wishes: Wishes; lead: string } {
  const day = eveningOf(moment);
  const isLate = moment.getHours() >= LATE || day.getDate() !== moment.getDate();
  if (isLate)
    return {
      wishes: { genres: [], maxDuration: LATE_MINUTES },
      lead: 'Saat geç oldu; uykunu kaçırmayacak kadar kısa üç film seçtim.',
    };
  const isBeforeWork = day.getDay() !== 5 && day.getDay() !== 6;
  return isBeforeWork
    ? {
        wishes: { genres: [], maxDuration: WORKDAY_MINUTES },
        lead: 'Yarını da düşündüm; iki saati geçmeyen üç film seçtim.',
      }
    : { wishes: { genres: [] }, lead: 'Hafta sonu; süreye bakmadan üç film seçtim.' };
}

interface Choosing {
  recommender: Pick<Recommender, 'recommend'>;
  taste: Taste;
  now: Date;
  /** What was chosen last, for another evening. */
  last: Tonight | null;
}

/**
 * Chooses three films for the evening of `now`, by taste and hour. Nothing of it comes into the history. Of films that were
 * chosen for this evening already, those stay that were not hidden since.
 * @throws RecommendationError where there are no three films; also where the catalogue cannot be fetched
 */
export async function chooseTonight({ recommender, taste, now, last }: Choosing): Promise<Tonight> {
  const { wishes, lead } = wishesOfHour(now);
  const before = [...(last?.films ?? []).map(({ title }) => title), ...(last?.before ?? [])].slice(
    0,
    TITLES_KEPT,
  );
  const isHidden = filmSet(taste.hidden ?? []);
  const today = last?.day === eveningKey(now) ? last : undefined;
  const banned = [...taste.banned, ...before];
  const { films: chosen } = await recommender.recommend(wishes, { ...taste, banned });
  if (today !== undefined) {
    const others = chosen.filter((film) => !today.films.some((kept) => sameTitle(kept.title, film.title)));
    return {
      ...today,
      films: today.films.flatMap((film) => (isHidden(film) ? (others.shift() ?? []) : film)),
    };
  }
  return {
    day: eveningKey(now),
    lead: taste.favourites.length > 0 ? `${lead} Favorilerini de hesaba kattım.` : lead,
    films: chosen,
    before,
  };
}
