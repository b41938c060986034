import type { Film } from '#domain/film.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { type AttachPosters, type FlowRecords, tasteOf } from './flow.ts';
import { RecommendationError, type Recommender } from './recommender.ts';

export interface ChosenFilms {
  /** The best first. */
  films: Film[];
  loosened: WishName[];
}

/** Films by wishes and taste that count as no recommendation: nothing is saved, and they may come again. */
export type ChooseFilms = (
  wishes: Wishes,
  options: {
    /** How many at most; there may be fewer. */
    most: number;
    /** Titles that must not come. */
    without?: readonly string[];
  },
  signal?: AbortSignal,
) => Promise<ChosenFilms>;

interface Choosing {
  recommender: Pick<Recommender, 'recommend'>;
  records: FlowRecords;
  attachPosters: AttachPosters;
}

/** Builds it from a recommender, which is asked again, without what it has given, until there are enough. */
export function createChooseFilms({ recommender, records, attachPosters }: Choosing): ChooseFilms {
  return async (wishes, { most, without = [] }, signal) => {
    const taste = tasteOf(records);
    const films: Film[] = [];
    const loosened = new Set<WishName>();
    while (films.length < most) {
      const banned = [...taste.banned, ...without, ...films.map(({ title }) => title)];
      try {
        const found = await recommender.recommend(wishes, { ...taste, banned }, signal);
        // What is given up for more films is not worth it once there are some.
        if (films.length > 0 && found.loosened.some((wish) => !loosened.has(wish))) break;
        films.push(...found.films);
        for (const wish of found.loosened) loosened.add(wish);
      } catch (error) {
        if (films.length === 0 || !(error instanceof RecommendationError)) throw error;
        break;
      }
    }
    const chosen = films.slice(0, most);
    // Posters are never worth a failed choice.
    const shown = await attachPosters(chosen, signal).catch(() => chosen);
    return { films: shown, loosened: [...loosened] };
  };
}
