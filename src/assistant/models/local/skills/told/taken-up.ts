import { variant } from '#lib/variant.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import type { Decision } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './taken-up.json' with { type: 'json' };

const TOLD = phraseLists({ lists: source.lists });
/** Fewer words wish, and tell nothing beside. */
const FEWEST_WORDS = 3;
const MOURNS = /^Başın/u;
const MET: ReadonlySet<string> = new Set([
  'recommendFilms',
  'surpriseFilm',
  'filmsForTwo',
  'planEvening',
  'setTheme',
  'addToWatchlist',
  'addFavourite',
]);

/** `nöbetteyim, gözüm kapanıyor, sürükleyici bir şey`: a word on what is told beside a wish or a deed, before it, where nothing else is said. */
export function takingUp(decision: Decision, told: Understanding, seed: string): Decision {
  if (decision.kind !== 'act') return decision;
  const { before: said } = decision;
  // Who remembers somebody dead hears a blessing first, whatever else is said.
  if (said !== undefined && (nameIn(TOLD, told.text) !== 'theLate' || MOURNS.test(said))) return decision;
  const [only, ...others] = decision.calls;
  if (only === undefined || others.length > 0 || !MET.has(only.tool)) return decision;
  const before = takenUp(told, seed);
  return before === undefined
    ? decision
    : { ...decision, before: said === undefined ? before : `${before} ${said}` };
}

/** What a friend says to what is told, whatever is wished beside it. */
export function takenUp(
  { text, words }: Pick<Understanding, 'text' | 'words'>,
  seed: string,
): string | undefined {
  const told = words < FEWEST_WORDS ? undefined : nameIn(TOLD, text);
  return told === undefined ? undefined : variant(source.said[told], seed);
}
