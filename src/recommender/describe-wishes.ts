import { MOOD_LABELS } from '#domain/mood.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';

/** A wish in a few words, as chips and the batch's `reason` show it: `Hüzünlü`, `≤ 120 dk`, `Korku hariç`. */
interface WishWords {
  wish: WishName;
  words: string;
}

/** How one value of a wish is said, in the order people say them. */
const WORDS: { [Name in WishName]-?: (value: ValueOf<Name>) => string } = {
  genres: String,
  mood: (mood) => MOOD_LABELS[mood],
  excludeGenres: (genre) => `${genre} hariç`,
  minYear: (year) => `${year} ve sonrası`,
  maxYear: (year) => `${year} ve öncesi`,
  minRating: (rating) => `★ ≥ ${rating.toLocaleString('tr-TR')}`,
  minDuration: (minutes) => `≥ ${minutes} dk`,
  maxDuration: (minutes) => `≤ ${minutes} dk`,
  people: String,
  similarTo: (title) => `${title} gibi`,
  origin: (origin) => (origin === 'yerli' ? 'Yerli' : 'Yabancı'),
  countries: String,
  themes: String,
  avoidThemes: (theme) => `${theme} olmasın`,
  maxAge: (age) => `${age} yaşa uygun`,
};

type ValueOf<Name extends WishName> =
  NonNullable<Wishes[Name]> extends (infer Value)[] ? Value : NonNullable<Wishes[Name]>;

/** The stated wishes in words, one entry a value. */
export function describeWishes(wishes: Wishes): WishWords[] {
  // The keys of Wishes are those of WORDS; TypeScript cannot pair a key with its own writer's parameter.
  const writers = Object.entries(WORDS) as [WishName, (value: unknown) => string][];
  return writers.flatMap(([wish, write]) => {
    const stated = wishes[wish];
    const values: readonly unknown[] = Array.isArray(stated) ? stated : stated === undefined ? [] : [stated];
    return values.map((value) => ({ wish, words: write(value) }));
  });
}
