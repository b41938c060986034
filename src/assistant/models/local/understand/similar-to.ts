import type { Markers } from './markers.ts';
import type { PersonAt, TitleAt } from './spans.ts';
import type { Token } from './tokens.ts';

/** Words that compare with what stands before them. */
export const LIKE =
  /^(?:gibi\w*|kadar|tarz\w*|benze\w*|ayar\w*|kivam\w*|hava(?:sinda|si)\w*|kafasinda\w*|tadinda\w*|minvalinde|cizgisinde|stilinde|usulu|esintili|vari|muadili|dengi|kalibresinde|seviyesinde|akrabasi|turevi|andiran\w*|cagristiran\w*|sevenler\w*|seven\w*|begenenler\w*|hoslanan\w*)$/u;
const BETWEEN = /^(?:film\w*|seri\w*|falan|filan|fln|flan|bir|o|bu|cok|tam|ya|da|de|e|a|ye|ne|na|ve)$/u;
const LIKED =
  /^(?:sevdim|sevdiysem|sevdiysen\w*|begendiysem|begendiysen\w*|sevenim|hoslandiysam|sevdigim|begendigim|seviyorum|severim|sevmistim|bayildim|bayiliyorum|begendim|begenmistim|hastasiyim|asigim|efsaneydi|harikaydi|super\w*|mukemmel\w*|muhtesem\w*|favorim\w*|iyiydi|guzeldi)$/u;
const SEEN = /^(?:izledim|izlemistim|izledik|izliyorum|bitirdim|bitti)$/u;

/** Whether the words after a name compare with it (`… gibi`, `… filmine benzer`, `… tarzında`). */
export function isCompared(tokens: readonly Token[], to: number): boolean {
  for (let place = to; place < Math.min(tokens.length, to + 4); place++) {
    const word = tokens[place]?.folded ?? '';
    if (LIKE.test(word)) return true;
    if (!BETWEEN.test(word) || /[.;!?\n]/u.test(tokens[place - 1]?.gap ?? '')) return false;
  }
  return false;
}

/** Whether the words after a title say that it was liked or seen (`… çok sevdim`). */
export function isLiked(tokens: readonly Token[], to: number): boolean {
  return tokens.slice(to, to + 5).some(({ folded }) => LIKED.test(folded));
}

const isSeen = (tokens: readonly Token[], to: number) =>
  tokens.slice(to, to + 5).some(({ folded }) => SEEN.test(folded));

/** Whether something like what was named is wanted anywhere in the message. */
export function wantsAlike(tokens: readonly Token[]): boolean {
  return tokens.some(({ folded }) =>
    /^(?:benzer\w*|benzeyen\w*|gibi\w*|tarz\w*|tadinda|ayarinda|kivaminda|havasinda|kafasinda|muadil\w*|boyle\w*|kafada|ayarda)$/u.test(
      folded,
    ),
  );
}

/** Whether something like the film spoken of is wanted (`benzeri var mı`, `benzerlerini öner`). */
export function asksAlike(tokens: readonly Token[]): boolean {
  return tokens.some(({ folded }, place) => place < 3 && /^benzer(?:i|leri|lerini|ini)?$/u.test(folded));
}

/** The film that a wish should resemble, if one is named. A person before `gibi` is a person, not a film. */
export function similarTitle(
  tokens: readonly Token[],
  titles: readonly TitleAt[],
  people: readonly PersonAt[],
  { asks, requests, another, relative }: Pick<Markers, 'asks' | 'requests' | 'another' | 'relative'>,
): TitleAt | undefined {
  const free = titles.filter((title) => !people.some(({ from, to }) => from <= title.from && title.to <= to));
  const compared = free.find(({ to }) => isCompared(tokens, to));
  if (compared !== undefined) return compared;
  const next = (title: TitleAt) => tokens[title.to]?.folded ?? '';
  // `Matrix ama daha yeni`, `Ayla'dan sonra ne izlenir`
  const varied = free.find(
    (title) =>
      (title.from === 0 && /^(?:ama|fakat|ancak)$/u.test(next(title)) && Object.keys(relative).length > 0) ||
      (asks && next(title) === 'sonra'),
  );
  if (varied !== undefined) return varied;
  if (wantsAlike(tokens)) {
    return (
      free.find(({ span }) => ['quoted', 'apostrophe', 'capital'].includes(span.evidence)) ??
      free.find(({ span, to }) => !span.ordinary && (isLiked(tokens, to) || isSeen(tokens, to)))
    );
  }
  // `inception'ı izledim` alone only says what was seen.
  const told = (to: number) => isLiked(tokens, to) || ((requests || another) && isSeen(tokens, to));
  return asks
    ? free.find(({ span, to }) => told(to) && (!span.ordinary || span.evidence !== 'context'))
    : undefined;
}
