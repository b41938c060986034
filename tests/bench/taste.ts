/**
 * How well the built-in recommender knows people's taste: `npm run bench:taste -- DIR`, where DIR holds
 * `taste-people.jsonl` (a person a line: `liked` and `disliked` as [original title, year]). Eight liked films, drawn at
 * random, are a person's favourites; how high the others they like rank tells. Prints figures, and has no bound of its own.
 * `--scores 300`: beside those, so many of their other films are in the watched list with a score, liked and disliked ones by
 * turns as they come; a quarter of what they like is held out. Each ranking is measured with the same films held out,
 * and those with scores must be at least as good as with favourites alone.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import * as z from 'zod/mini';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';
import { type Random, seededRandom } from '#lib/random.ts';
import { createLikeness } from '#recommender/built-in/likeness.ts';
import { pickVaried } from '#recommender/built-in/pick.ts';
import { profileOf } from '#recommender/built-in/profile.ts';
import { scoring } from '#recommender/built-in/score.ts';
import { createStanding } from '#recommender/built-in/standing.ts';

const { values: options, positionals } = parseArgs({
  options: {
    favourites: { type: 'string', default: '8' },
    /** So many films at most have been scored. */
    scores: { type: 'string', default: '0' },
    /** Names of files of catalogue/films: only their films are in the race. */
    parts: { type: 'string' },
  },
  allowPositionals: true,
});
const FAVOURITES = Number(options.favourites);
const SCORES = Number(options.scores);
/** What people gave who liked a film, or did not, in half stars. */
const SCORE = { liked: 9, disliked: 4 } as const;
/** Of the films that somebody likes, the share that is held out where scores are told. */
const HELD = 0.25;
/** Who likes fewer films of the catalogue tells too little. */
const LEAST_LIKED = 12;
/** Films that fewer people have rated are no candidates: nobody could have liked them. */
const LEAST_RATED = 5;
const TOP = 30;
const ROUNDS = 10;

const rated = z.array(z.tuple([z.string(), z.number()]));
const idsOf = (part: unknown) =>
  z
    .array(z.object({ id: z.string() }))
    .parse(part)
    .map(({ id }) => id);
const personSchema = z.object({ liked: rated, disliked: rated });

const parts = options.parts?.split(',').map((part) => join('catalogue/films', `${part}.json`));
const only =
  parts &&
  new Set(
    (await Promise.all(parts.map(async (part) => JSON.parse(await readFile(part, 'utf8'))))).flatMap(idsOf),
  );
const films = (await loadCatalogue()).filter(({ id }) => only?.has(id) ?? true);
const index = createFilmIndex(films);
const known = (list: z.infer<typeof rated>): CatalogueFilm[] => [
  ...new Set(
    list.flatMap(([title, year]) => {
      const found = index.resolveTitle(title, year);
      return found.kind === 'one' && Math.abs(found.film.year - year) <= 1 ? found.film : [];
    }),
  ),
];

const [folder] = positionals;
if (folder === undefined) throw new Error('npm run bench:taste -- DIR');
const lines = (await readFile(join(folder, 'taste-people.jsonl'), 'utf8')).split('\n').filter(Boolean);
const people = lines
  .map((line) => personSchema.parse(JSON.parse(line)))
  .map(({ liked, disliked }) => ({ liked: known(liked), disliked: known(disliked) }))
  .filter(({ liked }) => liked.length >= LEAST_LIKED);
const ratings = new Map<CatalogueFilm, number>();
for (const { liked, disliked } of people)
  for (const film of [...liked, ...disliked]) ratings.set(film, (ratings.get(film) ?? 0) + 1);
const candidates = films.filter((film) => (ratings.get(film) ?? 0) >= LEAST_RATED);

