import { normaliseTitle } from '#domain/title.ts';

const YES =
  /^(?:evet|onayliyorum|onayla|tamam|olur|eminim|cikar|kaldir|sil|aynen|tabii?|elbette|e|yes|ok)(?: .{0,30})?$/u;
const NO = /^(?:hayir|vazgec\p{L}*|vazgectim|iptal|dur|istemiyorum|olmaz|yok|kalsin|h|no)(?: .{0,30})?$/u;

/** Whether a reply to an approval says yes or no; undefined when it speaks of something else. */
export function readApproval(text: string): boolean | undefined {
  const said = normaliseTitle(text);
  if (NO.test(said)) return false;
  if (/\b(?:degil|silme|cikarma|kaldirma)\b/u.test(said)) return false;
  return YES.test(said) ? true : undefined;
}
