import { formatRating, inWords } from '#lib/turkish/format.ts';
import type { Phrases } from '../../lexicon/phrases.ts';
import { type Measured, traitsOf } from '../../core/known-film.ts';
import table from './qualities.json' with { type: 'json' };
import { listNamed } from './said.ts';

export interface Quality {
  said: Phrases;
  of: (film: Measured) => number;
  /** What counts most of it, and whether by being there or missing. */
  trait: string;
  weight: number;
  /** `en …` and `daha …`: what a film is that has much of it. */
  much: string;
  /** What it is called as the most: `En komiği`. */
  most: string;
  /** What it is called as the least, where `en az …` would not do. */
  least?: string | undefined;
  /** Said of a film that has very much of it. */
  praise?: string | undefined;
  /** The figure behind it, where it is one. */
  fact?: ((film: Measured) => string) | undefined;
}

const FIGURES: Readonly<Record<string, (film: Measured) => string>> = {
  duration: ({ duration }) => inWords(duration),
  year: ({ year }) => `${year}`,
  rating: ({ rating }) => formatRating(rating),
};

/** The traits that count, the slighter ones between films that are equal otherwise. */
const weighing =
  (weights: Readonly<Record<string, number | undefined>>) =>
  (film: Measured): number => {
    const traits = traitsOf(film);
    return Object.entries(weights).reduce(
      (sum, [name, weight = 0]) => sum + weight * Number(traits[name] ?? 0),
      0,
    );
  };

/** What films on the screen are compared by. The first whose words are said is meant, so narrower ones come first. */
export const QUALITIES: readonly Quality[] = table.map(({ said, weights, fact, ...words }) => ({
  ...words,
  said: listNamed(said),
  of: weighing(weights),
  trait: Object.keys(weights)[0] ?? '',
  weight: Object.values(weights)[0] ?? 0,
  fact: fact === undefined ? undefined : FIGURES[fact],
}));
