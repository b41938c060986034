import { SURPRISE_PREFIX } from '#domain/batch.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { LIMITS } from '#domain/film.ts';
import { normaliseTitle } from '#domain/title.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import type { Random } from '#lib/random.ts';
import {
  type Recommendation,
  RecommendationError,
  type Recommender,
  type Surprise,
  type Taste,
} from '../recommender.ts';
import { explainBatch, explainFilm } from './explain.ts';
import { createLikeness, type Likeness } from './likeness.ts';
import { eligibleFilms, hasEnough } from './loosen.ts';
import { pickVaried } from './pick.ts';
import { nearestFavourite, profileOf, type Scored, scoreFilm } from './score.ts';
import { toFilm } from './to-film.ts';

interface BuiltInOptions {
  /** Loaded when the first recommendation is asked for. */
  films: () => Promise<readonly CatalogueFilm[]>;
  /** The catalogue's film of a title, in whatever spelling; undefined where it is unknown or ambiguous. */
  find: (title: string, year?: number) => CatalogueFilm | undefined;
  now: () => Date;
  random: Random;
}

const COUNT = LIMITS.filmsPerRecommendation;

/** Points that chance may give a film: more where nothing is known of the taste, most for a surprise. */
const CHANCE = { known: 0.8, unknown: 1.6, surprise: 6 } as const;

/**
 * The recommender that needs nothing but the catalogue (M-30): exactly three films that pass the AI's
 * rules and every wish, personal and varied, with a Turkish explanation. The same random source, taste and wishes
 * give the same films.
 */
export function createBuiltInRecommender({ films, find, now, random }: BuiltInOptions): Recommender {
  let weighed: { films: readonly CatalogueFilm[]; likeness: Likeness } | undefined;
  const likenessOf = (all: readonly CatalogueFilm[]): Likeness => {
    if (weighed?.films !== all) weighed = { films: all, likeness: createLikeness(all) };
    return weighed.likeness;
  };
  const notBanned = async (taste: Taste) => {
    const banned = new Set(taste.banned.map(normaliseTitle));
    const all = await films();
    if (banned.size === 0) return { all, fresh: all };
    const isBanned = ({ title, originalTitle }: CatalogueFilm) =>
      banned.has(normaliseTitle(title)) || banned.has(normaliseTitle(originalTitle));
    return { all, fresh: all.filter((film) => !isBanned(film)) };
  };

  return {
    async recommend(wishes, taste, signal): Promise<Recommendation> {
      const { all, fresh } = await notBanned(taste);
      signal?.throwIfAborted();
      const model = wishes.similarTo === undefined ? undefined : find(wishes.similarTo);
      const others = model === undefined ? fresh : fresh.filter((film) => film.id !== model.id);
      const eligible = eligibleFilms(others, wishes);
      if (!hasEnough(eligible)) {
        throw new RecommendationError(
          'Bu isteklerle, son önerdiklerim dışında üç film bulamadım. Türü değiştirip ya da bir isteği bırakıp yeniden dener misin?',
        );
      }
      // A model nobody knows gives no film to be like; its name as said stays for the explanation.
      const inForce: Wishes = { ...wishes, similarTo: model?.title };
      const likeness = likenessOf(all);
      const profile = profileOf(taste, find, likeness);
      const like = model && { film: model, likeness };
      const scored = eligible.map((entry) => scoreFilm(entry, inForce, profile, like));
      const chance = profile.loved.length > 0 ? CHANCE.known : CHANCE.unknown;
      const picked = pickVaried(scored, COUNT, random, chance).map((entry): Scored => ({
        ...entry,
        because: nearestFavourite(entry.film, profile, likeness),
      }));
      const unknownModel: WishName[] =
        wishes.similarTo !== undefined && model === undefined ? ['similarTo'] : [];
      const loosened = [...new Set([...picked.flatMap((entry) => entry.broken), ...unknownModel])];
      const time = now();
      return {
        films: picked.map((entry) =>
          toFilm(entry.film, {
            now: time,
            random: random(),
            genres: wishes.genres,
            explanation: explainFilm(entry, inForce),
          }),
        ),
        explanation: explainBatch(
          picked,
          { ...wishes, similarTo: model?.title ?? wishes.similarTo },
          loosened,
        ),
        source: 'builtIn',
        loosened,
        filteredCount: all.length - eligible.length,
      };
    },

    async surprise(taste, signal): Promise<Surprise> {
      const { all, fresh } = await notBanned(taste);
      signal?.throwIfAborted();
      const likeness = likenessOf(all);
      const profile = profileOf(taste, find, likeness);
      const good = fresh.filter((film) => !profile.known(film) && film.rating >= 7);
      const pool = good.length > 0 ? good : fresh;
      const [entry] = pickVaried(
        pool.map((film) => scoreFilm({ film, broken: [] }, { genres: [] }, profile)),
        1,
        random,
        CHANCE.surprise,
      );
      if (entry === undefined)
        throw new RecommendationError('Son önerdiklerim dışında sürpriz olacak bir film kalmadı.');
      const because = nearestFavourite(entry.film, profile, likeness);
      const reason = explainFilm({ ...entry, because }, { genres: [] });
      return {
        film: {
          ...toFilm(entry.film, { now: now(), random: random(), explanation: reason }),
          surprise_explanation: reason,
        },
        explanation: `${SURPRISE_PREFIX}: ${entry.film.title}. ${reason}`,
        source: 'builtIn',
        filteredCount: all.length - pool.length,
      };
    },
  };
}
