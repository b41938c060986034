import { normaliseTitle } from './title.ts';

/**
 * The id of a recommended film: `rec_{normalised title}_{timestamp}_{random}` (K-06).
 * @param random a number in [0, 1), from the caller so that tests are deterministic
 */
export function recommendedId(title: string, now: Date, random: number): string {
  const name = normaliseTitle(title).replaceAll(' ', '_');
  return `rec_${name}_${now.getTime()}_${Math.floor(random * 36 ** 6)
    .toString(36)
    .padStart(6, '0')}`;
}
