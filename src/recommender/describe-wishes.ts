import { MOOD_LABELS } from '#domain/mood.ts';
import { OWN_PLATFORMS } from '#domain/watching.ts';
import { locative, plural } from '#lib/turkish/suffix.ts';
import { themeName } from './theme-name.ts';
import { ENDING_WORDS, ERA_WORDS, OCCASION_WORDS, PACE_WORDS, prizeWords } from './wish-words.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';

/** A wish in a few words, as chips and the batch's `reason` show it: `Hüzünlü`, `En çok 120 dk`, `Korku hariç`. */
export interface WishWords {
  wish: WishName;
  /** The other wish that the same words say: both ends of a decade are `1990'lar`. */
  also?: WishName;
  words: string;
}

/** How one value of a wish is said, in the order people say them. */
const WORDS: { [Name in WishName]-?: (value: ValueOf<Name>) => string } = {
  genres: String,
  mood: (mood) => MOOD_LABELS[mood],
  excludeGenres: (genre) => `${genre} hariç`,
  minYear: (year) => `${year} ve sonrası`,
  maxYear: (year) => `${year} ve öncesi`,
  minRating: (rating) => `En az ${rating.toLocaleString('tr-TR')} puan`,
  minDuration: (minutes) => `En az ${minutes} dk`,
  maxDuration: (minutes) => `En çok ${minutes} dk`,
  people: String,
  similarTo: (title) => `${title} gibi`,
  origin: (origin) => (origin === 'yerli' ? 'Yerli' : 'Yabancı'),
  countries: String,
  themes: themeName,
  avoidThemes: (theme) => `${themeName(theme)} olmasın`,
  maxAge: (age) => `${age} yaşa uygun`,
  alsoSimilarTo: (title) => `${title} gibi`,
  excludePeople: (person) => `${person} olmasın`,
  excludeTitles: (title) => `${title} hariç`,
  tones: String,
  avoidTones: (tone) => `${tone} olmasın`,
  ending: (ending) => ENDING_WORDS[ending],
  pace: (pace) => PACE_WORDS[pace],
  fame: (fame) => (fame === 'popular' ? 'Herkesin bildiği' : 'Az bilinen'),
  awards: prizeWords,
  studios: String,
  series: (name) => `${name} serisi`,
  languages: String,
  trueStory: (wanted) => (wanted ? 'Gerçek hikâye' : 'Kurgu'),
  eras: (era) => ERA_WORDS[era] ?? era,
  places: String,
  occasions: (occasion) => OCCASION_WORDS[occasion],
  platforms: (name) => (name === OWN_PLATFORMS ? 'Platformlarımda' : locative(name)),
};

type ValueOf<Name extends WishName> =
  NonNullable<Wishes[Name]> extends (infer Value)[] ? Value : NonNullable<Wishes[Name]>;

/** The stated wishes in words, one entry a value; a span of years is one. */
export function describeWishes({ minYear, maxYear, ...wishes }: Wishes): WishWords[] {
  if (minYear === undefined || maxYear === undefined)
    return describeEach({ ...wishes, ...(minYear && { minYear }), ...(maxYear && { maxYear }) });
  // Said where its first year would be.
  return describeEach({ ...wishes, minYear }).map((entry) =>
    entry.wish === 'minYear'
      ? { wish: 'minYear', also: 'maxYear', words: spanOfYears(minYear, maxYear) }
      : entry,
  );
}

/** `1990'lar`, `1994 yapımı`, `1990–1995 arası`. */
function spanOfYears(from: number, to: number): string {
  if (from === to) return `${from} yapımı`;
  return from % 10 === 0 && to === from + 9 ? plural(String(from)) : `${from}–${to} arası`;
}

function describeEach(wishes: Wishes): WishWords[] {
  // The keys of Wishes are those of WORDS; TypeScript cannot pair a key with its own writer's parameter.
  const writers = Object.entries(WORDS) as [WishName, (value: unknown) => string][];
  return writers.flatMap(([wish, write]) => {
    const stated = wishes[wish];
    const values: readonly unknown[] = Array.isArray(stated) ? stated : stated === undefined ? [] : [stated];
    return values.map((value) => ({ wish, words: write(value) }));
  });
}
