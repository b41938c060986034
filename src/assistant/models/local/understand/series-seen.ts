import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold } from '#domain/title.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import { partsNamedIn, partsOf, seriesAmong } from '#films/series.ts';
import type { TitleAt } from './spans.ts';
import type { AimedAct } from './targets.ts';

/** More films than anybody marks in one breath. */
export const MOST_PARTS = 10;
const COUNTED = ['iki', 'uc', 'dord', 'bes', 'alti', 'yedi'];
const GROUP = '(?:(?:bir|ilk) )?(?:seri|(?:uc|dort|bes)leme|filmler)';
const ALL =
  '(?:(?:izle|seyret|gor)\\w* (?:onlar|bunlar)(?: |$)|hep|tum|tamam|komple|bastan|butun|ikis|ucu|dordu|besi|altisi|yedisi)';

/** The films of a series that is said to have been seen as a whole (`baba serisinin üçünü de izledim`); none where it is too long. */
export function partsSeen(
  films: readonly CatalogueFilm[],
  titles: readonly TitleAt[],
  text: string,
): readonly CatalogueFilm[] {
  const [title, ...others] = titles.filter(({ span }) => !span.fuzzy);
  const ofTitle = others.length === 0 ? seriesAmong(title?.span.films ?? []) : undefined;
  const named = partsNamedIn(films, text);
  const name = named?.ofStudio === false ? named.name : ofTitle;
  const called = named?.ofStudio === false ? fold(named.name) : fold(title?.span.text ?? '');
  if (name === undefined || called === '') return [];
  const parts = partsOf(films, name);
  // `babamla hepsini izledik` speaks of no series, `baba serisini izledik` does.
  const plain = called.replaceAll(/[^a-z0-9]+/gu, ' ').trim();
  const whole = isCommonWord(plain) ? `${plain}(?:n[iu]n)? ${GROUP}` : `${plain}\\w{0,7} (?:${GROUP}|${ALL})`;
  if (!new RegExp(`(?:^| )${whole}`, 'u').test(text) || parts.length > MOST_PARTS) return [];
  return countedParts(parts, text);
}

/** So many of the parts as are said (`üçünü de`, `üçlemesini`), from the first on; all where none are. */
export function countedParts(parts: readonly CatalogueFilm[], text: string): readonly CatalogueFilm[] {
  const count = COUNTED.findIndex((number) =>
    new RegExp(` ${number}[iu]?(?:s[iu])?n[iu](?: |$)`, 'u').test(text),
  );
  return count < 0 ? (/ ucleme/u.test(text) ? parts.slice(0, 3) : parts) : parts.slice(0, count + 2);
}

export const markingOf = (parts: readonly CatalogueFilm[]): AimedAct[] =>
  parts.length === 0
    ? []
    : [
        {
          act: { kind: 'film', tool: 'markWatched' },
          targets: parts.map((film) => ({ kind: 'title', text: film.title, year: film.year, film })),
        },
      ];
