import { variant } from '#lib/variant.ts';
import { type Decide, say } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './medical.json' with { type: 'json' };

const ASKED = phraseLists({ lists: source.lists, parts: source.parts });

/** `göğsüm de ağrıyo`: what must not wait, whatever was said before. */
export const cannotWait = (text: string): boolean => ASKED.now.in(text);

/** `tansiyonum 16 çıktı, sarımsak yesem düşer mi`: whoever asks of the body is sent to who knows, and offered no film. */
export const medical: Decide = ({ text, films, markers, exact, titles, acts }, { seed }) => {
  const asked = nameIn(ASKED, text);
  if (asked === undefined || films || markers.requests || acts.length > 0) return undefined;
  const isBeside = (asked === 'fever' || asked === 'body') && wishesKind(exact);
  return isBeside || titles.some(isSurelyTitle) ? undefined : say(variant(source.replies[asked], seed));
};

/** `oğlumun ateşi var, yanında korkutmayan bir şey`: the films are for beside the bed. */
const wishesKind = (exact: Understanding['exact']): boolean =>
  exact !== undefined &&
  (exact.mood !== undefined ||
    exact.genres.some((genre) => genre !== 'Aile') ||
    exact.excludeGenres.length + (exact.avoidTones ?? []).length > 0);
