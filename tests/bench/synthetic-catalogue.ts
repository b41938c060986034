import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Random } from '#lib/random.ts';

const ONSETS = ['b', 'k', 'd', 'm', 's', 't', 'r', 'l', 'n', 'g', 'h', 'y', 'ç', 'ş', 'z', 'p'];
const VOWELS = ['a', 'e', 'ı', 'i', 'o', 'ö', 'u', 'ü'];
const CODAS = ['', '', 'n', 'r', 'l', 'k', 'm', 's', 't'];

const pick = <T>(list: readonly T[], random: Random): T => {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

function word(random: Random): string {
  const syllables = 2 + Math.floor(random() * 2);
  return Array.from(
    { length: syllables },
    () => pick(ONSETS, random) + pick(VOWELS, random) + pick(CODAS, random),
  ).join('');
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);

/**
 * A catalogue of any size: the real films first, then variants of them with titles and names of their own, so that
 * words, names and first letters spread as they would in a larger catalogue.
 */
export function syntheticCatalogue(
  films: readonly CatalogueFilm[],
  size: number,
  random: Random,
): CatalogueFilm[] {
  const words = Array.from({ length: Math.ceil(size / 3) }, () => capital(word(random)));
  const people = Array.from({ length: size }, () => `${capital(word(random))} ${capital(word(random))}`);
  return Array.from({ length: size }, (_, place) => {
    const model = films[place % films.length];
    if (model === undefined) throw new Error('a synthetic catalogue is made from real films');
    if (place < films.length) return model;
    const title = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(words, random)).join(' ');
    return {
      ...model,
      id: `synthetic-${place}`,
      title,
      originalTitle: title,
      aliases: [],
      year: 1960 + Math.floor(random() * 66),
      director: pick(people, random),
      actors: [pick(people, random), pick(people, random), pick(people, random)],
    };
  });
}
