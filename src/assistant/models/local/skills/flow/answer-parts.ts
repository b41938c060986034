import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { joinList, upperFirst } from '#lib/turkish/format.ts';

const NUMBERS = 'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on bir|on iki|on üç|on|yirmi|\\d+';
const COUNTED = new RegExp(`(?<!\\p{L})(${NUMBERS}) (film|kişi|Oscar|ödül|kez|kere|tane|dalda)`, 'iu');
/** `on birer Oscar'la`: so many each. */
const EACH =
  /(?<!\p{L})(?:on )?(?:birer|ikişer|üçer|dörder|beşer|altışar|yedişer|sekizer|dokuzar|onar)(?!\p{L})/iu;

/** How many the answer said that there are; of films that it only named they are counted. @param asked the question, folded */
export function amount(
  answer: string,
  asked: string,
  films: readonly Pick<CatalogueFilm, 'title'>[],
): string | undefined {
  const each = EACH.exec(answer)?.[0];
  if (each !== undefined && !/(?:film|kisi)/u.test(asked)) return `${upperFirst(each)} tane.`;
  if (/(?:^| )kacar/u.test(asked)) return undefined;
  const [said] = COUNTED.exec(answer) ?? [];
  if (said !== undefined) return `${upperFirst(said)}.`;
  return films.length < 2 || SOME.test(answer)
    ? undefined
    : `${COUNTS[films.length] ?? films.length} tane: ${joinList(films.map(({ title }) => title))}.`;
}
/** Not all of them were named. */
const SOME = /…|birkaç|bilinen|başla|gibi/u;
const COUNTS: Readonly<Record<number, string | undefined>> = {
  2: 'İki',
  3: 'Üç',
  4: 'Dört',
  5: 'Beş',
  6: 'Altı',
};
