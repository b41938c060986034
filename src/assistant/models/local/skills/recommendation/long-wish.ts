import { type Decide, act } from '../../core/skill.ts';
import { markersWords, talkWords } from '../../lexicon/word-lists.ts';
import { toolOf } from '../../understand/acts.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { sounds } from '../../judge/sounds.ts';
import { asksItsName } from '../recall/description.ts';
import { plannedRecommendation, saidBeside } from './recommendation.ts';

/** So long a message tells a story around what it wants: single words of it are no orders and no questions. */
const LONG = 16;
/** A wish in a story is said with one of these. */
const ASKED =
  /(?:^| )(?:ar[iu]yo(?!r?(?:du|mus))\w*|bul\w*|oner\w*|var m[iu]\w*|varsa|izles\w+|acsa[mk]|goster|ver|dusunuyo\w*|lazim|gerek|iyi olur|izlemek|acmak|izlicez|izlicem|izleyeceg\w*)(?: |$)/u;
const BOUNDS = ['minYear', 'maxYear', 'minDuration', 'maxDuration', 'minRating', 'origin'] as const;
/** What a story may tell of a film without an order. */
const TOLD: ReadonlySet<string | undefined> = new Set(['markWatched', 'unmarkWatched', 'showFilm']);

/** `nöbetten çıktım … beni yormayan bir film olsun, hastanede geçmesin`: a wish with a story around it, whatever films and deeds occur in it. */
export const longWish: Decide = (parsed, context) => {
  if (!isLongWish(parsed)) return undefined;
  const before = saidBeside(parsed, context);
  const shown = act(plannedRecommendation(parsed, context));
  return before === undefined ? shown : { ...shown, before };
};

function isLongWish(parsed: Understanding): boolean {
  const { words, text, markers, exact, viewers, acts, talk, titles } = parsed;
  if (words < LONG || viewers !== undefined || asksItsName(parsed)) return false;
  // `film falan bakacak hâlim de yok`
  if (talkWords.NO_FILM_AT_ALL.in(text) || talk === 'noFilm') return false;
  const { implied: _how, mood: _felt, excludeTitles: _not, ...stated } = exact ?? NO_WISHES;
  if (!statesAnything(stated)) return false;
  // `evlat edinmek istiyoruz … geri alırlar mı`: what is asked is of no film.
  if (!parsed.films && !sounds('may wish', parsed)) return false;
  // `leon'u izledim, listeye ekle …`: a film that is surely named is put on a list.
  const isOrdered = acts.some(({ act }) => act.kind === 'film' && !TOLD.has(toolOf(act)));
  if (isOrdered && titles.some((title) => isSurelyTitle(title))) return false;
  // `aynı türde kal ama iki saati aşmasın`: a bound for what was wished before.
  const isBound = BOUNDS.some((bound) => stated[bound] !== undefined);
  if (markers.amends && isBound && !isOrdered) return true;
  return markers.requests || markersWords.WISHING.in(text) || ASKED.test(text);
}
