import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { remembered } from '#domain/remembered.ts';
import { keyWords } from '#films/words.ts';

import { featuresOf as readFeatures } from './features.ts';
import { beginPostings, type Memories, type Postings } from './postings.ts';
import { createRoleIndex, type RoleIndex } from './role-index.ts';

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
  /** The likeliest films, best first. @param words folded, without those that say nothing of a film @param may says which it may be at all */
  find(words: readonly string[], may?: (film: CatalogueFilm) => boolean): readonly Recalled[];
  /** On how many films a word stands. */
  filmsWith(word: string): number;
  /** Names of the people whom a film is about. */
  charactersOf(film: CatalogueFilm): readonly string[];
  roles: RoleIndex;
}

/** What nobody says of any film tells nothing, but speaks against all: so many films might have said it. */
const UNHEARD_OF = 0.5;
const WHOLE_PHRASE = 0.3;
const MOST = 8;

/** Builds the index at once. */
export function createRecallIndex(known: Memories): RecallIndex {
  const postings = beginPostings(known);
  postings.read(known.films.length);
  return indexOver(known, postings);
}

/** Begins the index. @returns what reads so many more films, and gives the index once all are read */
export function beginRecallIndex(known: Memories): (films: number) => RecallIndex | undefined {
  const postings = beginPostings(known);
  let index: RecallIndex | undefined;
  return (count) => (index ??= postings.read(count) ? indexOver(known, postings) : undefined);
}

function indexOver({ films, memories }: Memories, postings: Pick<Postings, 'of'>): RecallIndex {
  // A message's words are held against those of every likely film.
  const featuresOf = remembered(readFeatures, { most: 2_000, longest: 40 });
  const rarity = (key: string) => Math.log(1 + films.length / (postings.of(key)?.at.length ?? films.length));
  const unheardOf = UNHEARD_OF * Math.log(1 + films.length / 3);

  const find: RecallIndex['find'] = (words, may = () => true) => {
    const gained = new Map<number, number>();
    let most = 0;
    for (const word of new Set(words)) {
      const known = featuresOf(word)
        .flatMap(({ key, strength }) => {
          const posting = postings.of(key);
          return posting === undefined ? [] : { posting, worth: strength * rarity(key) };
        })
        .toSorted((a, b) => b.worth - a.worth);
      most += known[0]?.worth ?? unheardOf;
      const gains = new Map<number, number>();
      for (const { worth, posting } of known)
        for (const [place, at] of posting.at.entries())
          gains.set(at, Math.max(worth * (posting.weights[place] ?? 0), gains.get(at) ?? 0));
      for (const [at, gain] of gains) gained.set(at, gain + (gained.get(at) ?? 0));
    }
    const said = new Set(words.flatMap((word) => featuresOf(word).map(({ key }) => key)));
    return [...gained]
      .filter(([at]) => films[at] !== undefined && may(films[at]))
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
    Math.min(films.length, ...featuresOf(word).map(({ key }) => postings.of(key)?.at.length ?? films.length));
  const charactersOf: RecallIndex['charactersOf'] = ({ id }) => memories.get(id)?.characters ?? [];
  return { find, filmsWith, charactersOf, roles: createRoleIndex(films, memories) };
}
