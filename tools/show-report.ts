import { tool } from 'ai';
import * as z from 'zod/mini';

import { makeReport } from '#domain/report/make-report.ts';
import { type Period, reportSchema } from '#domain/report/report.ts';
import type { ToolPorts } from './context.ts';

const RELATIVE = ['thisYear', 'lastYear', 'thisMonth', 'lastMonth'] as const;

const OLDEST = 1900;
const NEWEST = 2100;

export const reportInputSchema = z.object({
  when: z
    .optional(z.enum(RELATIVE))
    .check(z.describe('Bugüne göre söylenen dönem: bu yıl, geçen yıl, bu ay, geçen ay')),
  year: z.optional(z.int().check(z.minimum(OLDEST), z.maximum(NEWEST), z.describe('Yıl, söylendiyse'))),
  month: z.optional(z.int().check(z.minimum(1), z.maximum(12), z.describe('Ay (1-12), söylendiyse'))),
});

export type ReportInput = z.infer<typeof reportInputSchema>;

export const reportOutputSchema = z.extend(reportSchema, { status: z.literal('done') });

/** `showReport`: *sinema karnesi*, the films of a year or a month on one page (Y-05). */
export const showReport = ({ library, now }: ToolPorts) =>
  tool({
    description:
      'Kişinin sinema karnesini gösterir: bir yılda ya da ayda izlediği filmler, süre, türler, kişiler, en iyiler. Dönem söylenmediyse bu yıl.',
    inputSchema: reportInputSchema,
    outputSchema: reportOutputSchema,
    execute: (input) => ({
      status: 'done' as const,
      ...makeReport(library.watched.get(), library.favourites.get(), periodOf(input, now())),
    }),
  });

/** The time that was asked for. A month alone is the last one of that name. */
export function periodOf({ when, year, month }: ReportInput, now: Date): Period {
  const [thisYear, thisMonth] = [now.getFullYear(), now.getMonth() + 1];
  if (month !== undefined) {
    const before = when === 'lastYear' || (when === undefined && month > thisMonth);
    return { year: year ?? thisYear - Number(before), month };
  }
  if (year !== undefined) return { year };
  switch (when) {
    case 'thisMonth':
      return { year: thisYear, month: thisMonth };
    case 'lastMonth':
      return thisMonth === 1 ? { year: thisYear - 1, month: 12 } : { year: thisYear, month: thisMonth - 1 };
    case 'lastYear':
      return { year: thisYear - 1 };
    default:
      return { year: thisYear };
  }
}
