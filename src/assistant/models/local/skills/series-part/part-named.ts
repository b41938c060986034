import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold, sameTitle } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { partAfter, partNumbered, partsNamedIn, partsOf, seriesAmong } from '#films/series.ts';
import { type Case, suffixFor } from '#lib/turkish/suffix.ts';
import { catalogued } from '../../core/known-film.ts';
import type { Memory } from '../../core/memory.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { type Tokens, foldedText, wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking, questionIn } from '../questions/asked.ts';
import { bestKnown } from '../questions/named-film.ts';
import source from './part-named.json' with { type: 'json' };

const lists = phraseLists(source);
type Which = keyof typeof lists;
const WHICH: readonly Which[] = [
  'FIRST',
  'SECOND',
  'THIRD',
  'FOURTH',
  'FIFTH',
  'LAST',
  'NEW',
  'OLD',
  'SEQUEL',
];

/** `ikincisi de var mı`, `devamı çıktı mı` */
export const asksIfThere = (text: string): boolean => lists.THERE.in(text);
export const isOfTime = (text: string): boolean => lists.OF_TIME.in(text);

const OF_A_NAME: ReadonlySet<Which> = new Set(['NEW', 'OLD']);

/** Where a message calls a part, and the film by which it is called. */
interface Called {
  which: Which;
  from: number;
  to: number;
}

/**
 * A message with the title in the place of `ikincisinde`, `matrix'in yenisi`, `aslan kralın eskisi`: the part is of the film
 * or the series that is named right before, or of the one in talk; undefined where nothing is called so.
 */
export function withPartNamed(
  parsed: Understanding,
  { memory, index }: { memory: Memory; index: FilmIndex },
): string | undefined {
  const { tokens, written, titles, text } = parsed;
  // `testere'nin ilkini atlasam olur mu` asks of the series.
  // `ilkiyle bağlantılı mı` asks of the film in talk.
  const isOfSeries = asksIfThere(text) || questionIn(text) === 'FIRST' || /(?:^| )baglanti/u.test(text);
  const called = isOfSeries ? undefined : calledAt(tokens);
  if (called === undefined || titles.some(({ from, to }) => from <= called.from && called.to <= to))
    return undefined;
  const named = namedBefore(parsed, called.from, index);
  // `yeni film öner`, `daha yenisi olsun` wish.
  const mayBeInTalk = !OF_A_NAME.has(called.which) || (called.to - called.from === 1 && isAsking(text));
  const film =
    named?.film ??
    (mayBeInTalk
      ? (filmInTalk(parsed, memory, index) ?? lastInTalk(called.which, parsed, memory, index))
      : undefined);
  // `gladyatör 2 ilki kadar iyi mi`: the film before it stays beside the part.
  const isMeasure = /^(?:kadar|daha)$/u.test(wordAt(tokens, called.to));
  const from = isMeasure ? called.from : (named?.from ?? called.from);
  const [first, last] = [tokens[from], tokens[called.to - 1]];
  if (film === undefined || first === undefined || last === undefined) return undefined;
  const part = partOf(film, called.which, index);
  if (part === undefined || (part === film && named === undefined)) return undefined;
  return `${written.slice(0, first.start)}${inCase(part, last.folded, isMeasure ? part : film, index)}${written.slice(last.end)}`;
}

function calledAt(tokens: Tokens): Called | undefined {
  const mayGoOn = lists.SEQUEL.in(foldedText(tokens));
  for (const [from] of tokens.entries()) {
    const [one, two] = [wordAt(tokens, from), `${wordAt(tokens, from)} ${wordAt(tokens, from + 1)}`];
    const three = `${two} ${wordAt(tokens, from + 2)}`;
    for (const [said, length] of [
      [three, 3],
      [two, 2],
      [one, 1],
    ] as const) {
      const which = WHICH.find((name) => lists[name].is(said));
      if (which !== undefined && from + length <= tokens.length) return { which, from, to: from + length };
    }
    if (mayGoOn && lists.SEQUEL.firstIn(foldedText(tokens.slice(from))) === 0)
      return { which: 'SEQUEL', from, to: from + 1 };
  }
  return undefined;
}

/** `in`, `nın`: the ending of a name that stands apart from it. */
const APART = /^n?[iu]n$|^seri\w*$/u;
const LONGEST_NAME = 4;

/** The film or the series right before. */
function namedBefore({ tokens, titles }: Understanding, at: number, index: FilmIndex) {
  const end = APART.test(wordAt(tokens, at - 1)) ? at - 1 : at;
  const title = titles.find(({ to }) => to === end);
  const film = bestKnown(title?.span.films ?? []);
  if (title !== undefined && film !== undefined) return { film, from: title.from };
  for (let from = Math.max(0, end - LONGEST_NAME); from < end; from++) {
    const said = foldedText(tokens.slice(from, end));
    const [first] = [said, withoutEnding(said)].flatMap((name) => partsCalled(name, index));
    if (first !== undefined) return { film: first, from };
  }
  return undefined;
}

