import { variant } from '#lib/variant.ts';
import { type Decide, type Decision, offering } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { tellsPlot } from '../../understand/told-plot.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './everyday.json' with { type: 'json' };
import { takenUp } from './taken-up.ts';

const TOLD = phraseLists({ lists: source.lists, parts: source.parts });

/** `mısırı yaktım yine`: a small thing of the day is taken up as what it is, and a film is only mentioned. */
export function everyday(told: Pick<Understanding, 'text' | 'words'>, seed: string): Decision | undefined {
  const what = nameIn(TOLD, told.text);
  const heard = what === undefined ? takenUp(told, seed) : variant(source.said[what], seed);
  if (heard === undefined) return undefined;
  // A question back is question enough.
  return offering(heard.endsWith('?') ? heard : `${heard} ${variant(source.offers, seed)}`);
}

/** The same where just that is told in known words. */
export const plainlyEveryday = (told: Pick<Understanding, 'text' | 'words'>, seed: string) =>
  nameIn(TOLD, told.text) === undefined ? undefined : everyday(told, seed);

/** `çocuklar koltuğu boyamış`, `kumandayı bulamıyorum`: told, and a word of it is no wish. */
export const everydayTold: Decide = (parsed, { seed, memory }) => {
  const { text, words, films, markers, acts, titles, people, references } = parsed;
  // Beside films a word of it may be of those.
  if (memory.shown.length > 0 && (parsed.exact !== undefined || ASKED.test(text))) return undefined;
  if (words > MOST_WORDS || tellsPlot(text)) return undefined;
  if (films || markers.requests || markers.surprise) return undefined;
  if (markers.asks && !NOTHING_DONE.test(text)) return undefined;
  if (acts.length + people.length + references.length > 0 || titles.some(isSurelyTitle)) return undefined;
  if (
    wishesKind(parsed) ||
    sounds(words > FEW_WORDS ? 'rather a wish' : 'wish', parsed) ||
    ASKS_FOR_MORE.test(text) ||
    markersWords.WISHING.in(text)
  )
    return undefined;
  return plainlyEveryday(parsed, seed);
};

const ASKED = /(?:^| )(?:m[iu]\w{0,4}|ne\w*|kim\w*|hangi\w*|nasil|kac)(?: |$)/u;
/** `elimden bir şey gelmedi`, `neyse ki bi şey olmadı`: asks for nothing. */
export const NOTHING_DONE =
  /(?:^| )(?:bir? sey|bisey|bisi|bise)\w* (?:de |da )?(?:olma|yok|gelme|kalma|yapam|diyem|soyleyem|anlam[iuae]|degism|bilm[iu])\w*/u;

/** Whoever tells more may tell a film. */
const MOST_WORDS = 8;
/** In so few the judge easily hears a wish that nobody has. */
const FEW_WORDS = 5;
/** `… güneşli bir yerde geçsin`, `bana fil, sirk`, `yanında ne gider` */
const ASKS_FOR_MORE = /(?:^| )(?:\w{2,}(?<!yor?|[lm])s[iu]n|\w{3,}l[ae]rd[ae]n|bana .*|ne (?:gider|var))$/u;
/** `bir saattir bekliyorum` is how long it has lasted. */
const LASTED = /(?:^| )(?:saat|dakika|dk|gun)[dt][iu]r(?: |$)/u;
const wishesKind = ({ exact, text }: Understanding): boolean =>
  exact !== undefined &&
  (exact.mood !== undefined ||
    exact.similarTo !== undefined ||
    exact.languages !== undefined ||
    exact.tones !== undefined ||
    exact.genres.some((genre) => genre !== 'Aile') ||
    exact.excludeGenres.length > 0 ||
    (exact.maxDuration !== undefined && !LASTED.test(text)));
