import { catalogued } from '../../core/known-film.ts';
import type { Decide } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { maskedText } from '../../understand/tokens.ts';
import { isAsking, questionIn } from '../questions/asked.ts';
import { askedKind } from '../questions/kinds.ts';
import { answerOfOne } from '../questions/one-film.ts';
import { filmToldOf } from './told-film.ts';
import source from './hearsay.json' with { type: 'json' };

const { HEARD, MORE } = phraseLists(source);
const FEW_WORDS = 7;

/** `sonu sürpriz diyorlar`, of the film that is spoken of or named: whether it is so, and no wish for such films. */
export const hearsay: Decide = (parsed, context) => {
  const { text, titles, acts, references, words, markers, named } = parsed;
  const { memory, index } = context;
  if (words > FEW_WORDS || acts.length + references.length + named.length > 0) return undefined;
  if (markers.requests || markers.asks || isAsking(text) || MORE.in(text) || !HEARD.in(text))
    return undefined;
  const film = titles.length > 0 ? filmToldOf(parsed) : memory.focus && catalogued(memory.focus, index);
  const masked = maskedText(parsed.tokens, titles);
  const isOfFilm = questionIn(masked) !== undefined || askedKind(masked) !== undefined;
  return film !== undefined && isOfFilm ? answerOfOne(masked, film, parsed, context) : undefined;
};
