import type { CatalogueFilm, FilmMemory, FilmText } from '#domain/catalogue-film.ts';
import { namesOn } from '#films/people-index.ts';
import { keyWords } from '#films/words.ts';

import { featuresOf } from './features.ts';

/** How surely a film is the one described: of all that was said, the share that is known of it, 0 to about 1. */
export interface Recalled {
  film: CatalogueFilm;
  score: number;
  /** Which of the words stand in what people remember of it, and not only in its plot. */
  met: readonly string[];
  /** Of the scene that fits best, the share that was said. */
  scene: number;
}

/** Finds films by what somebody remembers of them. */
export interface RecallIndex {
  /** The likeliest films, best first. @param words folded, without those that say nothing of a film */
  find(words: readonly string[]): readonly Recalled[];
  /** On how many films a word stands. */
  filmsWith(word: string): number;
  /** Names of the people whom a film is about. */
  charactersOf(film: CatalogueFilm): readonly string[];
}

/** How much a word tells by where it is known from; scenes in people's own words are the strongest. */
const FIELDS = { phrase: 1, character: 1, person: 0.8, theme: 0.6, plot: 0.6 } as const;
/** What nobody says of any film tells nothing, but speaks against all: so many films might have said it. */
const UNHEARD_OF = 0.5;
const WHOLE_PHRASE = 0.3;
const MOST = 8;

/** Builds the index. @param texts the plots, as weaker evidence */
export function createRecallIndex(
  films: readonly CatalogueFilm[],
  memories: ReadonlyMap<string, FilmMemory>,
  texts: ReadonlyMap<string, FilmText>,
): RecallIndex {
  const postings = new Map<string, Map<number, number>>();
  const add = (text: string, at: number, weight: number) => {
    for (const { key } of keyWords(text).flatMap(featuresOf)) {
      const places = postings.get(key) ?? new Map<number, number>();
      postings.set(key, places);
      places.set(at, Math.max(weight, places.get(at) ?? 0));
    }
  };
  for (const [at, film] of films.entries()) {
    const { phrases = [], characters = [] } = memories.get(film.id) ?? {};
    for (const phrase of phrases) add(phrase, at, FIELDS.phrase);
    for (const name of characters) add(name, at, FIELDS.character);
    for (const name of namesOn(film)) add(name, at, FIELDS.person);
    for (const theme of film.themes) add(theme, at, FIELDS.theme);
    if (film.origin === 'yerli') add('türk yerli', at, FIELDS.theme);
    add(texts.get(film.id)?.plot ?? film.plot ?? '', at, FIELDS.plot);
  }
  const rarity = (key: string) => Math.log(1 + films.length / (postings.get(key)?.size ?? films.length));
  const unheardOf = UNHEARD_OF * Math.log(1 + films.length / 3);

  const find = (words: readonly string[]): readonly Recalled[] => {
    const gained = new Map<number, number>();
    let most = 0;
    for (const word of new Set(words)) {
      const known = featuresOf(word)
        .filter(({ key }) => postings.has(key))
        .map(({ key, strength }) => ({ key, worth: strength * rarity(key) }))
        .toSorted((a, b) => b.worth - a.worth);
      most += known[0]?.worth ?? unheardOf;
      const gains = new Map<number, number>();
      for (const { key, worth } of known)
        for (const [at, weight] of postings.get(key) ?? [])
          gains.set(at, Math.max(worth * weight, gains.get(at) ?? 0));
      for (const [at, gain] of gains) gained.set(at, gain + (gained.get(at) ?? 0));
    }
    const said = new Set(words.flatMap((word) => featuresOf(word).map(({ key }) => key)));
    return [...gained]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, MOST * 4)
      .flatMap(([at, gain]) => {
        const film = films[at];
        if (film === undefined) return [];
        const scene = bestScene(film, said);
        // Of two films people mean the better known.
        const known = 0.8 + 0.05 * (film.judgement?.fame ?? 3);
        const score = (gain / most) * (1 + WHOLE_PHRASE * scene) * known;
        return { film, score, scene, met: wordsMet(film, words) };
      })
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MOST);
  };

  /** How much of the scene that fits best was said: a phrase that was said as a whole speaks for its film. */
  function bestScene(film: CatalogueFilm, said: ReadonlySet<string>): number {
    const { phrases = [], characters = [] } = memories.get(film.id) ?? {};
    const shares = [...phrases, ...characters].map((phrase) => {
      const words = keyWords(phrase);
      const met = words.filter((word) => featuresOf(word).some(({ key }) => said.has(key)));
      return met.length < 2 ? 0 : met.length / words.length;
    });
    return Math.max(0, ...shares);
  }

  function wordsMet(film: CatalogueFilm, words: readonly string[]): string[] {
    const { phrases = [], characters = [] } = memories.get(film.id) ?? {};
    const known = new Set(
      [...phrases, ...characters, ...film.actors]
        .flatMap(keyWords)
        .flatMap(featuresOf)
        .map(({ key }) => key),
    );
    return [...new Set(words)].filter((word) => featuresOf(word).some(({ key }) => known.has(key)));
  }

  const filmsWith = (word: string) =>
    Math.min(films.length, ...featuresOf(word).map(({ key }) => postings.get(key)?.size ?? films.length));
  return { find, filmsWith, charactersOf: ({ id }) => memories.get(id)?.characters ?? [] };
}
