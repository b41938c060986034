import spoken from '../lexicon/spoken.json' with { type: 'json' };

/** An ı among front vowels, where no Turkish word has one (`komedı`, `gerılım`, `ızlemek`). */
const OUT_OF_HARMONY =
  /[eöü][bcçdfgğhjklmnprsştvyz]*ı|(?<!\p{L})[bcçdfgğhjklmnprsştvyz]*ı[bcçdfgğhjklmnprsştvyz]*[eöü]/u;
/** Words of front vowels alone, which have no other vowel to tell it by. */
const DOTLESS = new RegExp(`(?<!\\p{L})(?:${spoken.dotless.join('|')})(?!\\p{L})`, 'u');

/**
 * A message with the i that a keyboard without it left out (`romantık komedı ama turk ısı`): what is typed so has not one
 * i. Taken for another letter, an ı parts words that differ by it alone (`sakın` and `sakin`).
 */
export function withDots(message: string): string {
  const lower = message.toLocaleLowerCase('tr');
  const isDotless = !lower.includes('i') && (OUT_OF_HARMONY.test(lower) || DOTLESS.test(lower));
  return isDotless ? message.replaceAll('ı', 'i') : message;
}
