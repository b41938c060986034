import { tool, zodSchema } from 'ai';
import * as z from 'zod/mini';

import { LIMITS } from '#domain/film.ts';
import { writeRound } from '#domain/round-code.ts';
import { ROUND_SIZE } from '#domain/round.ts';
import { type Wishes, wishesSchema } from '#domain/wishes.ts';
import { STRANGER, type Viewer } from '#recommender/meeting.ts';
import { RecommendationError } from '#recommender/recommender.ts';
import { roundOf } from '#recommender/built-in/round-films.ts';
import type { ToolPorts } from './context.ts';
import { outputFilmSchema } from './film-output.ts';
import { asOutput } from './find-film.ts';

const MOST_FAVOURITES = 20;
const LONGEST_NAME = 40;

/** What the two are called to the person: `Deden`, `Oğlan`, `Elif`. With a name for `mine` neither is this person. */
const namesSchema = z.object({
  mine: z.optional(
    z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(LONGEST_NAME),
        z.describe('Yalnız iki kişi de başkasıysa: ilkinin adı'),
      ),
  ),
  theirs: z.optional(
    z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME), z.describe('Öteki kişinin adı')),
  ),
});

export const forTwoInputSchema = z.object({
  mine: z.optional(wishesSchema.check(z.describe('Bu kişinin istedikleri'))),
  theirs: z.optional(wishesSchema.check(z.describe('Birlikte izlediği kişinin istedikleri'))),
  theirFavourites: z.optional(
    z.array(z.string()).check(z.maxLength(MOST_FAVOURITES), z.describe('Öteki kişinin sevdiği filmler')),
  ),
  without: z.optional(z.array(z.string()).check(z.describe('Gelmemesi istenen filmlerin adları'))),
  names: z.optional(
    namesSchema.check(
      z.describe('Kişilerin yalın adı; “dedem” diyene “Deden”: Deden, Oğlan, Elif. Söylenmediyse yok'),
    ),
  ),
});
export type ForTwoInput = z.infer<typeof forTwoInputSchema>;

export const forTwoOutputSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('done'),
    films: z.array(outputFilmSchema),
    /** What the two are called, as far as it is known. */
    names: z.optional(namesSchema),
    /** For each film what this person gets from it, and what the other one does. */
    gains: z.array(z.object({ mine: z.string(), theirs: z.string() })),
    /** The code of a round of ten films of the same two tastes. */
    round: z.string(),
    /** Nothing is known of what the other one likes. */
    stranger: z.boolean(),
    /** Favourites of the other one that no film or several are called by; they did not count. */
    unknown: z.array(z.string()),
  }),
  z.object({ status: z.literal('failed'), message: z.string() }),
]);
export type ForTwoOutput = z.infer<typeof forTwoOutputSchema>;

const forTwoInput = zodSchema(forTwoInputSchema);

/** `filmsForTwo`: three films that two people both want and neither has seen, and a round of ten to choose from (J-10 to J-12). */
export const filmsForTwo = (ports: ToolPorts) =>
  tool({
    description:
      'İki kişiye ortak üç film seçer: ikisinin de görmediği, her birine ne verdiği söylenen filmler. Kim ne istiyorsa kendi dileğine yazılır. İkisi de başkasıysa (dedemle babaannem) ilki mine, öteki theirs; ikisinin adı names içine.',
    inputSchema: forTwoInput,
    outputSchema: forTwoOutputSchema,
    async execute(
      { mine, theirs, theirFavourites = [], without = [], names },
      { abortSignal },
    ): Promise<ForTwoOutput> {
      const { loved, unknown } = await favouritesOf(ports, theirFavourites);
      const wishes: Wishes = theirs ?? { genres: [] };
      const other: Viewer = { wishes, taste: { ...STRANGER, favourites: loved } };
      try {
        const options = {
          count: ROUND_SIZE,
          without,
          signal: abortSignal,
          ofOthers: names?.mine !== undefined,
        };
        const met = await ports.meetWith(mine ?? { genres: [] }, other, options);
        const shown = met.slice(0, LIMITS.filmsPerRecommendation);
        return {
          status: 'done',
          films: shown.map(({ film }) => asOutput(film)),
          ...(names && { names }),
          gains: shown.map(({ gains: [own, others] }) => ({ mine: own, theirs: others })),
          round: writeRound(roundOf(met.map(({ film }) => film))),
          stranger: loved.length === 0 && (theirs === undefined || isSame(mine, theirs)),
          unknown,
        };
      } catch (error) {
        if (!(error instanceof RecommendationError)) throw error;
        return { status: 'failed', message: error.message };
      }
    },
  });

/** What is said for both tells nothing of the other one. */
const isSame = (mine: Wishes | undefined, theirs: Wishes) => JSON.stringify(mine) === JSON.stringify(theirs);

async function favouritesOf({ catalogue }: ToolPorts, titles: readonly string[]) {
  const found = await Promise.all(
    titles.map(async (title) => ({ title, found: await catalogue.resolve(title) })),
  );
  return {
    loved: found.flatMap(({ found: resolved }) => {
      if (resolved.kind !== 'one') return [];
      const { id, title, year, genres } = resolved.film;
      return [{ id, title, year, genre: genres.join(', ') }];
    }),
    unknown: found.filter((one) => one.found.kind !== 'one').map(({ title }) => title),
  };
}
