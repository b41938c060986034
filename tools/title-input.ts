import { zodSchema } from 'ai';
import * as z from 'zod/mini';

const titleInputSchema = z.object({
  title: z.string().check(z.describe('Filmin Türkçe ya da özgün adı')),
  year: z.optional(z.int().check(z.describe('Yapım yılı, biliniyorsa'))),
});

/**
 * The input of every tool that takes a title (product.md §3). Made once, as all inputs are: its JSON Schema goes with
 * every question to a model.
 */
export const titleInput = zodSchema(titleInputSchema);

export type TitleInput = z.infer<typeof titleInputSchema>;