/** The films of the series of just that name. */
function partsCalled(name: string, { films }: FilmIndex): readonly CatalogueFilm[] {
  const found = partsNamedIn(films, name);
  return found === undefined || found.ofStudio || fold(found.name) !== name ? [] : found.parts;
}

/** `yüzüklerin efendisinin`, `karayip korsanlarının` */
const withoutEnding = (said: string): string => said.replace(/n[iu]n$/u, '');

/** `arıcının ikincisi çıktı mı`: the film of which another part is asked, whatever cards stand there. */
export function filmOfPart(parsed: Understanding, index: FilmIndex): CatalogueFilm | undefined {
  const called = calledAt(parsed.tokens);
  const isOf = called !== undefined && OF.test(wordAt(parsed.tokens, called.from - 1));
  return isOf ? namedBefore(parsed, called.from, index)?.film : undefined;
}
const OF = /n?[iu]n$/u;

/** The one film in talk, where no cards stand there to be counted and nothing else is named. */
export function filmInTalk(
  { titles }: Pick<Understanding, 'titles'>,
  { shown, focus, picking }: Memory,
  index: FilmIndex,
) {
  if (titles.length > 0 || picking !== undefined) return undefined;
  const [one, ...others] = shown;
  const film = focus ?? (others.length === 0 ? one : undefined);
  // Of several cards a place counts those.
  const isCounted = others.length > 0 && shown.some(({ title }) => title === film?.title);
  return film === undefined || isCounted ? undefined : catalogued(film, index);
}

/** `en son çıkan`, where all films of one series were told: of that series. */
function lastInTalk(
  which: Which,
  { titles }: Pick<Understanding, 'titles'>,
  { shown }: Memory,
  index: FilmIndex,
): CatalogueFilm | undefined {
  const films = shown.flatMap((film) => catalogued(film, index) ?? []);
  const series = which === 'LAST' && titles.length === 0 ? seriesAmong(films) : undefined;
  const isOne =
    series !== undefined && films.length > 1 && films.every((film) => seriesAmong([film]) === series);
  return isOne ? films[0] : undefined;
}

const NUMBER: Readonly<Partial<Record<Which, number>>> = {
  FIRST: 1,
  SECOND: 2,
  THIRD: 3,
  FOURTH: 4,
  FIFTH: 5,
};
const byYear = (a: CatalogueFilm, b: CatalogueFilm) => a.year - b.year;

function partOf(film: CatalogueFilm, which: Which, { films }: FilmIndex): CatalogueFilm | undefined {
  const name = seriesAmong([film]);
  const parts = name === undefined ? [film] : partsOf(films, name);
  const same = films.filter((one) => sameTitle(one.title, film.title)).toSorted(byYear);
  const place = NUMBER[which];
  if (place !== undefined) return partNumbered(parts, film, place);
  if (which === 'LAST') return parts.toSorted(byYear).at(-1);
  if (which === 'SEQUEL') return partAfter(parts, film);
  const others = same.length > 1 ? same : parts.toSorted(byYear);
  return which === 'NEW' ? others.at(-1) : others[0];
}

const CASES: readonly (readonly [RegExp, Case])[] = [
  [/[dt][ae]n$/u, 'ablative'],
  [/[dt][ae](?:ki\w*)?$/u, 'locative'],
  [/n[iu]n$|[^s]in$/u, 'genitive'],
  [/(?:n[iu]|filmi)$/u, 'accusative'],
  [/(?:n[ae]|filme)$/u, 'dative'],
];

/** The title as it stands in the place of a word, with the year where others are called so, too. */
export function inCase(
  { title, year }: CatalogueFilm,
  word: string,
  of: CatalogueFilm,
  { films }: FilmIndex,
): string {
  // `joker: ikili delilik nasıl`, `ilki nasıl`: in short the one in talk is called so as well.
  const isAlone =
    films.filter((one) => sameTitle(one.title, title)).length === 1 &&
    (of.title === title || !of.title.startsWith(title));
  const [, wanted] = CASES.find(([ending]) => ending.test(word)) ?? [];
  // In brackets: a year that stands alone would be wished.
  const name = isAlone ? title : `${title} (${year})`;
  const ending = wanted === undefined || word === 'filmi' ? '' : `'${suffixFor(title, wanted)}`;
  return `${name}${ending}${/[dt][ae]ki$/u.test(word) ? 'ki' : ''}`;
}
