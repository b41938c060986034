import { variant } from '#lib/variant.ts';
import { type Decide, type Decision, type DecisionContext, act, say, sayAndAct } from '../../core/skill.ts';
import { inputsMeant } from '../../core/resolve-reference.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { toolOf } from '../../understand/acts.ts';
import { union } from '../../understand/lists.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { stated } from '../recommendation/stated.ts';
import { readFault } from './complaint.ts';
import source from './said-again.json' with { type: 'json' };

const { parts, lists, replies } = source;
const SAID = phraseLists({ parts, lists });
type Said = keyof typeof SAID;

/** Does not work, whatever is on the screen. */
const BROKEN: ReadonlySet<Said> = new Set(['trailer', 'gone', 'broken']);
/** Said of cards they are faults of those, and read as such. */
const OF_CARDS: ReadonlySet<Said> = new Set(['wrongDeed', 'unheard', 'useless']);
const MOST_WORDS = 10;

/** `hep aynı filmleri söylüyorsun bıktım`: an apology and others. `ne saçma şeyler öneriyosun`, `fragman açılmıyo`, `listem silinmiş`: an apology, what can be said, and a question. */
export const saidAgain: Decide = (parsed, context) => {
  const { seed, memory } = context;
  const said = saidIn(parsed);
  if (said === undefined || (memory.shown.length > 0 && OF_CARDS.has(said))) return undefined;
  const words = variant(replies[said], seed);
  if (BROKEN.has(said)) return say(words, stillBroken(said));
  if (said === 'sameKind') return sayAndAct(words, { tool: 'recommendFilms', input: ofOtherKinds(context) });
  if (said !== 'sameAgain') return say(words, said === 'silly' ? readFault : undefined);
  return sayAndAct(words, { tool: 'recommendFilms', input: othersThan(context) });
};

function saidIn({ text, words, titles, exact, acts }: Understanding): Said | undefined {
  const said = words > MOST_WORDS ? undefined : nameIn(SAID, text);
  if (said === undefined || titles.some(isSurelyTitle) || (exact?.genres.length ?? 0) > 0) return undefined;
  // `leonu nerden izlicem, bütün uygulamalara baktım`
  if (acts.some(({ act }) => toolOf(act) === 'whereToWatch')) return undefined;
  return acts.some(({ targets }) => targets.length > 0) && !BROKEN.has(said) ? undefined : said;
}

function othersThan({ memory }: DecisionContext) {
  const before = memory.wishes ?? { genres: [] };
  const shown = [...memory.shown, ...(memory.before ?? [])].map(({ title }) => title);
  return stated({ ...before, fame: 'hidden', excludeTitles: union(before.excludeTitles, shown) });
}

/** `bana hep aynı tür öneriyorsun`: anything but what was wished. */
function ofOtherKinds({ memory }: DecisionContext) {
  const { genres = [], excludeGenres } = memory.wishes ?? {};
  const excludeTitles = memory.shown.map(({ title }) => title);
  return stated({ genres: [], excludeGenres: union(excludeGenres, genres), excludeTitles });
}

/** `hala açılmıyo`: the last that can be said; a film's name after a trailer that did not play opens it anew. */
const stillBroken =
  (said: Said): Decide =>
  (answer, context): Decision | undefined => {
    const again = saidIn(answer);
    if (again !== undefined && BROKEN.has(again))
      return say(variant(replies.againBroken, context.seed), stillBroken(said));
    if (said !== 'trailer' || answer.acts.length > 0) return undefined;
    const films = inputsMeant(answer, context);
    return films.length === 0
      ? undefined
      : act(...films.map((input) => ({ tool: 'findTrailer', input }) as const));
  };
