import { tool, zodSchema } from 'ai';
import * as z from 'zod/mini';

import { inEveningOrder, demandOf } from '#domain/evening-order.ts';
import {
  minutesBetween,
  minutesOf,
  planOf,
  USUAL_BREAK,
  USUAL_FILM,
  whatFits,
} from '#domain/evening-plan.ts';
import { PLAN_DAYS, fromDay, hoursOf, usualStart } from '#recommender/evening-hours.ts';
import { RecommendationError } from '#recommender/recommender.ts';
import type { ToolPorts } from './context.ts';
import { filmsForEvening, swapsFor } from './evening-films.ts';
import {
  ambiguousSchema,
  notFoundSchema,
  type OutputFilm,
  outputFilmSchema,
  unresolved,
} from './film-output.ts';
import { findFilm } from './find-film.ts';
import { type PlanInput, planInputSchema } from './plan-input.ts';

export const planOutputSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('done'),
    /** In the order in which they are watched. */
    films: z.array(outputFilmSchema),
    /** For which day, where it is not the next evening. */
    day: z.optional(z.enum(PLAN_DAYS)),
    /** ISO times. */
    startsAt: z.string(),
    endsBy: z.optional(z.string()),
    breakMinutes: z.number(),
    /** Minutes beyond `endsBy`. */
    over: z.number(),
    /** Where it does not fit: the titles that would. */
    fits: z.array(z.string()),
    /** Where it does not fit: a shorter film of the same kind, with which all of it would. */
    swaps: z.array(z.object({ title: z.string(), film: outputFilmSchema })),
    /** How many films were asked for, where there was time or choice for fewer. */
    wanted: z.optional(z.number()),
    /** The order was chosen: the most demanding film first, the lightest last. */
    arranged: z.boolean(),
    loosened: z.array(z.string()),
  }),
  ambiguousSchema,
  notFoundSchema,
  z.object({ status: z.literal('failed'), message: z.string() }),
]);
export type PlanOutput = z.infer<typeof planOutputSchema>;

const planInput = zodSchema(planInputSchema);

/** `planEvening`: films with their times and breaks, over by the hour that was said, or how far they miss it (J-01 to J-06). */
export const planEvening = (ports: ToolPorts) =>
  tool({
    description:
      'Bu gece için film planı: filmleri saatleri ve aralarıyla sıraya koyar, söylenen saatte bitirir. Film adı söylenmediyse dileklere göre kendisi seçer.',
    inputSchema: planInput,
    outputSchema: planOutputSchema,
    async execute(input, { abortSignal }): Promise<PlanOutput> {
      const named: OutputFilm[] = [];
      for (const [place, title] of (input.films ?? []).entries()) {
        const found = await findFilm(ports, title);
        if (found.kind !== 'one') return unresolved(found, title.title, `films.${place}`);
        if (!named.some(({ id }) => id === found.film.id)) named.push(found.film);
      }
      try {
        return await plan(ports, input, named, abortSignal);
      } catch (error) {
        if (!(error instanceof RecommendationError)) throw error;
        return { status: 'failed', message: error.message };
      }
    },
  });

async function plan(
  ports: ToolPorts,
  input: PlanInput,
  named: readonly OutputFilm[],
  signal: AbortSignal | undefined,
): Promise<PlanOutput> {
  const { breakMinutes = USUAL_BREAK } = input;
  const now = fromDay(ports.now(), input.day);
  const { startsAt, endsBy } = hoursOf({ ...input, now });
  const time =
    endsBy &&
    timeFor({ now, startsAt, endsBy, count: input.count ?? input.kinds?.length ?? 0, breakMinutes });
  const chosen = await filmsForEvening(ports, { input, named, time, breakMinutes }, signal);
  if (chosen.films.length === 0)
    return { status: 'failed', message: 'Favorilerinde plana girecek film yok. Film adlarını yazar mısın?' };
  const order = await orderOf(
    ports,
    chosen.films,
    input.arrange === true || (named.length === 0 && input.kinds === undefined),
  );
  const start = startsAt ?? usualStart(now, minutesOf(order.films, breakMinutes), endsBy);
  const { over } = planOf(order.films, { startsAt: start, endsBy, breakMinutes });
  const rest = endsBy === undefined ? Number.POSITIVE_INFINITY : minutesBetween(start, endsBy);
  return {
    status: 'done',
    ...order,
    ...(input.day && { day: input.day }),
    startsAt: start.toISOString(),
    ...(endsBy && { endsBy: endsBy.toISOString() }),
    breakMinutes,
    over,
    fits: over === 0 ? [] : whatFits(order.films, rest, breakMinutes).map(({ title }) => title),
    swaps: over === 0 ? [] : await swapsFor(ports, { films: order.films, over }, signal),
    ...(chosen.wanted > order.films.length ? { wanted: chosen.wanted } : {}),
    loosened: chosen.loosened,
  };
}

interface Asked {
  now: Date;
  startsAt: Date | undefined;
  endsBy: Date;
  count: number;
  breakMinutes: number;
}

/** Minutes to choose films for. Who names no start begins at the usual hour, or earlier where so many films need it. */
function timeFor({ now, startsAt, endsBy, count, breakMinutes }: Asked): number {
  if (startsAt !== undefined) return minutesBetween(startsAt, endsBy);
  const films = Array.from({ length: count }, () => ({ duration: USUAL_FILM }));
  const needed = minutesOf(films, breakMinutes);
  const usual = minutesBetween(usualStart(now, 0, endsBy), endsBy);
  return Math.max(usual, Math.min(needed, minutesBetween(usualStart(now, needed, endsBy), endsBy)));
}

async function orderOf(ports: ToolPorts, films: readonly OutputFilm[], mayArrange: boolean) {
  if (!mayArrange) return { films: [...films], arranged: false };
  const weighed = await Promise.all(
    films.map(async (film) => {
      const known = await ports.catalogue.resolve(film.title, film.year);
      return { film, demand: known.kind === 'one' ? demandOf(known.film) : undefined };
    }),
  );
  return inEveningOrder(weighed);
}
