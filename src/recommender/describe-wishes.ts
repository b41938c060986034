import { MOOD_LABELS } from '#domain/mood.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';

/** A wish in a few words, as chips and the batch's `reason` show it: `Hüzünlü`, `≤ 120 dk`, `Korku hariç`. */
interface WishWords {
  wish: WishName;
  words: string;
}

const each = (list: readonly string[] | undefined, write: (text: string) => string) =>
  (list ?? []).map(write);
const value = <T>(wish: T | undefined, write: (wish: T) => string) =>
  wish === undefined ? undefined : write(wish);

/** The stated wishes in words, one entry a value, in the order people say them. */
export function describeWishes(wishes: Wishes): WishWords[] {
  const words: WishWords[] = [];
  const add = (wish: WishName, ...texts: (string | undefined)[]) => {
    for (const text of texts) if (text !== undefined) words.push({ wish, words: text });
  };
  add('genres', ...wishes.genres);
  add(
    'mood',
    value(wishes.mood, (mood) => MOOD_LABELS[mood]),
  );
  add('excludeGenres', ...each(wishes.excludeGenres, (genre) => `${genre} hariç`));
  add(
    'minYear',
    value(wishes.minYear, (year) => `${year} ve sonrası`),
  );
  add(
    'maxYear',
    value(wishes.maxYear, (year) => `${year} ve öncesi`),
  );
  add(
    'minRating',
    value(wishes.minRating, (rating) => `★ ≥ ${rating.toLocaleString('tr-TR')}`),
  );
  add(
    'minDuration',
    value(wishes.minDuration, (minutes) => `≥ ${minutes} dk`),
  );
  add(
    'maxDuration',
    value(wishes.maxDuration, (minutes) => `≤ ${minutes} dk`),
  );
  add('people', ...(wishes.people ?? []));
  add(
    'similarTo',
    value(wishes.similarTo, (title) => `${title} gibi`),
  );
  add(
    'origin',
    value(wishes.origin, (origin) => (origin === 'yerli' ? 'Yerli' : 'Yabancı')),
  );
  add('countries', ...(wishes.countries ?? []));
  add('themes', ...(wishes.themes ?? []));
  add('avoidThemes', ...each(wishes.avoidThemes, (theme) => `${theme} olmasın`));
  add(
    'maxAge',
    value(wishes.maxAge, (age) => `${age} yaşa uygun`),
  );
  return words;
}

/** The `reason` of a batch: the wishes in words, or undefined when none was stated (spec §3). */
export function reasonOf(wishes: Wishes): string | undefined {
  const words = describeWishes(wishes).map((entry) => entry.words);
  return words.length === 0 ? undefined : words.join(' · ');
}
