import { type Decide, act, guessing } from '../../core/skill.ts';
import { inputForTitle } from '../../core/resolve-reference.ts';
import { targetOf } from '../../understand/targets.ts';
import { cannotSurely } from '../judged/cannot.ts';

/** More of them say what is meant. */
const FEW = 5;
const TELLS = /(?:^| )(?:gibi\w*|kadar|haric|disinda)(?: |$)/u;

/** `titanik izleyelim mi`, `uma thurman kill bill`: a film that is surely named, and hardly a word more. */
export const namedInFewWords: Decide = (
  { titles, exact, acts, talk, words, text, tokens },
  { index, memory },
) => {
  const sure = titles.filter(({ span }) => span.evidence !== 'none' && !span.ordinary && !span.fuzzy);
  const [named, ...others] = sure;
  if (named === undefined || others.length > 0 || exact !== undefined || acts.length > 0) return undefined;
  const isShort = words <= FEW && tokens.length > named.to - named.from;
  if (!isShort || talk !== undefined || TELLS.test(text) || cannotSurely({ text })) return undefined;
  // `Titanik'in zımbırtısını …`: something of it is meant.
  if (/^n?[iu]n$/u.test(tokens[named.to - 1]?.suffix ?? '')) return undefined;
  return guessing(act({ tool: 'showFilm', input: inputForTitle(targetOf(named), index, memory.shown) }));
};
