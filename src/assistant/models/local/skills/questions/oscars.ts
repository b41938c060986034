import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { joinList } from '#lib/turkish/format.ts';
import { genitive, instrumental } from '#lib/turkish/suffix.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, say } from '../../core/skill.ts';
import { phraseLists, phrases } from '../../lexicon/phrases.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './oscars.json' with { type: 'json' };

const words = phraseLists(source);
const PRIZES = source.prizes.map(({ said, ...prize }, column) => ({ ...prize, column, said: phrases(said) }));
/** `yardımcı kadın oyuncu` is of no lead: the exact ones are looked for first. */
const SOUGHT = [5, 4, 3, 2, 1, 6, 7, 0].flatMap((column) => PRIZES[column] ?? []);
const WINNERS: Readonly<Record<string, readonly string[]>> = source.winners;
/** The newest ceremony first. */
const YEARS = Object.keys(WINNERS).map(Number).toReversed();
const TIMES: Readonly<Record<string, number>> = source.nominated.times;

const YEAR = /(?:^| )((?:19|20)\d\d)(?=['’ ]|[a-z]|$)/u;
const NUMBER = /(?<= |^)(\d+|iki|uc|dort|bes|on)(?= )/u;
const COUNTS: Readonly<Record<string, number>> = { iki: 2, uc: 3, dort: 4, bes: 5, on: 10 };
const SPAN = /(?:^| )(?:sonra|beri|bu yana|once|arasi\w*|ile)(?: |$)/u;
const MOST_TOLD = 10;
const FEW_WORDS = 6;
const FEW = 5;
const SHORTEST = 4;

/** Winners by their first name, where it is of one alone and long enough to be no other word. */
const NAMES = new Set(
  Object.values(WINNERS).flatMap((row) =>
    row.flatMap((won) => (won.includes('|') ? (won.split('|')[0] ?? []) : [])),
  ),
);
const CALLED = new Map(
  [...Map.groupBy(NAMES, (name) => fold(name).split(' ')[0] ?? '')].flatMap(([first, [name, ...others]]) =>
    first.length > SHORTEST && others.length === 0 && name !== undefined ? [[first, name] as const] : [],
  ),
);

const prizeIn = (text: string) => SOUGHT.find(({ said }) => said.in(text));
const wonBy = (year: number, column: number): string | undefined => WINNERS[year]?.[column] || undefined;
/** `Anora ile Sean Baker` */
const inWords = (won: string): string => {
  const [name = '', title] = won.split('|');
  return title === undefined ? name : `${instrumental(title)} ${name}`;
};
const filled = (sentence: string, by: Readonly<Record<string, string>>) =>
  sentence.replaceAll(/\{(\w+)\}/gu, (_, name: string) => by[name] ?? '');

/** `2020 oscarını kim aldı`, `en iyi yönetmen kimdi 2019`, then `ya 2018`; `son 5 yılda oscar alan filmler`, the newest first. */
export const oscarWinners: Decide = (parsed, context) => {
  const { text, exact } = parsed;
  const before = context.memory.asked ?? '';
  const year = Number(YEAR.exec(text)?.[1] ?? 0);
  const bare = text.replace(`${year}`, '0');
  const goesOn =
    year > 0 &&
    words.OSCAR.in(before) &&
    (words.AND_YEAR.is(bare) || (words.WON.in(text) && asksAlone(parsed)));
  if (!(asksAlone(parsed) && words.OSCAR.in(text)) && !goesOn) return undefined;
  // `leonardo oscarı hangi filmle aldı`: nobody else of that first name has one.
  const [called, ...others] = parsed.tokens.flatMap(({ base }) => CALLED.get(base) ?? []);
  const ofCalled =
    year === 0 && called !== undefined && others.length === 0 ? oscarsOf(called, text) : undefined;
  if (ofCalled !== undefined) return say(ofCalled);
  const prize = prizeIn(text) ?? prizeIn(goesOn ? before : '') ?? PRIZES[0];
  if (prize === undefined || words.NOMINATED.in(text)) return undefined;
  const isWon = words.WON.in(text) || /(?:^| )(?:alan|kazanan)/u.test(text);
  const counted = text.replace(NUMBER, '0');
  const { minYear = 0, maxYear = Infinity } = exact ?? {};
  const isSpan = isWon && (year === 0 || SPAN.test(text)) && (minYear > 0 || maxYear < Infinity);
  if (words.ROW.in(counted) || (isSpan && !words.LATEST.in(text))) {
    const count = NUMBER.exec(text)?.[1] ?? '';
    const of = YEARS.filter((one) => wonBy(one, prize.column) !== undefined);
    const meant = words.ROW.in(counted)
      ? of.slice(0, COUNTS[count] ?? (Number(count) || FEW))
      : of.filter((one) => one > minYear && one <= maxYear + 1);
    const list = joinList(
      meant.slice(0, MOST_TOLD).map((one) => `${inWords(wonBy(one, prize.column) ?? '')} (${one})`),
    );
    return meant.length === 0 ? undefined : say(filled(source.row, { prize: upper(prize.name), list }));
  }
  const last = YEARS[0] ?? 0;
  const isLatest = year === 0 && words.LATEST.in(text) && isWon;
  const isShort = parsed.words <= FEW_WORDS && year > 0;
  if (!isLatest && !(year > 0 && (isWon || isShort || goesOn))) return undefined;
  const asked = year > 0 ? year : context.now.getFullYear() - (text.includes('gecen') ? 1 : 0);
  const told = isLatest && WINNERS[asked] === undefined ? last : asked;
  const won = wonBy(told, prize.column);
  if (won === undefined) return say(source.untold);
  const answer = filled(told === asked ? source.told : source.last, {
    year: `${told}`,
    prize: prize.name,
    won: inWords(won),
  });
  const film = prize.column === 0 ? filmOf(won, told, context.index) : undefined;
  return film === undefined ? say(answer) : showAndAnswer(film, context, () => answer);
};

/** Whether a film has the one great Oscar that a question names; undefined where it names none, or that is not known. */
export function wonPrize({ title, originalTitle, aliases, year }: CatalogueFilm, asked: string) {
  const prize = /(?:^| )en iyi /u.test(asked) ? prizeIn(asked) : undefined;
  if (prize === undefined || year < KNOWN_SINCE) return undefined;
  const winners = [year, year + 1, year + 2].flatMap((at) => wonBy(at, prize.column) ?? []);
  const won = winners.find((one) => [title, originalTitle, ...aliases].includes(one.split('|').at(-1) ?? ''));
  const [name, film] = won?.split('|') ?? [];
  if (won === undefined) return `Hayır, ${prize.name} Oscar'ını almadı.`;
  return `Evet, ${prize.name} Oscar'ını da aldı${film === undefined ? '' : `: ${name}`}.`;
}
const KNOWN_SINCE = 1970;

const upper = (name: string) => name.charAt(0).toLocaleUpperCase('tr') + name.slice(1);

/** Nothing but that is asked: no film and nobody is named, and none is wished to be seen. */
function asksAlone({ text, titles, named, tokens, markers }: Understanding): boolean {
  const people = named.filter(({ from, to }) => to - from > 1 || !/^os[ck]ar/u.test(wordAt(tokens, from)));
  const others = titles.filter((title) => !/^\d+/u.test(wordAt(tokens, title.from)) && isSurelyTitle(title));
  const isWish = words.WISHED.in(text) || markers.requests;
  return people.length === 0 && others.length === 0 && !isWish;
}

/** A film of that name, and of those the one made nearest before the ceremony. */
const filmOf = (title: string, year: number, { films }: FilmIndex): CatalogueFilm | undefined =>
  films
    .filter((film) => [film.title, ...film.aliases, film.originalTitle].includes(title) && film.year < year)
    .toSorted((a, b) => b.year - a.year)[0];

/** The Oscars that somebody has as an actor or a director, and how often they were nominated; undefined where neither is known. */
export function oscarsOf(name: string, asked: string): string | undefined {
  const won = YEARS.flatMap((year) =>
    (WINNERS[year] ?? []).flatMap((one, column) => {
      const [who = '', title = ''] = one.split('|');
      return who === name ? [`${title} (${year}, ${PRIZES[column]?.own ?? ''})`] : [];
    }),
  ).toReversed();
  const times = TIMES[name];
  if (words.NOMINATED.in(asked) && times === undefined) return undefined;
  if (times === undefined && won.length === 0) return undefined;
  const has =
    won.length === 0 ? "Oscar'ı yok" : `${NUMBERS[won.length] ?? won.length} Oscar'ı var: ${joinList(won)}`;
  if (!words.NOMINATED.in(asked)) return `${genitive(name)} ${won.length === 0 ? source.none : has}.`;
  return times === 0
    ? `${name} Oscar'a hiç aday gösterilmedi.`
    : `${name} oyunculukta 2025'e kadar ${times} kez aday oldu; ${has}.`;
}
/** `tom hanks mi daha çok oscar aldı brad pitt mi`: who has more, and with which films. */
export function moreOscars(names: readonly string[], asked: string): string | undefined {
  if (!words.OSCAR.in(asked)) return undefined;
  const told = names.flatMap((name) => oscarsOf(name, 'oscar') ?? []);
  const counts = names.map(
    (name) => YEARS.flatMap((year) => WINNERS[year] ?? []).filter((one) => one.startsWith(`${name}|`)).length,
  );
  const most = Math.max(...counts);
  const [first, ...equals] = names.filter((_, at) => counts[at] === most);
  if (told.length < names.length || first === undefined) return undefined;
  return `${equals.length > 0 ? 'Eşitler.' : `${first} önde.`} ${told.join(' ')}`;
}
const NUMBERS = ['', 'bir', 'iki', 'üç', 'dört'];
