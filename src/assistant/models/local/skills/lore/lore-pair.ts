import { findFact } from '#films/lore/find-fact.ts';
import { type Decide, say } from '../../core/skill.ts';
import { isDeedToo } from '../questions/asked.ts';
import { bestKnown, namedTitles } from '../questions/named-film.ts';
import { wordsAsked } from './subjects.ts';

/** What is asked of the other film must be known just so: one word more than a name. */
const SURELY = 1.8;

/** `arogu izlicez ama gorayı kimse hatırlamıyor olur mu`: of two films, a fact of the one that speaks of the other. */
export const lorePair: Decide = (parsed, { lore }) => {
  // `kara şövalyedeki jokeri oynayan adam öldü mü`: one of them is a part in the other.
  if (PLAYER.test(parsed.text)) return undefined;
  const titles = namedTitles(parsed);
  if (lore === undefined || titles.length !== 2 || isDeedToo(parsed) || parsed.acts.length > 0)
    return undefined;
  const found = titles.flatMap((title) => {
    const film = bestKnown(title.span.films);
    const facts = film === undefined ? [] : (lore.films.get(film.id) ?? []);
    const fact = findFact(facts, { said: wordsAsked(parsed, [title]) });
    return fact !== undefined && fact.weight >= SURELY ? [fact] : [];
  });
  const [best] = found.toSorted((a, b) => b.weight - a.weight);
  return best && say(best.fact.says);
};
const PLAYER = /(?:^| )(?:oyn[au]yan|canlandiran|kim(?:di)? (?:oyn|canlandir)\w*)/u;
