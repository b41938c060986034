import type { Wishes } from '#domain/wishes.ts';
import { union, without } from '../../understand/lists.ts';
import { type MessageWishes, TONES } from '../../understand/message-wishes.ts';
import { notForChildren } from '../recommendation/merge-wishes.ts';
import { CHILD } from '../../understand/wish-draft.ts';
import { stated } from '../recommendation/stated.ts';
import { OPPOSITES } from '../recommendation/said-of.ts';
import type { Named } from './on-cards.ts';

/** Films older than this are what somebody means who complains of a card's age. */
const RECENT = 2010;
const HALF = 30;
const SHORT = 85;

/** Wishes without what a complaint names, which is avoided from then on; what is wished in the same breath stays. */
export function dropped(wishes: Wishes, facts: MessageWishes, named: readonly Named[]): Wishes {
  const names = (kind: Named['kind']) => named.filter((one) => one.kind === kind).map(({ name }) => name);
  const { mood } = facts;
  const gone = {
    ...facts,
    people: union(facts.people, names('person')),
    themes: union(facts.themes, mood === undefined ? [] : [TONES[mood] ?? mood]),
  };
  const lists = OPPOSITES.map(([wished, refused]) => {
    const now: readonly string[] = gone[wished] ?? [];
    const left: Partial<Wishes> = { [wished]: without<string>(wishes[wished], now) };
    return wished === 'countries' ? left : { ...left, [refused]: union<string>(wishes[refused], now) };
  });
  const { origin, similarTo } = wishes;
  const titles = names('title');
  return stated({
    ...Object.assign({}, wishes, ...lists),
    avoidThemes: union(wishes.avoidThemes, [...gone.themes, ...gone.countries]),
    excludeTitles: union(wishes.excludeTitles, titles),
    // `ezberledi bunları çocuk`, of a child whose age was told: it still watches.
    ...(facts.maxAge === undefined || (wishes.maxAge ?? CHILD) !== CHILD ? {} : notForChildren(wishes)),
    mood: wishes.mood === mood ? undefined : wishes.mood,
    similarTo: similarTo !== undefined && titles.includes(similarTo) ? undefined : similarTo,
    origin: facts.origin === undefined ? origin : facts.origin === 'yerli' ? 'yabancı' : 'yerli',
    ...years(wishes, facts),
    ...lengths(wishes, facts),
  });
}

/** `yemekli olması şart değil`: it goes, and is not avoided. */
export function forgotten(wishes: Wishes, facts: MessageWishes): Wishes {
  const lists = OPPOSITES.map(([wished]): Partial<Wishes> => ({
    [wished]: without<string>(wishes[wished], facts[wished] ?? []),
  }));
  const mood = wishes.mood === facts.mood ? undefined : wishes.mood;
  return stated({ ...Object.assign({}, wishes, ...lists), mood });
}

/** `1964 ne ya`: newer ones, unless a bound says so already. */
function years({ minYear, maxYear }: Wishes, { minYear: from, maxYear: to }: MessageWishes): Partial<Wishes> {
  const year = from ?? to;
  if (year === undefined) return {};
  if (year >= RECENT) return minYear === undefined ? { maxYear: Math.min(maxYear ?? RECENT, year) - 1 } : {};
  const least = minYear !== undefined && minYear > year ? minYear : RECENT;
  return { minYear: least, maxYear: maxYear !== undefined && maxYear < least ? undefined : maxYear };
}

/** `üç saat verdin`: shorter ones. */
function lengths(
  wishes: Wishes,
  { minDuration, maxDuration: most = minDuration }: MessageWishes,
): Partial<Wishes> {
  if (most === undefined) return {};
  const minutes = minDuration === undefined ? most : (minDuration + most) / 2;
  if (minutes <= SHORT) return { minDuration: minutes + HALF };
  const maxDuration = Math.min(wishes.maxDuration ?? Infinity, minutes - HALF);
  return {
    maxDuration,
    minDuration: (wishes.minDuration ?? 0) > maxDuration ? undefined : wishes.minDuration,
  };
}
