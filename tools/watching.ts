import { tool } from 'ai';
import * as z from 'zod/mini';

import { cinemaFilmSchema, watchLookupSchema } from '#domain/watching.ts';
import { webSearchUrl } from '#domain/web-search.ts';
import type { ToolPorts } from './context.ts';
import { ambiguousSchema, notFoundSchema, onFilm, outputFilmSchema } from './film-output.ts';
import { findFilm } from './find-film.ts';
import { noInput } from './no-input.ts';
import { titleInput } from './title-input.ts';

/** `done` with what is known of where to watch, and the web search that is nearest where nothing is. */
export const watchOutputSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('done'),
    film: outputFilmSchema,
    found: watchLookupSchema,
    searchUrl: z.optional(z.string()),
  }),
  ambiguousSchema,
  notFoundSchema,
]);

/** `whereToWatch`: the services in Turkey that have the film: by subscription, free, to rent, to buy (Z-06, Z-07). */
export const whereToWatch = (ports: ToolPorts) =>
  tool({
    description:
      "Bir filmin Türkiye'de hangi platformda izlenebildiğini söyler: abonelikle, ücretsiz, kiralık, satılık (kaynak JustWatch).",
    inputSchema: titleInput,
    outputSchema: watchOutputSchema,
    execute: async (input, { abortSignal }) =>
      onFilm(await findFilm(ports, input), input.title, async (film) => ({
        status: 'done' as const,
        film,
        found: await ports.watching.offersOf(film, abortSignal),
        searchUrl: webSearchUrl(film.title),
      })),
  });

/** How many films of the cinemas an answer carries. */
const MOST_IN_CINEMAS = 12;

export const cinemasOutputSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('done'), films: z.array(cinemaFilmSchema) }),
  z.object({ status: z.literal('failed'), message: z.string() }),
]);

const CINEMA_TROUBLE = {
  notConnected:
    "Vizyondaki filmleri buradan göremiyorum; görebileyim istersen yolu Ayarlar → Yapay Zekâ'da. Evde izlemek içinse hemen film önerebilirim.",
  failed: 'Vizyondaki filmlere şu an ulaşamadım. Birazdan yeniden sorabilirsin; evde izlemek içinse hazırım.',
};

/** `listCinemas`: what cinemas in Turkey show now (Z-10). */
export const listCinemas = ({ watching }: ToolPorts) =>
  tool({
    description: "Türkiye'de şu an vizyonda olan filmleri listeler.",
    inputSchema: noInput,
    outputSchema: cinemasOutputSchema,
    async execute(_input, { abortSignal }): Promise<z.infer<typeof cinemasOutputSchema>> {
      const found = await watching.inCinemas(abortSignal);
      if (typeof found === 'string') return { status: 'failed', message: CINEMA_TROUBLE[found] };
      return { status: 'done', films: found.slice(0, MOST_IN_CINEMAS) };
    },
  });
