import type { Decide } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { maskedText } from '../../understand/tokens.ts';
import { bestKnown } from '../questions/named-film.ts';
import { feltWith } from './felt.ts';
import { isToldOf } from './told-of.ts';
import source from './reactions.json' with { type: 'json' };

const REACTIONS = phraseLists(source);

/** Whoever says more of a film wants more than to tell of it. */
const MOST_WORDS = 14;
const WISHED = /(?:^| )(?:ols[iu]n|\w+m[ae]s[iu]n)(?: |$)/u;
const ASKED = /(?:^| )(?:acikla|anlat|neden|niye)/u;

/** `Babam ve Oğlum'u izlerken çok ağladım`: what a film did to somebody who wishes nothing yet. */
export const reaction: Decide = (parsed, { seed, memory }) => {
  const { titles, tokens, markers, acts, references, words } = parsed;
  const [title, ...others] = titles.filter((one) => isToldOf(one, tokens));
  const film = others.length === 0 ? bestKnown(title?.span.films ?? []) : undefined;
  // `ıssız adam yaa, o son sahne, bittim`: `o` points at nothing on the screen.
  const points = references.length > 0 && memory.shown.length > 0;
  if (film === undefined || words > MOST_WORDS || acts.length > 0 || points) return undefined;
  if (markers.requests || markers.asks || markers.another || parsed.said.similarTo !== undefined)
    return undefined;
  const masked = maskedText(tokens, titles);
  // `tüylerim diken diken olsun ama musallat karışmasın`: how a film is to be.
  if (WISHED.test(masked)) return undefined;
  // `sonunu anlamadım, açıklasana`: it is asked.
  const felt = ASKED.test(masked) ? undefined : nameIn(REACTIONS, masked);
  return felt === undefined ? undefined : feltWith(film, felt, seed);
};
