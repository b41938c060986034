import { variant } from '#lib/variant.ts';
import type { Decision } from '../../core/skill.ts';
import { talkWords } from '../../lexicon/word-lists.ts';
import type { Understanding } from '../../understand/understand.ts';

const GOOD_NIGHT = ['İyi geceler!', 'İyi geceler, tatlı rüyalar.'];
const LISTS: ReadonlySet<string> = new Set([
  'addToWatchlist',
  'addFavourite',
  'markWatched',
  'rateFilm',
  'removeFavourite',
  'removeFromWatchlist',
]);

/** `yatıyorum, onu sonraya koy`: who goes to bed on a deed is wished a good night after it. */
export function withGoodNight(
  decision: Decision,
  { text }: Pick<Understanding, 'text'>,
  seed: string,
): Decision {
  const isDeed =
    decision.kind === 'act' &&
    decision.after === undefined &&
    decision.calls.every(({ tool }) => LISTS.has(tool));
  return isDeed && talkWords.TO_BED.in(text) ? { ...decision, after: variant(GOOD_NIGHT, seed) } : decision;
}
