import type { FilmIndex } from '#films/film-index.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { endsClause, foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking, questionIn } from './asked.ts';
import { isFamous } from './named-film.ts';

/** `kış uykusu kapadokyada mı geçiyo`: whatever place is guessed, it is asked where. */
const SET_IN = /(?:^| )[a-z]+[dt][ae] m[iu] (?:gec(?:iyor?|er|mis)\w*)(?: |$)/u;
/** `… oynayan sanatçının adı dilimin ucunda`: however a name is missed, it is asked who. */
const NAME_MISSED =
  /(?:^| )(?:oyn[au]yan|oyniyan|canlandiran|seslendiren)(?! (?:\w+ )*film)(?= (?:\w+ ){0,3}(?:ad|ism)i(?:n[ia])?(?: |$))/u;

const MISSED = /^hic mi (\w+(?: \w+)?) yok(?: (?:ya|be|abi|arkadas|elinde|sende))*$/u;

/** Themes that are a place on the map. */
const CITY = /^(?:istanbul|ankara|anadolu|afrika|paris|new ?york|karadeniz)/u;

/** A question in the words that it is known by, without what stands around it; undefined where it has them or is none. */
export function inKnownWords(parsed: Understanding, index: FilmIndex): string | undefined {
  const { text, tokens, written, markers, exact } = parsed;
  const player = NAME_MISSED.exec(text);
  if (player !== null) {
    const last =
      text
        .slice(0, player.index + player[0].length)
        .trim()
        .split(' ').length - 1;
    return `${written.slice(0, tokens[last]?.end)} kim`;
  }
  // `hiç mi polisiye yok`: one is missed, and none refused.
  const [, missed] = MISSED.exec(text) ?? [];
  const isKind = exact !== undefined && exact.genres.length + exact.excludeGenres.length > 0;
  if (missed !== undefined && isKind) return `${missed} yok mu`;
  const place = SET_IN.exec(text)?.index;
  if (markers.requests) return undefined;
  if (place === undefined) return turnedRound(parsed, index);
  const at = place === 0 ? 0 : text.slice(0, place).split(' ').length;
  // `uzayda mı geçiyor` asks for a subject.
  const kind = CONCEPTS.at(tokens, at)?.value.kind;
  const isSubject = kind !== undefined && kind !== 'countries' && !CITY.test(tokens[at]?.folded ?? '');
  const isWish = (exact?.genres.length ?? 0) > 0;
  return isSubject || isWish ? undefined : `${written.slice(0, tokens[at]?.start)}nerede geçiyor`;
}

/** `anneme ağır gelir mi babam ve oğlum, kalbi var`: a well known title in everyday words stands behind what is asked of it. */
function turnedRound({ tokens, written, wishes }: Understanding, index: FilmIndex): string | undefined {
  if (wishes && tokens.length > MOST_ASKED + LONGEST) return undefined;
  for (let from = 2; from < tokens.length - 1 && from <= MOST_ASKED; from++) {
    const asked = foldedText(tokens.slice(0, from));
    if (
      !isAsking(asked) ||
      questionIn(asked) === undefined ||
      CONCEPTS.at(tokens, from)?.value.kind === 'genre'
    )
      continue;
    const end = tokens.findIndex((token, at) => at > from && (endsClause(token) || at === tokens.length - 1));
    const title = written.slice(tokens[from]?.start, tokens[end]?.end);
    const [span] = end - from < LONGEST ? index.findTitlesIn(title) : [];
    const isWhole = span?.start === 0 && span.end === title.length && !span.fuzzy;
    if (isWhole && isFamous(span)) return `${title} ${written.slice(0, tokens[from - 1]?.end)}`;
  }
  return undefined;
}
const MOST_ASKED = 6;
const LONGEST = 6;
