import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Wishes } from '#domain/wishes.ts';
import countryLanguages from './country-languages.json' with { type: 'json' };
import { NO_POINTS } from './points.ts';

/** The languages by which a film is heard to be of a country; those of English are told by the country alone. */
const SPOKEN: Readonly<Record<string, readonly string[] | undefined>> = countryLanguages;

/** Points off for what was only paid for by a country: its films are made there, and in its language. */
const NEITHER = 9;
const IN_ANOTHER_LANGUAGE = 4;
const MADE_ELSEWHERE = 1;

/** How far films are of the wished countries: `fransız filmi` is not *96 Saat*, and a Turkish film of Korea no `kore filmi`. */
export function countryFit({ countries: wanted = [], genres }: Wishes): (film: CatalogueFilm) => number {
  // Cartoons are dubbed everywhere.
  if (wanted.length === 0 || genres.includes('Animasyon')) return NO_POINTS;
  const languages = new Set(wanted.flatMap((country) => SPOKEN[country] ?? []));
  const inEnglish = wanted.some((country) => SPOKEN[country] === undefined);
  return ({ countries: [home = ''], judgement }) => {
    const [spoken] = judgement?.languages ?? [];
    if (spoken === undefined || judgement?.silent === true) return 0;
    const isMadeThere = wanted.includes(home);
    const isHeard = languages.has(spoken) || (inEnglish && isMadeThere);
    if (isMadeThere) return isHeard ? 0 : -IN_ANOTHER_LANGUAGE;
    return isHeard ? -MADE_ELSEWHERE : -NEITHER;
  };
}
