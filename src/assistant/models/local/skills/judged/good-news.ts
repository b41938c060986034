import { type Decide, say } from '../../core/skill.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { tellsGoodNews, sympathy } from './sympathy.ts';

/** News that went well, and nothing wished: met with joy and an offer. */
export const goodNews: Decide = (parsed, { seed }) => {
  const { text, markers, films, exact, acts, titles, references, words } = parsed;
  if (!tellsGoodNews(text) || words > FEW_WORDS || acts.length + references.length > 0) return undefined;
  const wished = films || markers.asks || markers.surprise || markers.amends || WISHES.test(text);
  if (wished || (exact?.genres.length ?? 0) > 0 || titles.some(isSurelyTitle)) return undefined;
  return say(sympathy(parsed, seed));
};

/** Whoever tells more is likely to wish something, too. */
const FEW_WORDS = 6;
const WISHES = /(?:^| )(?:iste\w*|isti\w*|kutla\w*|lazim|izle\w*|bir sey\w*|bisey\w*)(?: |$)/u;
