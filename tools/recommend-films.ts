import { tool, zodSchema } from 'ai';
import * as z from 'zod/mini';

import { fallbackSchema } from '#domain/fallback.ts';
import { type Wishes, wishesSchema } from '#domain/wishes.ts';
import type { RecommendEvent } from '#recommender/flow.ts';
import { RecommendationError } from '#recommender/recommender.ts';
import type { ToolPorts } from './context.ts';
import { outputFilmSchema } from './film-output.ts';
import { asOutput } from './find-film.ts';

const draftSchema = z.object({
  title: z.string(),
  year: z.optional(z.number()),
  genre: z.string(),
  rating: z.optional(z.number()),
});
const replacedSchema = z.array(z.object({ title: z.string(), why: z.string() }));

const result = {
  films: z.array(outputFilmSchema),
  explanation: z.string(),
  source: z.enum(['ai', 'builtIn']),
  loosened: z.array(z.string()),
  /** Drafts that were shown and did not stay. */
  replaced: z.optional(replacedSchema),
  /** Why the built-in recommender answered for the AI, where it did. */
  fallback: z.optional(fallbackSchema),
};

/** Stages first (`working`), then exactly three films (`done`), or why there are none (`failed`). */
export const recommendOutputSchema = z.discriminatedUnion('status', [
  // A union of its own: two members of one union may not share a status.
  z.discriminatedUnion('stage', [
    z.object({ status: z.literal('working'), stage: z.literal('selecting') }),
    z.object({
      status: z.literal('working'),
      stage: z.literal('drafts'),
      drafts: z.array(draftSchema),
      replaced: replacedSchema,
    }),
    z.object({ status: z.literal('working'), stage: z.literal('posters'), ...result }),
  ]),
  z.object({ status: z.literal('done'), ...result, saved: z.boolean() }),
  z.object({ status: z.literal('failed'), message: z.string() }),
]);
export type RecommendOutput = z.infer<typeof recommendOutputSchema>;

const recommendInput = zodSchema(
  z.extend(wishesSchema, {
    swap: z.optional(
      z
        .union([z.string(), z.array(z.string())])
        .check(z.describe('Son önerilen filmlerden değiştirileceklerin adları; ötekiler kalır')),
    ),
    byTaste: z.optional(
      z
        .boolean()
        .check(z.describe('Yalnızca favorilere ve verilen yıldızlara göre seçilsin dendiğinde true')),
    ),
  }),
);

/** `recommendFilms`: the recommendation flow, its stages streamed. */
export const recommendFilms = (ports: ToolPorts) =>
  tool({
    description:
      'Dileklere uyan tam üç film önerir ve nedenini açıklar. Söylenmeyen dilek verilmez; tür söylenmediyse genres boş listedir.',
    inputSchema: recommendInput,
    outputSchema: recommendOutputSchema,
    async *execute({ swap, byTaste, ...said }, { abortSignal }): AsyncGenerator<RecommendOutput> {
      if (byTaste === true && isTasteUnknown(ports)) {
        yield { status: 'failed', message: NO_TASTE };
        return;
      }
      const wishes = await withNamedThemes(said, ports);
      const giveWay = swap === undefined ? undefined : [swap].flat();
      try {
        for await (const event of ports.flow.recommend(wishes, abortSignal, giveWay)) yield outputOf(event);
      } catch (error) {
        if (!(error instanceof RecommendationError)) throw error;
        yield { status: 'failed', message: error.message };
      }
    },
  });

const NO_TASTE =
  'Favorilerin de yıldızların da henüz boş, zevkini bilemiyorum. Sevdiğin bir iki filmi yaz, ona göre seçeyim.';

/** Nothing is known by which a taste could be told: neither a favourite nor stars. */
const isTasteUnknown = ({ library }: ToolPorts): boolean =>
  library.favourites.get().length === 0 && library.watched.get().every(({ score }) => score === undefined);

async function withNamedThemes(
  { themes, avoidThemes, ...wishes }: Wishes,
  { catalogue: { nameThemes } }: ToolPorts,
): Promise<Wishes> {
  return {
    ...wishes,
    ...(themes && { themes: await nameThemes(themes) }),
    ...(avoidThemes && { avoidThemes: await nameThemes(avoidThemes) }),
  };
}

function outputOf(event: RecommendEvent): RecommendOutput {
  if (event.stage === 'selecting' || event.stage === 'drafts') return { status: 'working', ...event };
  const { filteredCount: _count, ...told } = event;
  const films = event.films.map(asOutput);
  if (told.stage === 'posters') return { status: 'working', ...told, films };
  const { stage: _stage, ...done } = told;
  return { status: 'done', ...done, films };
}
