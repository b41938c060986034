/**
 * Whether the films fit: `npm run eval:films`, `-- --failures` for each that does not. Every wish is asked with several
 * seeds on a fresh profile, and the films are judged by the second readers' judgement, which no ranking reads, and by what
 * two friends of films would name for a wish, and never would (friends.json, written from a list of titles alone). What is
 * like a film or somebody's films is judged by lists that were written before the weights of likeness were (alike.json).
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import * as z from 'zod/mini';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { madeBy } from '#domain/film-words.ts';
import { bestKnownFirst } from '#films/series.ts';
import { seededRandom } from '#lib/random.ts';
import { createBuiltInRecommender } from '#recommender/built-in/built-in-recommender.ts';
import { createWeigh } from '#recommender/built-in/weigh.ts';
import { readJudged } from '#scripts/judgement/read-judgements.ts';
import { alikeSchema, friendSchema, holds, wishSchema } from './judge.ts';

const { values: options } = parseArgs({ options: { failures: { type: 'boolean', default: false } } });
const SEEDS = 8;
const IN_A_ROW = 12;
const TASTE = { favourites: [], watched: [], preferredGenres: [], banned: [] };

const wishes = z
  .array(wishSchema)
  .parse(JSON.parse(await readFile(new URL('./wishes.json', import.meta.url), 'utf8')));
const friends = z
  .array(friendSchema)
  .parse(JSON.parse(await readFile(new URL('./friends.json', import.meta.url), 'utf8')));
const likes = z
  .array(alikeSchema)
  .parse(JSON.parse(await readFile(new URL('./alike.json', import.meta.url), 'utf8')));
const [{ films, find, likeliest }, { second }] = await Promise.all([builtInCatalogue(), readJudged()]);
const byId = new Map<unknown, CatalogueFilm>(films.map((film) => [film.id, film]));
const now = () => new Date('2026-11-23T20:00:00+03:00');
const weigh = createWeigh(now);
const ask = async (wish: (typeof wishes)[number]['wishes'], seed: number) => {
  const recommender = createBuiltInRecommender({
    films: async () => films,
    find,
    likeliest,
    now,
    weigh,
    random: seededRandom(seed),
  });
  const made = await recommender.recommend(wish, TASTE);
  return made.films.flatMap(({ originalAiId }) => byId.get(originalAiId) ?? []);
};

let shown = 0;
let fitting = 0;
let forbidden = 0;
const failures: string[] = [];
for (const [at, wish] of wishes.entries()) {
  const missed = new Map<string, number>();
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    for (const film of await ask(wish.wishes, at * 100 + seed)) {
      const judgement = second.get(film.id);
      if (judgement === undefined) continue;
      shown += 1;
      const never = wish.never.some((condition) => holds(condition, film, judgement));
      const fits = !never && holds(wish.fits, film, judgement);
      if (fits) fitting += 1;
      if (never) forbidden += 1;
      const name = `${film.title} (${film.year})${never ? ' !' : ''}`;
      if (!fits) missed.set(name, (missed.get(name) ?? 0) + 1);
    }
  }
  const total = [...missed.values()].reduce((sum, count) => sum + count, 0);
  if (total > 0)
    failures.push(
      `${String(total).padStart(2)} of ${SEEDS * 3}  ${wish.say}: ${[...missed].map(([name, count]) => `${name} ×${count}`).join(', ')}`,
    );
}
if (options.failures) for (const line of failures.toSorted().toReversed()) console.log(line);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
console.log(
  `${wishes.length} wishes × ${SEEDS} seeds, ${shown} films: ${percent(fitting / shown)} fit, ${percent(forbidden / shown)} must not be`,
);

let named = 0;
let never = 0;
let whole = 0;
for (const [at, { wishes: wish, good, bad }] of friends.entries())
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const titles = (await ask(wish, 50_000 + at * 100 + seed)).map(({ title }) => title);
    const count = titles.filter((title) => good.includes(title)).length;
    named += count;
    never += titles.filter((title) => bad.includes(title)).length;
    whole += count === titles.length ? 1 : 0;
  }
const evenings = friends.length * SEEDS;
console.log(
  `${friends.length} wishes × ${SEEDS} seeds: a friend would name ${percent(named / (3 * evenings))} of the films, all three in ${percent(whole / evenings)}, and never ${percent(never / (3 * evenings))}`,
);

/** What the assistant asks for: a film, or by somebody's three best known films what is not theirs. */
const likeWish = (like: (typeof likes)[number]) => {
  if ('film' in like) return { genres: [], similarTo: byId.get(like.film)?.title };
  const [first, ...rest] = bestKnownFirst(films.filter(madeBy(like.maker))).slice(0, 3);
  return {
    genres: [],
    similarTo: first?.title,
    alsoSimilarTo: rest.map(({ title }) => title),
    excludePeople: [like.maker],
  };
};
for (const kind of ['film', 'maker'] as const) {
  const asked = likes.filter((like) => kind in like);
  let alike = 0;
  for (const [at, like] of asked.entries())
    for (let seed = 1; seed <= SEEDS; seed += 1)
      alike += (await ask(likeWish(like), 90_000 + at * 100 + seed)).filter(({ id }) =>
        like.good.includes(id),
      ).length;
  console.log(
    `like ${asked.length} ${kind}s × ${SEEDS} seeds: a friend would name ${percent(alike / (3 * SEEDS * asked.length))}`,
  );
}

const plain = (
  await Promise.all(Array.from({ length: IN_A_ROW }, (_, seed) => ask({ genres: [] }, 7_000 + seed)))
).flat();
const years = plain.map(({ year }) => year).toSorted((a, b) => a - b);
const times = Map.groupBy(plain, ({ id }) => id);
console.log(
  `film öner ×${IN_A_ROW}: median year ${years[Math.floor(years.length / 2)]}, ${times.size} different films, the most frequent one ${Math.max(...[...times.values()].map((all) => all.length))} times`,
);
