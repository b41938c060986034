import * as z from 'zod/mini';

/** The input of every tool that takes a title (product.md §3). */
export const titleInputSchema = z.object({
  title: z.string().check(z.describe('Filmin Türkçe ya da özgün adı')),
  year: z.optional(z.int().check(z.describe('Yapım yılı, biliniyorsa'))),
});

export type TitleInput = z.infer<typeof titleInputSchema>;
