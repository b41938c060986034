import { without } from '../understand/lists.ts';
import type { ReferenceSpan } from '../understand/targets.ts';
import { maskedText } from '../understand/tokens.ts';
import type { Understanding } from '../understand/understand.ts';
import { isOtherwise } from './decided.ts';

/** So likely it stands for a plain sentence, whatever stands behind it. */
export const SURE = 0.96;

/** Whether a message says what no plain sentence does: a number, by what they are compared, a further sentence. @param sure so likely it stands for one */
export const saysMoreThanAny = (
  { text, tokens, references, written }: Understanding,
  sure: number,
): boolean =>
  /\d/u.test(maskedText(tokens, references)) || MOST.test(text) || (FURTHER.test(written) && sure < SURE);

/** What one message says beside another: another place, a second name, another kind of film, or another question. */
export function saysMore(parsed: Understanding, plain: Understanding): boolean {
  const { text, references } = parsed;
  // `ikincisi ne alemde` is not of the first.
  if (without(placesIn(references), placesIn(plain.references)).length > 0) return true;
  if (parsed.titles.length > Math.max(1, plain.titles.length)) return true;
  // `dicaprio mu oynuyor` asks of one of them.
  if (parsed.named.length > plain.named.length) return true;
  const { genres = [], themes = [], mood } = parsed.exact ?? {};
  if (without(genres, plain.exact?.genres ?? []).length > 0) return true;
  // `bunlarda ölüm var mı` asks for just that.
  if (ANY_SUCH.test(text) && without(themes, plain.exact?.themes ?? []).length > 0) return true;
  if (isOtherwise(mood, plain.exact?.mood)) return true;
  if (text.split(PARTICLE).length > Math.max(2, plain.text.split(PARTICLE).length)) return true;
  return ASKS_WHICH.test(text) !== ASKS_WHICH.test(plain.text) && ASKS_WHETHER.test(plain.text + text);
}
const ANY_SUCH = /(?:^| )var m[iu]/u;
/** `komedi mi korku mu` asks twice. */
const PARTICLE = / m[iu](?:y\w*|s\w*|d\w*)?(?= |$)/u;
const FURTHER = /[,;.!?…]\s+\S+\s+\S/u;
/** `en az tırstıranı hangisi`, `hangisi korkutmaz`: by what, and which way, is known by the words. */
const MOST =
  /(?:^| )(?:en (?:az )?\w+|hangi\w* (?:\w+ )?daha \w+|hangi\w* (?:\w+ )*\w+m[ae](?:z|yan\w*|yacak\w*)|\w+m[ae]y[ae]n\w* (?:\w+ )*hangi\w*)(?: |$)/u;
const ASKS_WHICH = /(?:^| )(?:hangi\w*|kim\w*|kac\w*|nere\w*|neden|niye|ne)(?: |$)/u;
const ASKS_WHETHER = /(?:^| )m[iu](?:y\w*|s\w*|d\w*)?(?: |$)/u;

const placesIn = (references: readonly ReferenceSpan[]): string[] =>
  references
    .filter(({ reference: { kind } }) => kind !== 'this' && kind !== 'all')
    .map(({ reference }) => JSON.stringify(reference));
