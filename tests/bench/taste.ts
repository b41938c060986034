/**
 * How well the built-in recommender knows people's taste: `npm run bench:taste -- DIR`, where DIR holds
 * `taste-people.jsonl` (a person a line: `liked` and `disliked` as [original title, year]). Eight liked films, drawn at
 * random, are a person's favourites; how high the others they like rank tells. Prints figures, and has no bound of its own.
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
import { profileOf, scoreFilm } from '#recommender/built-in/score.ts';
import { createStanding } from '#recommender/built-in/standing.ts';

const { values: options, positionals } = parseArgs({
  options: {
    favourites: { type: 'string', default: '8' },
    /** Names of files of catalogue/films: only their films are in the race. */
    parts: { type: 'string' },
  },
  allowPositionals: true,
});
const FAVOURITES = Number(options.favourites);
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
const tasks = people.map(({ liked }) => {
  const [...mixed] = shuffled(liked, random);
  return { favourites: mixed.slice(0, FAVOURITES), held: new Set(mixed.slice(8)) };
});

const likeness = createLikeness(films);
const standing = createStanding(films, 2026);
const NOTHING = { watched: [], preferredGenres: [], banned: [] };
const find = (title: string, year: number) =>
  films.find((film) => film.title === title && film.year === year);
const tasteOf = (favourites: readonly CatalogueFilm[]) =>
  profileOf(
    {
      ...NOTHING,
      favourites: favourites.map(({ id, title, year, genres }) => ({
        id,
        title,
        year,
        genre: genres.join(', '),
      })),
    },
    find,
    likeness,
  );

type Ranking = (favourites: readonly CatalogueFilm[]) => (film: CatalogueFilm) => number;
const ours: Ranking = (favourites) => {
  const profile = tasteOf(favourites);
  return (film) => scoreFilm({ film, broken: [] }, { genres: [] }, { profile, standing }).score;
};
const RANKINGS: Readonly<Record<string, Ranking>> = {
  random: () => () => random(),
  'by rating': () => (film) => film.rating,
  popularity: () => (film) => ratings.get(film) ?? 0,
  'ours, by points': ours,
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const gain = (hits: readonly boolean[]) =>
  hits.reduce((sum, hit, at) => sum + (hit ? 1 / Math.log2(at + 2) : 0), 0);
const row = (name: string, ...figures: readonly string[]) =>
  console.log([name.padEnd(18), ...figures].join('  '));
const short = (value: number) => value.toFixed(3);

console.log(
  `${people.length} people, ${candidates.length} of ${films.length} films as candidates, ${FAVOURITES} favourites`,
);
row('', 'AUC  ', 'recall@30', 'nDCG@30');
for (const [name, ranking] of Object.entries(RANKINGS)) {
  const figures = tasks.map(({ favourites, held }) => {
    const points = ranking(favourites);
    const ranked = candidates
      .filter((film) => !favourites.includes(film))
      .map((film) => ({ film, points: points(film) }))
      .toSorted((a, b) => b.points - a.points)
      .map(({ film }) => held.has(film));
    const most = Math.min(TOP, held.size);
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
      ndcg: gain(top) / gain(Array.from({ length: most }, () => true)),
    };
  });
  row(
    name,
    short(mean(figures.map(({ auc }) => auc))),
    short(mean(figures.map(({ recall }) => recall))).padEnd(9),
    short(mean(figures.map(({ ndcg }) => ndcg))),
  );
}

// As shown: ten times three films of the whole catalogue, none twice.
const shown = tasks.map(({ favourites, held }, at) => {
  const profile = tasteOf(favourites);
  const draw = seededRandom(at + 1);
  const seen = new Set(favourites);
  for (let round = 0; round < ROUNDS; round += 1) {
    const scored = films
      .filter((film) => !seen.has(film))
      .map((film) => scoreFilm({ film, broken: [] }, { genres: [] }, { profile, standing }));
    for (const { film } of pickVaried(scored, ['sure', 'close', 'discovery'], draw, 0.8)) seen.add(film);
  }
  const fresh = [...seen].filter((film) => !favourites.includes(film));
  return { fresh, recall: fresh.filter((film) => held.has(film)).length / Math.min(TOP, held.size) };
});
const all = shown.flatMap(({ fresh }) => fresh);
const turkish = all.filter(({ origin }) => origin === 'yerli').length / all.length;
console.log(
  `as shown (${ROUNDS} × 3): recall ${short(mean(shown.map(({ recall }) => recall)))}, Turkish films ${(turkish * 100).toFixed(1)} %, ${new Set(all).size} different films`,
);
