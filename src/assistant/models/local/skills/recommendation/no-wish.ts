import { markersWords } from '../../lexicon/word-lists.ts';
import type { DecisionContext } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { likely } from '../../judge/judge.ts';

/** How sure the judge must be that something is asked about a film, before words that look like a wish are none. */
const SURE_OF_QUESTION = 0.9;

/** `film noir nedir`: a word is asked after, not films of it. */
const ASKS_MEANING = /(?:^| )(?:nedir|ne demek|ne oluyor|neye denir)(?: |$)/u;

/** A question about films in general (`baba serisi kaç film`) that no other skill has answered. */
export const asksOnly = ({ judged, markers, people, exact, text, said }: Understanding): boolean =>
  !markers.requests &&
  people.length === 0 &&
  ((likely(judged, 'question') >= SURE_OF_QUESTION && exact?.genres.length !== 1) ||
    (ASKS_MEANING.test(text) && said.similarTo === undefined));

const SURE_OF_ASKING = 0.55;
/** `ilk film uzayda mı geçiyor`, `1912 miydi`: something is asked, and no film wished. */
export function asksOfShown(
  { judged, references, text, markers }: Understanding,
  { memory }: DecisionContext,
): boolean {
  if (memory.shown.length === 0 || markers.requests || markers.another) return false;
  if (/ m[iu]yd[iu]$/u.test(text)) return true;
  const asked = likely(judged, 'shown', 'question');
  return (
    references.length > 0 && asked >= SURE_OF_ASKING && /(?:^| )(?:m[iu]\w{0,4}|hangi\w*)(?: |$)/u.test(text)
  );
}

const OTHERS = ['question', 'cannot', 'offtopic', 'recall', 'list', 'open', 'feeling', 'sensitive'] as const;
const SURE_OF_OTHER = 0.6;
export const surelyOther = ({ judged, words, text, films, markers }: Understanding): boolean =>
  words > 3 &&
  !(films && markers.requests) &&
  !markersWords.WHAT_TO_WATCH.in(text) &&
  likely(judged, ...OTHERS) >= SURE_OF_OTHER;
