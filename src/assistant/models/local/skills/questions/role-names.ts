import type { RoleIn } from '#films/recall/role-index.ts';
import { roleKey } from '#films/recall/role-index.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import { basesOf } from '#lib/turkish/stem.ts';
import type { TitleAt } from '../../understand/spans.ts';
import { type Tokens, wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { askingWords } from './asked.ts';
import { namedTitles } from './named-film.ts';

const LONGEST_NAME = 3;

/**
 * The role that a message names: of several names the last one, which stands beside the question (`shrekte eşeği kim
 * seslendiriyor`), and of names within names the longest.
 * @param find the roles of a name, folded
 */
export function roleSaid(
  parsed: Understanding,
  find: (name: string) => readonly RoleIn[],
): readonly RoleIn[] {
  const { tokens } = parsed;
  const places = placesIn(parsed);
  const isFree = (at: number) => !places.some(({ from, to }) => from <= at && at < to);
  // `kim oynuyordu, paul rudd mı` asks of no role that is called Paul.
  const partsName = (from: number, to: number) =>
    parsed.named.some(
      (one) => one.to - one.from > to - from && one.from < to && from < one.to && !one.span.fuzzy,
    );
  for (let to = tokens.length; to > 0; to--)
    for (let from = Math.max(0, to - LONGEST_NAME); from < to; from++) {
      if (!tokens.slice(from, to).every((_, at) => isFree(from + at)) || partsName(from, to)) continue;
      const found = namesIn(tokens, from, to).flatMap(find);
      if (found.length > 0) return found;
    }
  return [];
}

/** The names that some words may be, with and without the ending of the last one. */
function namesIn(tokens: Tokens, from: number, to: number): string[] {
  const last = tokens[to - 1];
  if (last === undefined || askingWords.ROLE.in(last.folded)) return [];
  // `adamın başka filmi` speaks of nobody called Ada.
  // But `örümcek adamı kim oynuyor` does of somebody.
  if (
    from === to - 1 &&
    [askingWords.MAN, askingWords.WOMAN, askingWords.SOMEBODY].some((list) => list.is(last.folded))
  )
    return [];
  const before = tokens.slice(from, to - 1).map(({ folded }) => folded);
  // `hangi` is no form of Hank.
  if (from === to - 1 && isCommonWord(last.folded)) return [];
  const ends = last.suffix === '' ? [last.folded, ...basesOf(last.folded)] : [last.base];
  return ends
    .map((end) => [...before, end].join(' '))
    .filter((name) => from < to - 1 || !(isCommonWord(name) || MEASURE.test(name)));
}

/** `kim seslendiriyor kaç dk` asks of nobody called DK. */
const MEASURE = /^(?:dk|sa|saat|dakika)$/u;

/** The titles that say in which film somebody plays; its ending says so anywhere in a message (`keanu reeves matrixte`). */
export function placesIn(parsed: Understanding): readonly TitleAt[] {
  const { tokens, titles } = parsed;
  const named = new Set(namedTitles(parsed));
  const isIn = ({ span, to }: TitleAt) =>
    (!span.ordinary && IN_IT.test(wordAt(tokens, to - 1))) || FILM.test(wordAt(tokens, to));
  // `kara şövalyede joker kim`: of two titles the one that says where; the other is somebody in it.
  const inside = titles.filter(isIn);
  return (inside.length > 0 ? inside : titles.filter((title) => named.has(title))).filter((title) =>
    isWhere(title, tokens),
  );
}
const FILM = /^film(?:inde|indeki|de|deki|in|inin)$/u;
const IN_IT = /[dt][ae](?:ki)?$/u;

/** Whether a title says in which film (`matrixte`, `titanik'in`, `joker filminde`) rather than who (`joker'i kim …`). */
function isWhere({ span, to }: TitleAt, tokens: Tokens): boolean {
  const { folded = '', suffix = '' } = tokens[to - 1] ?? {};
  // `Whiplash'i izlemedim, kim oynuyor`: only right before what is asked it is somebody's name.
  const isApart = OBJECT.test(wordAt(tokens, to));
  if (!ASKED.test(wordAt(tokens, isApart ? to + 1 : to))) return true;
  if (isApart) return false;
  if (suffix !== '') return !OBJECT.test(suffix);
  const [title = ''] = span.films.map((film) => roleKey(film.title).split(' ').at(-1) ?? '');
  return !(folded.startsWith(title) && OBJECT.test(folded.slice(title.length)));
}
const ASKED = /^(?:kim|oynayan|canlandiran|seslendiren|hangi|kac)/u;
const OBJECT = /^[yn]?[iu]$/u;
