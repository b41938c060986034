import { remembered } from '#domain/remembered.ts';

/** The word that a text begins with: by it a reader tells one sentence from the next. '' where there is none. */
export const beginningOf = remembered(
  (text) => (/[\p{L}\p{N}]+/u.exec(text)?.[0] ?? '').toLocaleLowerCase('tr-TR'),
  { most: 1_000, longest: 200 },
);

/** Whether a text begins unlike what was said before. */
export const beginsAnew = (said: readonly string[]): ((text: string) => boolean) => {
  const used = new Set(said.map(beginningOf));
  return (text) => !used.has(beginningOf(text));
};
