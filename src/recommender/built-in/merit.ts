import type { CatalogueFilm } from '#domain/catalogue-film.ts';

/** How far a rating is believed, by fame: few voters are often friends of the film. */
const BELIEVED: Readonly<Record<number, number>> = { 1: 0.5, 2: 0.65, 3: 0.8, 4: 0.9, 5: 1 };
/** A rating, and a grade, that is worth nothing. */
const AVERAGE = { rating: 6, gladly: 3 };
/**
 * Points a point counts. Whoever is a stranger is named what a friend here would name; of somebody whose taste is known,
 * that says less than what people of all countries gave the film (`npm run bench:taste`, `eval:films`).
 */
const WORTH = {
  stranger: { rating: 0.3, gladly: 1.6 },
  known: { rating: 1.05, gladly: 0.3 },
} as const;

/** Points for being good. @param strange how little is known of the person, 0–1 */
export type Merit = (strange: number) => (film: CatalogueFilm) => number;

/** Weighs how good the films of a catalogue are. Where nobody has judged, the rating alone counts. */
export function createMerit(films: readonly CatalogueFilm[]): Merit {
  const means = new Map(
    [...Map.groupBy(films, ({ genres }) => genres[0] ?? '')].map(([genre, group]) => [
      genre,
      group.reduce((sum, { rating }) => sum + rating, 0) / group.length,
    ]),
  );
  /** The rating, drawn to the mean of its kind the fewer people know the film. */
  const believed = ({ rating, genres, judgement }: CatalogueFilm) => {
    const mean = means.get(genres[0] ?? '') ?? rating;
    const share = judgement === undefined ? 1 : (BELIEVED[judgement.fame] ?? 1);
    return mean + share * (rating - mean);
  };
  return (strange) => {
    const [rated, graded] = (['rating', 'gladly'] as const).map(
      (name) => WORTH.known[name] + (WORTH.stranger[name] - WORTH.known[name]) * strange,
    );
    return (film) =>
      (rated ?? 0) * (believed(film) - AVERAGE.rating) +
      (graded ?? 0) * ((film.judgement?.gladly ?? AVERAGE.gladly) - AVERAGE.gladly);
  };
}
