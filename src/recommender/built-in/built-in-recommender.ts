import { SURPRISE_PREFIX } from '#domain/batch.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { filmSet } from '#domain/film-set.ts';
import { normaliseTitle } from '#domain/title.ts';
import { breaking } from '#domain/stated-wishes.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { Random } from '#lib/random.ts';
import { singleMarks } from '#lib/turkish/format.ts';
import { variant } from '#lib/variant.ts';
import {
  type Recommendation,
  RecommendationError,
  type Recommender,
  type Surprise,
  type Taste,
} from '../recommender.ts';
import { type FindWork, alikeOf } from './alike.ts';
import { asMeant } from './as-meant.ts';
import type { Chosen, Told } from './chosen.ts';
import { drawing, SURPRISE_CHANCE } from './drawing.ts';
import { explainBatch } from './explain-batch.ts';
import { explainFilm, explainFilms } from './explain-film.ts';
import { eligibleFilms, hasEnough } from './loosen.ts';
import { pickVaried } from './pick.ts';
import { roleOf } from './roles.ts';
import { createProfileReader } from './read-profile.ts';
import { nearestFavourite } from './profile.ts';
import { scoring } from './score.ts';
import { standInOf } from './stand-in.ts';
import { subjectFirst } from './subject-first.ts';
import { toFilm } from './to-film.ts';
import { createWeigh, type Weigh } from './weigh.ts';

interface BuiltInOptions {
  /** Loaded when the first recommendation is asked for. */
  films: () => Promise<readonly CatalogueFilm[]>;
  /** The catalogue's film of a title, in whatever spelling or as a record keeps it; undefined where it is unknown or ambiguous. */
  find: (title: string, year?: number, isKept?: boolean) => CatalogueFilm | undefined;
  /** The same, where a guess does no harm: of several films of one title the best known. */
  likeliest?: (title: string) => CatalogueFilm | undefined;
  /** What others than films may be liked for. */
  findWork?: FindWork | undefined;
  /** Adds a film's texts, which may come from elsewhere. */
  tell?: (film: CatalogueFilm) => Promise<CatalogueFilm>;
  /** Shared with whoever else weighs the same films. */
  weigh?: Weigh;
  now: () => Date;
  random: Random;
}

const ANYTHING: Wishes = { genres: [] };
/** The film that somebody is surprised with. */
const chosenFor = ({ id, title }: CatalogueFilm): string =>
  variant(
    [`Bırak bana: ${title}.`, `Kapat gözünü, bu akşam ${title}.`, `Hiç düşünme, bu akşam ${title}.`],
    id,
  );
/** The films of a catalogue that are not among some of them. Mostly all are, which is seen at once. */
function without(all: readonly CatalogueFilm[], some: readonly CatalogueFilm[]): readonly CatalogueFilm[] {
  if (all.length === some.length) return [];
  const left = new Set(some);
  return all.filter((film) => !left.has(film));
}

/**
 * The recommender that needs nothing but the catalogue (M-30): exactly three films that pass the AI's
 * rules and every wish, personal and varied, with a Turkish explanation. The same random source, taste and wishes
 * give the same films.
 */
