import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Wishes } from '#domain/wishes.ts';

import { comparisonsWords, vagueBoundsWords as words } from '../lexicon/word-lists.ts';
import { isLetGo } from './double-denials.ts';
import type { Reader } from './reading.ts';
import { isSaidOfShown } from './said-of-shown.ts';
import type { MessageWishes } from './message-wishes.ts';
import { maskedText } from './tokens.ts';
import { RECENT } from './last-years.ts';
import { isAgeOfSelf } from './told-of-self.ts';

/** What people mean by `kısa`, `uzun`, `eski` and `yüksek puanlı`: minutes, years and points. */
const MINUTES = { short: 100, notLong: 120, long: 140 };
const YEARS = { old: 1990, notOld: 2000, notNew: 2010 };
/** What has just come out is of so many years. */
const JUST_NOW = 3;
const GOOD_RATING = 7.5;
const BEST_RATING = 8.5;
/** `Yüzüklerin Efendisi gibi ama kısa`: so much of the model's length, where that is more than short. */
const SHORTER = 0.75;

/** Reads lengths, years and ratings said without a number; one that was said with a number counts before them. */
export const readVagueBounds: Reader = ({ tokens, titles, claimed, wishes, similar, thisYear, markers }) => {
  // `hepsi eski bunların, daha yeni olsun`: what the shown ones are is no bound.
  // `yeni olması şart değil`: nor is what need not be.
  const unsaid = tokens
    .map((_, at) => ({ from: at, to: at + 1, kind: 'bound', rest: '' }))
    .filter((at) => isSaidOfShown(tokens, at) || isLetGo(tokens, at) || isAgeOfSelf(tokens, at.from));
  const text = withoutLife(
    maskedText(tokens, [...titles.filter(({ from }) => claimed.has(from)), ...unsaid]),
  );
  const isOldSuch = words.OLD_SUCH.in(text);
  return {
    wishes: {
      ...wishes,
      ...(isOldSuch ? fromAnywhere(wishes) : {}),
      ...(wishes.minDuration === undefined && wishes.maxDuration === undefined
        ? duration(text, similar?.span.films)
        : {}),
      ...(wishes.minYear === undefined && wishes.maxYear === undefined
        ? years(text, thisYear, markers.relative.newer)
        : {}),
      // `Venedik ödüllü` says how good by its prize.
      ...(wishes.minRating === undefined && wishes.awards === undefined ? rating(text) : {}),
    },
  };
};

/** `eski japon filmi olmasın`: newer ones from there may come; a country is named with a capital among what is avoided. */
const fromAnywhere = ({ avoidThemes, origin }: MessageWishes) => ({
  avoidThemes: avoidThemes.filter((theme) => !/^\p{Lu}/u.test(theme)),
  origin: origin === 'yabancı' ? undefined : origin,
});

/** A text without what is old or new in somebody's life, and without ends of a bound that are both welcome. */
const withoutLife = (text: string): string =>
  [words.NEW_IN_LIFE, words.NEW_NAME, words.OLD_IN_LIFE, words.ANY_AGE].reduce(
    (rest, list) => list.without(rest),
    text,
  );

function rating(text: string): Partial<Wishes> {
  if (words.BEST.in(text)) return { minRating: BEST_RATING };
  return words.GOOD.in(text) ? { minRating: GOOD_RATING } : {};
}

function duration(text: string, models: readonly CatalogueFilm[] = []): Partial<Wishes> {
  const model = Math.max(0, ...models.map((film) => film.duration));
  const short = Math.max(MINUTES.short, Math.round(model * SHORTER));

  if (words.NOT_LONG.in(text)) return { maxDuration: MINUTES.notLong };
  if (words.NOT_SHORT.in(text)) return { minDuration: MINUTES.short };
  if (words.LITTLE_TIME.in(text)) return { maxDuration: MINUTES.short };
  if (words.SHORT.in(text) && !words.RATHER_NOT_SHORT.in(text)) return { maxDuration: short };
  return words.LONG.in(text) ? { minDuration: MINUTES.long } : {};
}

function years(text: string, thisYear: number, isRelative = false): Partial<Wishes> {
  // `eski olmasın ama çok yeni de olmasın`
  if (words.NOT_OLD.in(text) && words.NOT_NEW.in(text))
    return { minYear: YEARS.notOld, maxYear: thisYear - RECENT };
  // `eski değil yeni`: not merely what is not old; `eskileri sevmez, daha yeni olsun` goes by what was shown.
  const rest = words.NOT_OLD.without(text);
  if (rest !== text && isRelative) return {};
  const isNew = () => words.NEW.in(rest);
  if (words.OLD_SUCH.in(text)) return { minYear: YEARS.notOld };
  if (words.NOT_OLD.in(text)) return { minYear: isNew() ? thisYear - RECENT : YEARS.notOld };
  if (words.NOT_NEW.in(text)) return { maxYear: YEARS.notNew };
  // `eski o, daha yenisi`: what is old is what was shown.
  const isTold = comparisonsWords.NEWER.in(text) && !comparisonsWords.OLDER.in(text);
  if (words.OLD.in(text) && !words.RATHER_NOT_OLD.in(text) && !isTold) return { maxYear: YEARS.old };
  if (words.JUST_OUT.in(text)) return { minYear: thisYear - JUST_NOW };
  return words.NEW.in(text) && !words.RATHER_NOT_NEW.in(text) ? { minYear: thisYear - RECENT } : {};
}
