import type { Wishes } from '#domain/wishes.ts';

/** Whether wishes go on with those of before: of what kind they were, something is left. */
export function goesOn(before: Wishes, now: Wishes): boolean {
  const [old, kept] = [kindsOf(before), new Set(kindsOf(now))];
  return old.length === 0 || old.some((kind) => kept.has(kind));
}

const kindsOf = ({ genres, themes = [], people = [], mood, similarTo }: Wishes): string[] => [
  ...genres,
  ...themes,
  ...people,
  ...(mood === undefined ? [] : [mood]),
  ...(similarTo === undefined ? [] : [similarTo]),
];
