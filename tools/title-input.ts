import { zodSchema } from 'ai';
import * as z from 'zod/mini';

export const titleInputSchema = z.object({
  title: z.string().check(z.describe('Filmin Türkçe ya da özgün adı')),
  year: z.optional(z.int().check(z.describe('Yapım yılı, biliniyorsa'))),
});

/** The input of tools that act on one film. Made once, as all inputs are: its JSON Schema goes with every question. */
export const titleInput = zodSchema(titleInputSchema);

export type TitleInput = z.infer<typeof titleInputSchema>;

/**
 * The call with a film put into the slot that its tool found ambiguous (`first`, or a place in a list: `films.1`); without
 * a slot the input itself names the film.
 */
export function fillSlot<Call extends { input: object }>(
  call: Call,
  slot: string | undefined,
  { title, year }: TitleInput,
): Call {
  const film: TitleInput = year === undefined ? { title } : { title, year };
  if (slot === undefined) return { ...call, input: { ...call.input, ...film } };
  const [name = slot, place] = slot.split('.');
  const list: unknown = Object.entries(call.input).find(([field]) => field === name)?.[1];
  const filled = Array.isArray(list) && place !== undefined ? list.with(Number(place), film) : film;
  return { ...call, input: { ...call.input, [name]: filled } };
}