const random = seededRandom(7);
const shuffled = <T>(items: readonly T[], draw: Random): T[] =>
  items
    .map((item) => ({ item, place: draw() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
interface Told {
  favourites: readonly CatalogueFilm[];
  liked: readonly CatalogueFilm[];
  disliked: readonly CatalogueFilm[];
}
const tasks = people.map(({ liked, disliked }) => {
  const mixed = shuffled(liked, random);
  const favourites = mixed.slice(0, FAVOURITES);
  if (SCORES === 0)
    return {
      told: { favourites, liked: [], disliked: [] },
      held: new Set(mixed.slice(8)),
      shunned: new Set(disliked),
    };
  const rest = mixed.slice(FAVOURITES);
  const held = Math.ceil(HELD * rest.length);
  const shunned = new Set(shuffled(disliked, random).slice(0, Math.ceil(HELD * disliked.length)));
  const told = [...rest.slice(held), ...disliked.filter((film) => !shunned.has(film))];
  const scored = shuffled(told, random).slice(0, SCORES);
  return {
    told: {
      favourites,
      liked: scored.filter((film) => liked.includes(film)),
      disliked: scored.filter((film) => disliked.includes(film)),
    },
    held: new Set(rest.slice(0, held)),
    shunned,
  };
});

const likeness = createLikeness(films);
const standing = createStanding(films, 2026);
const NOTHING = { watched: [], preferredGenres: [], banned: [] };
const byName = new Map(films.map((film) => [`${film.title} ${film.year}`, film]));
const filmOf = ({ title, year }: { title: string; year: number }) => byName.get(`${title} ${year}`);
const recordOf = ({ id, title, year, genres }: CatalogueFilm) => ({
  id,
  title,
  year,
  genre: genres.join(', '),
});
const tasteOf = ({ favourites, liked, disliked }: Told) =>
  profileOf(
    {
      ...NOTHING,
      favourites: favourites.map(recordOf),
      watched: [
        ...liked.map((film) => ({ ...recordOf(film), score: SCORE.liked })),
        ...disliked.map((film) => ({ ...recordOf(film), score: SCORE.disliked })),
      ],
    },
    filmOf,
    likeness,
  );
const namesOf = ({ favourites, liked, disliked }: Told) => new Set([...favourites, ...liked, ...disliked]);

type Ranking = (told: Told) => (film: CatalogueFilm) => number;
const ours: Ranking = (told) => {
  const points = scoring({ genres: [] }, { profile: tasteOf(told), standing });
  return (film) => points({ film, broken: [] }).score;
};
const RANKINGS: Record<string, Ranking> = {
  random: () => () => random(),
  'by rating': () => (film) => film.rating,
  popularity: () => (film) => ratings.get(film) ?? 0,
  'ours, by points': ours,
};
if (SCORES > 0) {
  RANKINGS['favourites alone'] = ({ favourites }) => ours({ favourites, liked: [], disliked: [] });
  RANKINGS['high scores alone'] = ({ favourites, liked }) => ours({ favourites, liked, disliked: [] });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const gain = (hits: readonly boolean[]) =>
  hits.reduce((sum, hit, at) => sum + (hit ? 1 / Math.log2(at + 2) : 0), 0);
const row = (name: string, ...figures: readonly string[]) =>
  console.log([name.padEnd(18), ...figures].join('  '));
const short = (value: number) => value.toFixed(3);

console.log(
  `${people.length} people, ${candidates.length} of ${films.length} films as candidates, ${FAVOURITES} favourites${SCORES > 0 ? `, ${mean(tasks.map(({ told }) => told.liked.length + told.disliked.length)).toFixed(0)} scores in the mean` : ''}`,
);
row('', 'AUC  ', 'recall@30', 'nDCG@30', 'liked over disliked');
for (const [name, ranking] of Object.entries(RANKINGS)) {
  const figures = tasks.map(({ told, held, shunned }) => {
    const points = ranking(told);
    const seen = namesOf(told);
    const ranked = candidates
      .filter((film) => !seen.has(film))
      .map((film) => ({ film, points: points(film) }))
      .toSorted((a, b) => b.points - a.points)
      .map(({ film }) => held.has(film));
    const most = Math.min(TOP, held.size);
    const pairs = [...held].flatMap((good) => [...shunned].map((bad) => points(good) > points(bad)));
    let above = 0;
    let won = 0;
    for (const hit of ranked) {
      if (hit) above += 1;
      else won += above;
    }
    const top = ranked.slice(0, TOP);
    return {
      auc: won / (above * (ranked.length - above)),
      recall: top.filter(Boolean).length / most,
      kept: pairs.length === 0 ? undefined : pairs.filter(Boolean).length / pairs.length,
      ndcg: gain(top) / gain(Array.from({ length: most }, () => true)),
    };
  });
  row(
    name,
    short(mean(figures.map(({ auc }) => auc))),
    short(mean(figures.map(({ recall }) => recall))).padEnd(9),
    short(mean(figures.map(({ ndcg }) => ndcg))).padEnd(7),
    short(mean(figures.flatMap(({ kept }) => kept ?? []))),
  );
}

// As shown: ten times three films of the whole catalogue, none twice.
const shown = tasks.map(({ told, held }, at) => {
  const points = scoring({ genres: [] }, { profile: tasteOf(told), standing });
  const draw = seededRandom(at + 1);
  const known = namesOf(told);
  const seen = new Set(known);
  for (let round = 0; round < ROUNDS; round += 1) {
    const scored = films.filter((film) => !seen.has(film)).map((film) => points({ film, broken: [] }));
    for (const { film } of pickVaried(scored, ['sure', 'close', 'discovery'], draw, 0.8)) seen.add(film);
  }
  const fresh = [...seen].filter((film) => !known.has(film));
  return { fresh, recall: fresh.filter((film) => held.has(film)).length / Math.min(TOP, held.size) };
});
const all = shown.flatMap(({ fresh }) => fresh);
const turkish = all.filter(({ origin }) => origin === 'yerli').length / all.length;
console.log(
  `as shown (${ROUNDS} × 3): recall ${short(mean(shown.map(({ recall }) => recall)))}, Turkish films ${(turkish * 100).toFixed(1)} %, ${new Set(all).size} different films`,
);
