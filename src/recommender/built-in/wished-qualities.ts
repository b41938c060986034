import type { Tone } from '#domain/tone.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { joinList, lowerFirst } from '#lib/turkish/format.ts';
import { inPlace, suffixFor } from '#lib/turkish/suffix.ts';
import { ERA_WORDS, PRIZE_LIKE } from '../wish-words.ts';
import { themeKind, themeLike } from './theme-says.ts';

type Holds = (name: WishName) => boolean;

const OF_TONE: Readonly<Partial<Record<Tone, string>>> = { yavaş: 'ağır ağır akan', hızlı: 'tempolu' };
const OF_PACE: Readonly<Partial<Record<NonNullable<Wishes['pace']>, string>>> = {
  slow: OF_TONE.yavaş,
  fast: OF_TONE.hızlı,
};

/** What films are said to be like before their noun, the most telling last: `Oscar'lı`, `beyin yakan`, `yerli`. */
export function qualitiesOf(wishes: Wishes, themes: readonly string[], holds: Holds): string[] {
  const { trueStory, places = [], eras = [], awards = [], languages = [], fame, pace, origin } = wishes;
  const said = [
    trueStory === true && holds('trueStory') ? 'gerçek bir hikâyeye dayanan' : undefined,
    // Of several that were wished one is enough, and each film may have another.
    holds('places') && places.length > 0 ? `${inPlace(joinList(places, 'ya da'))} geçen` : undefined,
    ...(holds('eras')
      ? eras.slice(0, 1).map((era) => `${inPlace(eraName(ERA_WORDS[era] ?? era))} geçen`)
      : []),
    ...(holds('awards') ? awards.slice(0, 1).map((prize) => PRIZE_LIKE[prize]) : []),
    fame === 'hidden' && holds('fame') ? 'az bilinen' : undefined,
    holds('minYear') && holds('maxYear') ? spanOf(wishes) : undefined,
    pace !== undefined && holds('pace') ? OF_PACE[pace] : undefined,
    ...(holds('tones') ? (wishes.tones ?? []).map((tone) => OF_TONE[tone]) : []),
    ...themes.map((theme) => (themeKind(theme) === undefined ? themeLike(theme) : undefined)),
    holds('languages') && languages.length > 0 ? joinList(languages, 'ya da') : undefined,
    // All of Yeşilçam is of here.
    origin !== undefined && holds('origin') && !themes.includes('yeşilçam') ? origin : undefined,
  ];
  return [...new Set(said.filter((one) => one !== undefined))];
}

/** `Orta Çağ` is a name, `Yakın gelecek` none. */
const eraName = (era: string) => (/\s\p{Lu}|\d/u.test(era) ? era : lowerFirst(era));

/** One year or one decade; other spans are told by the oldest or newest of the films. */
export function spanOf({ minYear, maxYear }: Wishes): string | undefined {
  if (minYear === undefined || maxYear === undefined) return undefined;
  if (minYear === maxYear) return `${minYear} yapımı`;
  if (maxYear !== minYear + 9 || minYear % 10 !== 0) return undefined;
  const decade = minYear < 2000 ? `${minYear % 100}` : `${minYear}`;
  return `${decade}'${suffixFor(decade, 'locative').endsWith('a') ? 'lardan' : 'lerden'}`;
}
