import { variant } from '#lib/variant.ts';
import { type Decide, offering, say } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { sounds } from '../../judge/sounds.ts';
import { asksItsName } from '../recall/description.ts';
import source from './elsewhere.json' with { type: 'json' };

const MATTERS = phraseLists({ lists: source.lists, parts: source.parts });

/** `kasımpaşa maçına üst mü oynasam`, `x kareyi çarpanlara ayır, 23:59'da kapanıyor`: no hour or country of it is a wish. */
export const elsewhere: Decide = (parsed, { seed, memory }) => {
  const { text, films, exact, titles, references, markers } = parsed;
  const matter = nameIn(MATTERS, text);
  // `ödevim var, my favorite film diye 5 cümle yaz`: whatever is written of a film is written.
  if (matter === 'essay' && !titles.some(isSurelyTitle)) return say(variant(source.replies.essay, seed));
  const pointsAt = references.length > 0 && memory.shown.length > 0 && matter !== 'match';
  if (matter === undefined || films || markers.surprise || pointsAt) return undefined;
  // `hava durumu sunan adam hep aynı güne uyanıyo neydi o`: what is told and looked for is a film.
  if (asksItsName(parsed) || sounds('told film', parsed)) return undefined;
  // `kupon yattı, komik bir şey aç`, `ödev bitti, aksiyon`: there is a wish beside it.
  const wishes = exact !== undefined && (exact.genres.length > 0 || exact.mood !== undefined);
  // `berlin'de anmeldung nasıl alınıyo`: where it is, though a film is called so.
  const isNamed = titles.some(
    (title) => isSurelyTitle(title) && !(matter === 'papers' && title.span.evidence === 'apostrophe'),
  );
  return wishes || isNamed ? undefined : offering(variant(source.replies[matter], seed));
};
