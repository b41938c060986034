import { normaliseTitle } from '#domain/title.ts';

const YES =
  /^(?:evet|onayliyorum|onayla|tamam|olur|eminim|cikar|kaldir|sil|aynen|tabii?|elbette|e|yes|ok)(?= |$)/u;
/** All that may follow a yes: whoever says more wants more, or something else (`tamam fragmanını da göster`). */
const NOTHING_ELSE =
  /^(?:(?:evet|eminim|tamam\w*|olur|aynen|tabii?|ki|elbette|kesinlikle|onayla|onayliyorum|ok|yes|lutfen|canim|abi|kanka|ya|hadi|artik|gitsin|gerek|kalmadi|onu|bunu|sunu|hepsini|filmi|listeden|oradan|e|(?:sil|cikar|cikart|kaldir|unut)(?:sene|sana|[iu]ver|[iu]n|(?:y?[ae]bil)?ir?s[iu]n|[ae]l[iu]m|s[iu]n)?)(?: |$))*$/u;
const NO = /^(?:hayir|vazgec\p{L}*|vazgectim|iptal|dur|istemiyorum|olmaz|yok|kalsin|h|no)(?: .{0,30})?$/u;

/** Whether a reply to an approval says yes or no; undefined when it speaks of something else. */
export function readApproval(text: string): boolean | undefined {
  const said = normaliseTitle(text);
  if (NO.test(said)) return false;
  if (/\b(?:degil|silme|cikarma|kaldirma)\b/u.test(said)) return false;
  return YES.test(said) && NOTHING_ELSE.test(said) ? true : undefined;
}
