import { tool, zodSchema } from 'ai';
import * as z from 'zod/mini';

import { wishesSchema } from '#domain/wishes.ts';
import { pickFromList } from '#recommender/built-in/pick-from-list.ts';
import type { ToolPorts } from './context.ts';
import { outputFilmSchema } from './film-output.ts';
import { asOutput } from './find-film.ts';

const EMPTY =
  'İzleyeceklerin boş. Bir filmin yer imine dokun ya da “bunu izleyeceklerime ekle” de, burada beklesin.';
const NONE_LEFT = 'Listende bundan başka bir film kalmadı.';

/** `done` with one film of the list and why, or `failed` where the list holds none (any more). */
export const pickOutputSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('done'), film: outputFilmSchema, why: z.string() }),
  z.object({ status: z.literal('failed'), message: z.string() }),
]);

const pickInput = zodSchema(
  z.extend(
    z.pick(wishesSchema, {
      mood: true,
      excludeGenres: true,
      minDuration: true,
      maxDuration: true,
      maxAge: true,
      tones: true,
      avoidTones: true,
    }),
    {
      genres: z.optional(wishesSchema.shape.genres),
      not: z.optional(
        z.array(z.string()).check(z.describe('Az önce seçilen, yeniden gelmesin denen filmler')),
      ),
    },
  ),
);

/** `pickFromWatchlist`: one film of *İzleyeceklerim* by mood, length and hour. */
export const pickFromWatchlist = ({ library, catalogue, now, random }: ToolPorts) =>
  tool({
    description: 'Kişinin izleyecekleri listesinden tek bir film seçer (“listemden bir şey seç”).',
    inputSchema: pickInput,
    outputSchema: pickOutputSchema,
    async execute({ not = [], genres = [], ...wishes }): Promise<z.infer<typeof pickOutputSchema>> {
      const films = library.watchlist.get();
      const picked = pickFromList({
        films,
        wishes: { ...wishes, genres },
        catalogue: await catalogue.films(),
        without: [...library.hidden.get(), ...not.map((title) => ({ title }))],
        now: now(),
        random,
      });
      if (picked === undefined) return { status: 'failed', message: films.length === 0 ? EMPTY : NONE_LEFT };
      return { status: 'done', film: asOutput(picked.film), why: picked.why };
    },
  });
