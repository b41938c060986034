import { isCommonWord } from '#lib/turkish/common-words.ts';
import { basesOf } from '#lib/turkish/stem.ts';

import { CONCEPTS } from '../lexicon/lexicon.ts';
import { LIKE } from './similar-to.ts';
import type { Token } from './tokens.ts';

/** Words that look like a title, and one beyond their last token. */
export interface UnknownTitle {
  text: string;
  to: number;
}

const CUE =
  /^(?:favori\w*|favla\w*|ekle\w*|cikar\w*|sil\w*|kaldir\w*|izledim|izlemistim|izlendi\w*|izlemedim|seyrettim|fragman\w*|trailer\w*|tanitim\w*|detay\w*|hakkinda|konusu\w*|ozet\w*|oyuncular\w*|yonetmen\w*|ac|acar|goster\w*|ara|arat|nerede|nereden|internette|film\w*|adli|isimli|kim|kimin|kac|nasil|ne|hangi|isaretle\w*|olarak|bilgi\w*|anlat\w*|puani|suresi|izle\w*)$/u;
const QUOTED = /["“„«]([^"”»]{1,80})["”»]/u;
const MOST_WORDS = 7;

/**
 * What looks like the title of a film that the catalogue does not know: in quotation marks, or the capitalised or
 * unheard-of words before a request (`Zortlak Dansı'nı favorilere ekle`). It is passed on as said; the tool answers.
 */
export function unknownTitle(
  text: string,
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  start = 0,
  stop = tokens.length,
): UnknownTitle | undefined {
  const quoted = start > 0 ? undefined : QUOTED.exec(text)?.[1]?.trim();
  if (quoted !== undefined && quoted !== '') {
    const end = text.indexOf(quoted) + quoted.length;
    return { text: quoted, to: tokens.findLastIndex((token) => token.start < end) + 1 };
  }
  const cue = tokens.findIndex(({ folded }, place) => place >= start && place < stop && CUE.test(folded));
  return cue <= start ? undefined : titleBefore(text, tokens, taken, start, cue);
}

/** `Harry Potter serisinden`: one of the films, or one like them. */
const SERIES = /^(?:seri(?:si|sinden|sindeki|leri|lerinden|nden)|ucleme(?:si|sinden))$/u;

/** The same before a comparison: `Leyla ile Mecnun gibi`, `Ocean's tarzı`. */
export function unknownLikeness(
  text: string,
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
): UnknownTitle | undefined {
  const cue = tokens.findIndex(({ folded }) => LIKE.test(folded) || SERIES.test(folded));
  return cue <= 0 ? undefined : titleBefore(text, tokens, taken, 0, cue);
}

function titleBefore(
  text: string,
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  start: number,
  cue: number,
): UnknownTitle | undefined {
  let from = cue;
  while (from > start && cue - from < MOST_WORDS && !endsBefore(tokens, taken, from - 1)) from -= 1;
  // Words that lead up to the title (`bana şu`, `lütfen`) are not of it.
  while (from < cue && !tokens[from]?.capital && isEveryday(tokens[from])) from += 1;
  const own = tokens.slice(from, cue);
  const [first] = own;
  const last = own.at(-1);
  if (
    first === undefined ||
    last === undefined ||
    own.every((token, place) => saysSomethingElse(own, token, place))
  ) {
    return undefined;
  }
  // `fln gibi`, `vs gibi` compare with no film.
  if (own.length === 1 && !first.capital && first.base.length < SHORTEST_PLAIN) return undefined;
  // `Ocean's` keeps the ending of its own language.
  const end =
    last.suffix === '' || last.suffix === 's' ? last.end : last.start + last.raw.search(/['’‘`´ʼ]|$/u);
  return { text: text.slice(first.start, end), to: cue };
}

/** Whether the words of a title cannot reach back over a token. */
function endsBefore(tokens: readonly Token[], taken: ReadonlySet<number>, place: number): boolean {
  const token = tokens[place];
  if (token === undefined || taken.has(place) || /[.;!?,\n]/u.test(token.gap)) return true;
  if (CUE.test(token.folded)) return true;
  // `bilim kurgu aç`: the second word of a genre is of the genre.
  const before = tokens[place - 1];
  const inside = before !== undefined && !before.capital && (CONCEPTS.at(tokens, place - 1)?.to ?? 0) > place;
  return !token.capital && (inside || CONCEPTS.at(tokens, place) !== undefined);
}

const SHORTEST_PLAIN = 4;

function saysSomethingElse(own: readonly Token[], token: Token, place: number): boolean {
  if (CONCEPTS.at(own, place) !== undefined) return true;
  const named = token.capital && token.start > 0 && token.base.length > 1;
  return isEveryday(token) && token.suffix === '' && !named;
}

/** Whether any sentence may hold a word, so that it alone is no name. */
export function isEveryday(token: Token | undefined): boolean {
  return (
    token === undefined ||
    token.base.length < 3 ||
    basesOf(token.base).some(isCommonWord) ||
    /^[a-z]+(?:yor|mis|acak|ecek|di|ti)\w*$/u.test(token.base)
  );
}
