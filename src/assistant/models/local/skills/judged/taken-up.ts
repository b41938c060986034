import { variant } from '#lib/variant.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import type { Decision } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './taken-up.json' with { type: 'json' };

const TOLD = phraseLists({ lists: source.lists });
/** Fewer words wish, and tell nothing beside. */
const FEWEST_WORDS = 4;
const SHOWS: ReadonlySet<string> = new Set(['recommendFilms', 'surpriseFilm', 'filmsForTwo', 'planEvening']);

/** `nöbetteyim, gözüm kapanıyor, sürükleyici bir şey`: a word on what is told beside a wish, before its films, where nothing else is said. */
export function takingUp(decision: Decision, { text, words }: Understanding, seed: string): Decision {
  if (decision.kind !== 'act' || decision.before !== undefined || words < FEWEST_WORDS) return decision;
  const [only, ...others] = decision.calls;
  if (only === undefined || others.length > 0 || !SHOWS.has(only.tool)) return decision;
  const told = nameIn(TOLD, text);
  return told === undefined ? decision : { ...decision, before: variant(source.said[told], seed) };
}
