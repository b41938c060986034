import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { normaliseTitle } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { partsOf, seriesOf } from '#films/series.ts';
import { catalogued } from '../../core/known-film.ts';
import type { Memory } from '../../core/memory.ts';
import { referencesWords } from '../../lexicon/word-lists.ts';
import { type Tokens, wordAt, wordsIn } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';
import { asksIfThere, inCase, isOfTime } from './part-named.ts';

const FIGURE = /^(?:[1-9]|1\d)$/u;
const JOINS = /^(?:ve|ile|de|da|peki|ya)$/u;
/** `4 kişiyiz`, `3 saat mi`: what a figure counts. */
const COUNTED =
  /^(?:saat|dakika|dk|yas|kisi|tane|film(?!(?:in)? ad)|puan|yildiz|gun|hafta|ay|yil|sene|kere|kez|uzer|bucuk|bolum|numara|olan|gibi)/u;

/** `toy story 1 kaç yılı`, then `4 nasıl`; `oceans 11 kadrosu kim`, then `12 ve 13 de güzel mi`: the parts by their titles. */
export function withPartsByFigure(
  { tokens, titles, references, text, written }: Understanding,
  { memory, index }: { memory: Memory; index: FilmIndex },
): string | undefined {
  const figures = figuresIn(tokens);
  const last = figures.at(-1);
  if (last === undefined || titles.length > 0 || references.length > figures.length || !isAsking(text))
    return undefined;
  // `2 çıktı mı` asks whether there is such a part at all.
  if (COUNTED.test(wordsIn(tokens, last + 1, last + 3).join(' ')) || asksIfThere(text)) return undefined;
  const parts = partsInTalk(memory, index);
  // Of several cards a place counts those.
  const isSeries =
    references.length === 0 && memory.shown.every(({ title }) => parts.some((part) => part.title === title));
  const counts = memory.shown.length > 1 && !isSeries ? memory.shown.length : 0;
  const called = figures.map((at) => {
    const number = Number(tokens[at]?.base);
    return number > counts ? partOfNumber(parts, number) : undefined;
  });
  if (called.includes(undefined)) return undefined;
  return figures.reduceRight((said, at, place) => {
    const { start = 0, end = 0, folded = '' } = tokens[at] ?? {};
    const part = called[place];
    if (part === undefined) return said;
    // `organize işler 1` is called as its sequel begins.
    const longer = parts.find(({ title }) => title !== part.title && title.startsWith(part.title));
    return `${said.slice(0, start)}${inCase(part, folded, longer ?? part, index)}${said.slice(end)}`;
  }, written);
}

/** The figures that a message begins with (`12 ve 13`), else the one whose ending says that it is a part (`neo ölüyor mu 3te`). */
function figuresIn(tokens: Tokens): number[] {
  // `1i mi daha iyi 3ü mü`
  const either = [...tokens.keys()].filter(
    (at) => FIGURE.test(tokens[at]?.base ?? '') && /^m[iu]$/u.test(wordAt(tokens, at + 1)),
  );
  if (either.length === 2) return either;
  const end = tokens.findIndex(
    ({ base, folded }) =>
      !FIGURE.test(base) && !JOINS.test(folded) && !referencesWords.BEFORE_PLACE.is(folded),
  );
  const before = tokens.slice(0, end < 0 ? tokens.length : end);
  const first = [...before.keys()].filter((at) => FIGURE.test(tokens[at]?.base ?? ''));
  const isPart = ({ base, suffix }: Tokens[number], at: number) =>
    FIGURE.test(base) && OF_A_PART.test(suffix) && !isOfTime(wordsIn(tokens, at - 1, at + 3).join(' '));
  return first.length > 0 ? first : [tokens.findIndex(isPart)].filter((at) => at >= 0);
}
/** `3te`, `3e`, `1in` */
const OF_A_PART = /^(?:[dt][ae](?:n|ki)?|y?[ae]|n?[iu]n)$/u;

/** The parts of the series that is spoken of: that of the one film in talk, else of all that were told. */
function partsInTalk({ focus, shown }: Memory, index: FilmIndex): readonly CatalogueFilm[] {
  const own = (focus === undefined ? shown : [focus]).map((film) => catalogued(film, index));
  const [name, ...others] = new Set(own.map((film) => film && seriesOf(film)?.name));
  return name === undefined || others.length > 0 ? [] : partsOf(index.films, name);
}

/** The part that says the number itself (`Ocean's 12`), else the one in that place. */
const partOfNumber = (parts: readonly CatalogueFilm[], number: number): CatalogueFilm | undefined =>
  parts.find(({ title, originalTitle, aliases }) =>
    [title, originalTitle, ...aliases].some((name) => normaliseTitle(name).endsWith(` ${number}`)),
  ) ?? parts.at(number - 1);
