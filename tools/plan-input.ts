import * as z from 'zod/mini';

import { MOST_FILMS } from '#domain/evening-plan.ts';
import { wishesSchema } from '#domain/wishes.ts';
import { PLAN_DAYS } from '#recommender/evening-hours.ts';
import { titleInputSchema } from './title-input.ts';

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u));

export const planInputSchema = z.object({
  films: z.optional(
    z
      .array(titleInputSchema)
      .check(z.maxLength(MOST_FILMS), z.describe('Adı söylenen filmler, söylendiği sırayla')),
  ),
  place: z.optional(
    z
      .int()
      .check(
        z.minimum(0),
        z.maximum(MOST_FILMS),
        z.describe('Seçilen filmler adı söylenenlerin kaçından sonra gelsin; yoksa sona'),
      ),
  ),
  from: z.optional(z.literal('favourites').check(z.describe('Filmler favorilerden seçilsin'))),
  count: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_FILMS), z.describe('Kaç film'))),
  day: z.optional(z.enum(PLAN_DAYS).check(z.describe('Hangi gün; bu akşam içinse boş'))),
  startsAt: z.optional(clock.check(z.describe('Başlangıç saati, 24 saatle: 20:00'))),
  endsBy: z.optional(clock.check(z.describe('En geç bitiş saati, 24 saatle; gece yarısı 00:00'))),
  breakMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(120), z.describe('Film arası, dakika'))),
  arrange: z.optional(z.boolean().check(z.describe('Adı söylenen filmleri sen sırala'))),
  wishes: z.optional(wishesSchema),
  kinds: z.optional(
    z
      .array(wishesSchema)
      .check(
        z.maxLength(MOST_FILMS),
        z.describe('Filmler ayrı ayrı istendiyse her biri için bir dilek, sırayla: iki korku bir komedi'),
      ),
  ),
});
export type PlanInput = z.infer<typeof planInputSchema>;
