import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { union, without } from './lists.ts';
import { NO_WISHES, statesAnything } from './message-wishes.ts';
import type { Reader } from './reading.ts';

/** `bi tane deneyeyim` holds the word of a theme. */
const TRIES = 'deney';

/**
 * `western sevmem normalde ama bi tane deneyeyim`: what somebody does not care for as a rule is wished tonight, unless
 * what follows wishes something else.
 */
export const readTriedAnyway: Reader = ({ wishes, text, index }) => {
  const at = words.NOT_MINE_BUT.firstIn(text);
  if (at < 0 || !words.TRIES.in(text.slice(at))) return {};
  const { excludeGenres, avoidThemes, refusedPeople, avoidTones: _tones, ...others } = wishes;
  const themes = without(others.themes, [TRIES]);
  const { occasions: _when, implied: _how, mood: _felt, ...kinds } = others;
  // `hint filmi sevmem`: a country that is refused is kept away as a subject.
  const countries = avoidThemes.filter((name) => index.films.some((film) => film.countries.includes(name)));
  const refused = excludeGenres.length + avoidThemes.length + refusedPeople.length > 0;
  if (!refused || statesAnything({ ...NO_WISHES, ...kinds, themes })) return {};
  return {
    wishes: {
      ...others,
      genres: excludeGenres,
      themes: union(themes, without(avoidThemes, countries)),
      countries: union(others.countries, countries),
      people: refusedPeople,
      excludeGenres: [],
      avoidThemes: [],
      refusedPeople: [],
      avoidTones: undefined,
    },
  };
};
