import type { Decide } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { comparisonsWords } from '../../lexicon/word-lists.ts';
import { toolOf } from '../../understand/acts.ts';
import { isAsking } from '../questions/asked.ts';
import { bestKnown } from '../questions/named-film.ts';
import { feltWith } from './felt.ts';

const DOES_WHAT = /(?:^| )(?:nap[iu]yo|ne yap[iu]yo)/u;

/** `sonunda adam napıyo, üç kere izledim çözemedim`: it is asked, and nothing to be written down. */
export const puzzlingEnd: Decide = (parsed, { seed }) => {
  const { acts, text, titles, said } = parsed;
  const isOnlySeen = acts.length > 0 && acts.every(({ act }) => toolOf(act) === 'markWatched');
  const isAsked = sounds('question', parsed) || isAsking(text) || DOES_WHAT.test(text);
  const film = bestKnown(titles[0]?.span.films ?? []);
  if (!isOnlySeen || !isAsked || film === undefined || said.similarTo !== undefined) return undefined;
  return comparisonsWords.SEEN_OFTEN.in(text) ? feltWith(film, 'puzzle', seed) : undefined;
};
