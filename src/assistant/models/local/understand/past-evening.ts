import { markersWords, measuresWords } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import { isPut } from './same-list.ts';
import { lastAnyway } from './after-anyway.ts';
import { calledBy, standsOut } from './spans.ts';
import { type Tokens, foldedText, wordAt } from './tokens.ts';
import type { Understanding } from './understand.ts';

interface Wished {
  /** The wish alone, as it was written. */
  wish: string;
  /** The film of the evening that was told of, which is not wished again. */
  title?: string;
}

type Read = (text: string) => Understanding;

/** What is wished beside what is told of earlier evenings; undefined where nothing is told so, or nothing wished. */
export const besidePast = (parsed: Understanding, read: Read): Wished | undefined =>
  besideLastTime(parsed, read) ?? likeOfOld(parsed) ?? afterLetGo(parsed, read);

/** `dizi miydi ya neyse istanbulda geçen aşk filmi`: what was asked before is let go where it wished for nothing. */
function afterLetGo(parsed: Understanding, read: Read): Wished | undefined {
  const at = lastAnyway(parsed.tokens);
  if (at < 1) return undefined;
  const wish = parsed.written.slice(parsed.tokens[at + 1]?.start ?? parsed.written.length);
  const before = read(parsed.written.slice(0, parsed.tokens[at]?.start));
  // `ilkini listeme at. neyse …`: what is to be done is not let go.
  const isOnly = before.exact === undefined && !before.acts.some(({ act }) => isPut(act));
  return isOnly && read(wish).exact !== undefined ? { wish } : undefined;
}

/** `geçen sefer ölü ozanlar açtık cenaze evi oldu`: neither asked about nor begun now, wherever the wish stands. */
function besideLastTime({ tokens, titles, written }: Understanding, read: Read): Wished | undefined {
  const from = tokens.findIndex(
    (_, at) => measuresWords.LAST_EVENING.firstIn(foldedText(tokens.slice(at))) === 0,
  );
  if (from < 0) return undefined;
  const opened = tokens.findIndex(({ folded }, at) => at > from && measuresWords.OPENED.is(folded));
  const title = titles.find((one) => standsOut(one) && one.from > from && one.to <= opened);
  if (title === undefined) return undefined;
  const before = written.slice(0, tokens[from]?.start);
  const anew = thisTime(tokens, opened + 1);
  const after = written.slice(tokens[anew]?.start ?? written.length);
  const wish = [before, after].find((part) => isWish(read(part)));
  return wish === undefined ? undefined : { wish, title: calledBy(title) };
}

/** `… herkes ağladı, bu sefer komik olsun`: how it was comes first. */
function thisTime(tokens: Tokens, from: number): number {
  const at = tokens.findIndex((_, place) => place >= from && THIS_TIME.test(foldedText(tokens.slice(place))));
  return at < 0 ? from : at;
}
const THIS_TIME = /^(?:bu (?:sefer|kez|defa|aksam|gece)|bugun|simdi)(?: |$)/u;

const isWish = ({ exact, markers, text }: Understanding): boolean =>
  exact !== undefined || markers.requests || markersWords.WISHING.in(text);

/** `hani eskiden cüneyt arkın vardı, babamla izlerdik, onun gibi heyecanlı bir şey`: films of somebody one grew up with. */
function likeOfOld({ tokens, named, written, text }: Understanding): Wished | undefined {
  const [person, ...others] = named.filter(({ span }) => !span.fuzzy);
  if (person === undefined || others.length > 0) return undefined;
  const like = tokens.findIndex((_, at) => at >= person.to && LIKE_THEM.test(foldedText(tokens.slice(at))));
  const told = foldedText(tokens.slice(person.to, like));
  if (like < 0 || !OF_OLD.test(told) || !WISHED.test(text)) return undefined;
  const begins = tokens.findLastIndex(({ folded }, at) => at < person.from && !BEFORE_THEM.test(folded));
  // `babamla western izlerdik`: what comes before is of those days, too.
  const isOfThose = begins < 0 || OF_OLD.test(foldedText(tokens.slice(0, begins + 1)));
  const before = isOfThose ? '' : `${written.slice(0, tokens[begins]?.end)}. `;
  // `onun gibi` is said by the name, of `öyle bir şey` all but its first word stays.
  const last = /^(?:gibi|tarz|tadinda|ayarinda)/u.test(wordAt(tokens, like + 1)) ? like + 1 : like;
  return {
    wish: `${before}${kindsIn(tokens, person.to, like)}${person.span.name} filmi gibi${written.slice(tokens[last]?.end)}`,
  };
}

/** `dicaprio'nun romantik bişeyleri vardı ya, o tarz`: which films of theirs. */
function kindsIn(tokens: Tokens, from: number, to: number): string {
  const kinds = tokens.slice(from, to).flatMap((_, place) => {
    const kind = CONCEPTS.at(tokens, from + place);
    return kind?.value.kind === 'genre' && OF_FILMS.test(wordAt(tokens, kind.to)) ? [kind] : [];
  });
  return kinds.map((kind) => `${foldedText(tokens.slice(kind.from, kind.to))} `).join('');
}
const OF_FILMS = /^(?:bis[ei]\w*|sey\w*|film\w*|isler\w*|roller\w*)$/u;

const LIKE_THEM =
  /^(?:onun|onlarin|onlar|oyle|o) (?:gibi\w*|tarz\w*|tadinda|ayarinda|bi|bir|bisey\w*)(?: |$)/u;
const OF_OLD = /(?:^| )(?:vard[iu]|(?:izle|seyrede|sev|bayil|acar)\w*[dt][iu]\w*)(?: |$)/u;
const BEFORE_THEM = /^(?:hani|eskiden|bizim|su|o|bir|bi|kucukken|cocukken|zamaninda|ya)$/u;
/** `gülelim`, `açsana`, `bi şey olsa` */
const WISHED =
  /(?:^| )(?:ols(?:a|un)|lazim|isti\w+|ac\w*|bul\w*|oner\w*|\w+(?:elim|alim|sana|sene|sek|sak)|bi ?sey\w*|bir sey\w*)(?: |$)/u;
