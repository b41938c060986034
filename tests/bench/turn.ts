import '#lib/zod-config.ts';

import type { LanguageModelV4Prompt } from '@ai-sdk/provider';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { createLocalModel } from '#assistant/models/local/model.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';
import { seededRandom } from '#lib/random.ts';
import { createBuiltInRecommender } from '#recommender/built-in/built-in-recommender.ts';
import { wishesSchema } from '#domain/wishes.ts';
import { SEEN } from '#tests/evals/hold.ts';

import { measure, percentile } from './measure.ts';
import { syntheticCatalogue } from './synthetic-catalogue.ts';

/**
 * `npm run bench`: processor time of a turn (understanding, and the recommendation it asks for) and of building the
 * index, over catalogues of several sizes (the real one among them), on one core without a network.
 */
const real = await loadCatalogue();
const SIZES =
  process.argv.slice(2).map(Number).filter(Boolean).length > 0
    ? process.argv.slice(2).map(Number)
    : [1_000, real.length, 10_000, 100_000];
const BUILDS = 7;
const WARM = 150;
const TASTE = { favourites: [], watched: [], preferredGenres: [], banned: [] };
const ms = (value: number) => `${value.toFixed(1)} ms`;

const judge = await loadJudge();
const texts = SEEN.flatMap(({ turns }) => turns.map(({ said }) => said));
const judgeTimes = await measure(texts.map((text) => () => judge(text)));
console.log(
  `judge, a message: p50 ${percentile(judgeTimes, 0.5).toFixed(2)} ms, p95 ${percentile(judgeTimes, 0.95).toFixed(2)} ms\n`,
);
console.log('| films | index, median | index, first | turn p50 | turn p95 | turn max |');
console.log('| ---: | ---: | ---: | ---: | ---: | ---: |');
for (const size of SIZES) {
  const films = syntheticCatalogue(real, size, seededRandom(size));
  const builds = await measure(
    Array.from({ length: size > 50_000 ? 2 : BUILDS }, () => () => createFilmIndex(films)),
  );
  const index = createFilmIndex(films);
  const model = createLocalModel({ index, judge, generateId: () => 'id' });
  const recommender = createBuiltInRecommender({
    films: async () => films,
    find: (title, year) => {
      const found = index.resolveTitle(title, year);
      return found.kind === 'one' ? found.film : undefined;
    },
    now: () => new Date(),
    random: seededRandom(1),
  });
  const turn = async (text: string) => {
    const prompt: LanguageModelV4Prompt = [{ role: 'user', content: [{ type: 'text', text }] }];
    const tools = [
      { type: 'function' as const, name: 'recommendFilms', inputSchema: {} },
      { type: 'function' as const, name: 'showFilm', inputSchema: {} },
    ];
    const { content } = await model.doGenerate({ prompt, tools });
    for (const part of content) {
      if (part.type !== 'tool-call' || part.toolName !== 'recommendFilms') continue;
      // A wish that three films cannot meet costs as much as one they can.
      await recommender.recommend(wishesSchema.parse(JSON.parse(part.input)), TASTE).catch(() => {});
    }
  };
  await measure(texts.slice(0, WARM).map((text) => () => turn(text)));
  const times = await measure(texts.map((text) => () => turn(text)));
  const first = builds[0] ?? Number.NaN;
  console.log(
    `| ${size.toLocaleString('en')} | ${ms(percentile(builds, 0.5))} | ${ms(first)} | ${ms(percentile(times, 0.5))} | ${ms(percentile(times, 0.95))} | ${ms(Math.max(...times))} |`,
  );
}
