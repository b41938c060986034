import { variant } from '#lib/variant.ts';
import { type Decide, offering } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import source from './elsewhere.json' with { type: 'json' };

const MATTERS = phraseLists({ lists: source.lists, parts: source.parts });

/** `kasımpaşa maçına üst mü oynasam`, `x kareyi çarpanlara ayır, 23:59'da kapanıyor`: no hour or country of it is a wish. */
export const elsewhere: Decide = ({ text, films, exact, titles, references, markers }, { seed }) => {
  const matter = nameIn(MATTERS, text);
  if (matter === undefined || films || markers.surprise || references.length > 0) return undefined;
  // `kupon yattı, komik bir şey aç`, `ödev bitti, aksiyon`: there is a wish beside it.
  const wishes = exact !== undefined && (exact.genres.length > 0 || exact.mood !== undefined);
  return wishes || titles.some(isSurelyTitle) ? undefined : offering(variant(source.replies[matter], seed));
};