export function createBuiltInRecommender({
  films,
  find,
  likeliest = find,
  findWork,
  tell = async (film) => film,
  now,
  random,
  weigh = createWeigh(now),
}: BuiltInOptions): Recommender {
  const readProfile = createProfileReader(find);
  /** What may come: neither banned for now nor hidden for good. */
  const notBanned = async (taste: Taste) => {
    const banned = new Set(taste.banned.map(normaliseTitle));
    const all = await films();
    const { only, hidden = [] } = taste;
    const isHidden = filmSet(hidden);
    if (only !== undefined) {
      const isOne = ({ title, year }: CatalogueFilm) =>
        only.some((film) => film.year === year && film.title === title);
      return { all, fresh: all.filter((film) => isOne(film) && !isHidden(film)) };
    }
    if (banned.size === 0)
      return { all, fresh: hidden.length === 0 ? all : all.filter((film) => !isHidden(film)) };
    const isBanned = ({ title, originalTitle }: CatalogueFilm) =>
      banned.has(normaliseTitle(title)) || banned.has(normaliseTitle(originalTitle));
    return { all, fresh: all.filter((film) => !isBanned(film) && !isHidden(film)) };
  };

  return {
    async recommend(asked, taste, signal): Promise<Recommendation> {
      const wishes = asMeant(asked);
      const { all, fresh } = await notBanned(taste);
      signal?.throwIfAborted();
      const { likeness, standing } = weigh(all);
      const alike = alikeOf(wishes, all, likeliest, likeness, findWork);
      const others = alike.models.length === 0 ? fresh : fresh.filter((film) => !alike.isModel(film));
      const eligible = eligibleFilms(others, wishes);
      if (!hasEnough(eligible)) {
        throw new RecommendationError(
          'Bu isteklerle, son önerdiklerim dışında üç film bulamadım. Türü değiştirip ya da bir isteği bırakıp yeniden dener misin?',
        );
      }
      const profile = await readProfile(taste, likeness);
      signal?.throwIfAborted();
      const standIn = standInOf(eligible, all, wishes, likeness);
      const scored = eligible.map(scoring(wishes, { profile, standing, like: alike.like, standIn }));
      const { roles, chance } = drawing(wishes, {
        isKnown: profile.loved.length > 0,
        hasModel: alike.like !== undefined,
      });
      const drawn = pickVaried(scored, roles, random, chance, subjectFirst(wishes));
      const picked = await Promise.all(
        drawn.map(async (entry, at): Promise<Chosen> => ({
          ...entry,
          film: await tell(entry.film),
          because: nearestFavourite(entry.film, profile, likeness),
          role: roleOf(entry, roles[at] ?? 'close'),
        })),
      );
      signal?.throwIfAborted();
      const loosened = [
        ...new Set([
          ...picked.flatMap((entry) => entry.broken),
          ...alike.unknown.map((name) => (name === wishes.similarTo ? 'similarTo' : 'alsoSimilarTo')),
        ]),
      ];
      const time = now();
      const breaks = breaking(wishes);
      const isSpent =
        loosened.length > 0 &&
        without(all, fresh).some((film) => breaks(film).length === 0 && !alike.isModel(film));
      const told: Told = { wishes, alike, loosened, isSpent, heard: taste.heard, answers: taste.answers };
      const explanations = explainFilms(picked, told, taste.beside);
      return {
        films: picked.map((entry, at) =>
          toFilm(entry.film, {
            now: time,
            random: random(),
            genres: wishes.genres,
            role: entry.role,
            explanation: explanations[at] ?? explainFilm(entry, told),
          }),
        ),
        explanation: explainBatch(picked, told),
        source: 'builtIn',
        loosened,
        filteredCount: all.length - eligible.length,
      };
    },

    async surprise(taste, signal): Promise<Surprise> {
      const { all, fresh } = await notBanned(taste);
      signal?.throwIfAborted();
      const { likeness, standing } = weigh(all);
      const profile = await readProfile(taste, likeness);
      signal?.throwIfAborted();
      const good = fresh.filter(
        (film) => !profile.known(film) && film.rating >= 7 && (film.judgement?.fame ?? 2) >= 2,
      );
      const pool = good.length > 0 ? good : fresh;
      const [entry] = pickVaried(
        pool.map((film) => ({ film, broken: [] })).map(scoring(ANYTHING, { profile, standing })),
        ['close'],
        random,
        SURPRISE_CHANCE,
      );
      if (entry === undefined)
        throw new RecommendationError('Son önerdiklerim dışında sürpriz olacak bir film kalmadı.');
      const because = nearestFavourite(entry.film, profile, likeness);
      const film = await tell(entry.film);
      const reason = explainFilm(
        { ...entry, film, because },
        { wishes: ANYTHING, loosened: [], heard: taste.heard },
      );
      return {
        film: {
          ...toFilm(film, { now: now(), random: random(), explanation: reason }),
          surprise_explanation: reason,
        },
        explanation: `${SURPRISE_PREFIX}: ${singleMarks(chosenFor(entry.film))} ${reason}`,
        source: 'builtIn',
        filteredCount: all.length - pool.length,
      };
    },
  };
}
