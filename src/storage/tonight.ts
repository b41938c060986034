import * as z from 'zod/mini';

/** What was chosen for an evening, as far as storage needs to know; domain/tonight.ts reads the rest. */
const entrySchema = z.looseObject({ day: z.string() });
export type TonightEntry = z.infer<typeof entrySchema>;

export const parseTonightEntry = (stored: unknown): TonightEntry | undefined =>
  entrySchema.safeParse(stored).data;
