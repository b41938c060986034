import { likely } from '../../judge/judge.ts';
import { sounds } from '../../judge/sounds.ts';
import { type MessageWishes, NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';

/** Fewer words may be a wish that is not said to its end. */
const TOLD_WORDS = { mood: 8, subject: 6 };
/** `2026 demedim ki, bu sene sınava giriyorum dedim`: what was meant is said again. */
export const SAYS_AGAIN = /(?:^| )de(?:dim|medim)(?: |$)/u;
/** Tastes are told by what is refused (`süper kahraman görmeyeyim yeter`): such a message is no day that is told. */
const TASTE = 0.3;

/** So many words without one of asking or wishing tell of a day, whatever mood is in them. */
export const tellsMuch = (parsed: Understanding): boolean =>
  parsed.words >= TOLD_WORDS.mood &&
  !parsed.markers.asks &&
  !parsed.markers.requests &&
  !sounds('perhaps a wish', parsed);

/**
 * `bugün otogarda bavulum karışmış, içinden takma diş çıktı`: nothing but a mood is said in words that are known, nothing is
 * asked for, and by sentences like it a wish is unlikely. @param afresh nothing was shown yet, so that a subject, a
 * length or an age alone is rather of that day, too (`Temel uçağa binmiş …`)
 */
export function isRatherTold(parsed: Understanding, afresh = false): boolean {
  const { words, text, films, markers, exact = NO_WISHES, alike, judged } = parsed;
  if (films || markers.asks || markers.requests || alike !== undefined || SAYS_AGAIN.test(text)) return false;
  const { mood: _felt, implied: _how, ...stated } = exact;
  if (!states(stated) && tellsMuch(parsed)) return true;
  // `beni hüngür hüngür ağlat`: a mood alone is rather wished.
  if (!afresh || words < TOLD_WORDS.subject || !states(stated)) return false;
  const {
    themes,
    avoidThemes: _refused,
    avoidTones: _less,
    maxAge: _age,
    minDuration: _least,
    maxDuration: _most,
    pace: _pace,
    occasions: _when,
    ...strong
  } = stated;
  if (themes.some((theme) => OF_FILMS_ALONE.has(theme)) || likely(judged, 'tell') >= TASTE) return false;
  return !states(strong) && !sounds('a wish or a story', parsed);
}

const states = (some: Partial<MessageWishes>): boolean =>
  statesAnything({ ...NO_WISHES, ...some, mood: undefined, implied: undefined });

/** Nothing but a film is called so. */
export const OF_FILMS_ALONE: ReadonlySet<string> = new Set([
  'gerçek hikâye',
  'kitap uyarlaması',
  'siyah beyaz',
  'sessiz film',
  'siberpunk',
  'slasher',
]);
