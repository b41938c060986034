import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Recalled } from '#films/recall/recall-index.ts';
import { variant } from '#lib/variant.ts';

/** Too little of a scene was told to be sure of its film. */
const GUESSED = { scene: 0.6, score: 1.1 } as const;
/** The next one is named beside a guess where it is as much of a scene, and not far behind. */
const NEXT = { scene: 0.5, share: 0.6 } as const;

export const withYear = ({ title, year }: CatalogueFilm) => `${title} (${year})`;

/** The only film that any of it is known of is none. */
const isGuess = ([first, ...others]: readonly Recalled[]): boolean =>
  first !== undefined && others.length > 0 && first.scene < GUESSED.scene && first.score < GUESSED.score;

/** The film that may be meant as well as the first, where that one is a guess. */
export function nextGuess(found: readonly Recalled[]): CatalogueFilm | undefined {
  const [first, ...others] = found;
  if (first === undefined || !isGuess(found)) return undefined;
  return others.find(({ scene, score }) => scene >= NEXT.scene && score >= NEXT.share * first.score)?.film;
}

/** Which film it is: said as a guess where it is one. @param found all that it may be; none where it was chosen by name */
export function foundWords(film: CatalogueFilm, found: readonly Recalled[], seed: string): string {
  const name = withYear(film);
  const next = nextGuess(found);
  if (next !== undefined)
    return `Emin değilim: ${name} olabilir, o değilse ${withYear(next)} geliyor aklıma. Hangisi?`;
  return variant(
    isGuess(found)
      ? [
          `Emin değilim ama ${name} olabilir. Değilse bir sahne daha anlat.`,
          `Tahminim ${name}; o değilse aklında kalan başka bir şey söyle.`,
        ]
      : [`Bu ${name} olmalı.`, `Aradığın film ${name}, değil mi?`, `Buldum: ${name}.`],
    seed,
  );
}
