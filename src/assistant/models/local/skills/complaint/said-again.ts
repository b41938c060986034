import { variant } from '#lib/variant.ts';
import { type Decide, say, sayAndAct } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { union } from '../../understand/lists.ts';
import { stated } from '../recommendation/stated.ts';
import { readFault } from './complaint.ts';
import source from './said-again.json' with { type: 'json' };

const SAID = phraseLists(source);

/** `hep aynı filmleri söylüyorsun bıktım`: an apology and others. `ne saçma şeyler öneriyosun`: an apology, and what was wrong is asked. */
export const saidAgain: Decide = ({ text, titles, exact }, { seed, memory }) => {
  const said = nameIn(SAID, text);
  if (said === undefined || titles.length > 0 || (exact?.genres.length ?? 0) > 0) return undefined;
  const words = variant(source.replies[said], seed);
  if (said === 'silly') return say(words, memory.shown.length > 0 ? readFault : undefined);
  const before = memory.wishes ?? { genres: [] };
  const shown = [...memory.shown, ...(memory.before ?? [])].map(({ title }) => title);
  const input = stated({ ...before, fame: 'hidden', excludeTitles: union(before.excludeTitles, shown) });
  return sayAndAct(words, { tool: 'recommendFilms', input });
};
