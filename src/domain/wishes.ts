import * as z from 'zod/mini';

import { originSchema } from './catalogue-film.ts';
import { genreSchema } from './genre.ts';
import { ENDINGS, ERAS, PRIZES, RIGHT_FOR } from './judgement.ts';
import { moodSchema } from './mood.ts';
import { toneSchema } from './tone.ts';

const note = <T extends z.ZodMiniType>(schema: T, description: string): T =>
  schema.check(z.describe(description)) as T;
const names = z.array(z.string().check(z.minLength(1)));

/** The pace of a film; a judgement has them as 1 to 3. */
export const PACES = ['slow', 'medium', 'fast'] as const;

/**
 * What a person asks of a recommendation: the input of `recommendFilms`. A wish that was not said is
 * absent; no genre is `genres: []`. Years are calendar years, durations minutes, ratings points of ten.
 */
export const wishesSchema = z.object({
  genres: note(z.array(genreSchema), 'İstenen türler; söylenmediyse boş liste'),
  mood: z.optional(note(moodSchema, 'Ruh hali')),
  excludeGenres: z.optional(note(z.array(genreSchema), 'İstenmeyen türler')),
  minYear: z.optional(note(z.int(), 'En eski yapım yılı')),
  maxYear: z.optional(note(z.int(), 'En yeni yapım yılı')),
  minRating: z.optional(note(z.number(), 'En düşük puan, 0–10')),
  minDuration: z.optional(note(z.int(), 'En az süre, dakika')),
  maxDuration: z.optional(note(z.int(), 'En çok süre, dakika')),
  people: z.optional(note(names, 'Oyuncu, yönetmen ya da yazar adları')),
  similarTo: z.optional(note(z.string(), 'Buna benzer olsun denen filmin adı')),
  origin: z.optional(note(originSchema, 'Yerli ya da yabancı yapım')),
  countries: z.optional(note(names, 'Ülkelerin Türkçe adları')),
  themes: z.optional(note(names, 'İstenen temalar, küçük harfle')),
  avoidThemes: z.optional(note(names, 'İstenmeyen temalar; ton da sayılır: kanlı, karanlık')),
  maxAge: z.optional(note(z.int(), 'İzleyenin yaşı; film bu yaşa uygun olmalı')),
  alsoSimilarTo: z.optional(note(names, 'similarTo yanında, bunlara da benzesin denen filmlerin adları')),
  excludePeople: z.optional(note(names, 'İstenmeyen oyuncu, yönetmen ya da yazar adları')),
  excludeTitles: z.optional(note(names, 'İstenmeyen filmlerin adları')),
  tones: z.optional(note(z.array(toneSchema), 'Film böyle hissettirsin')),
  avoidTones: z.optional(note(z.array(toneSchema), 'Film böyle hissettirmesin')),
  ending: z.optional(note(z.enum([...ENDINGS, 'notDark']), 'Sonu nasıl olsun; notDark: kötü bitmesin')),
  pace: z.optional(note(z.enum(PACES), 'Temposu')),
  fame: z.optional(note(z.enum(['popular', 'hidden']), 'popular: herkesin bildiği; hidden: az bilinen')),
  awards: z.optional(note(z.array(z.enum(PRIZES)), 'Bu ödüllerden birini almış olsun')),
  studios: z.optional(note(names, 'Stüdyo adları: Pixar, Ghibli, Marvel')),
  series: z.optional(note(names, 'Seri adları: Harry Potter, James Bond')),
  languages: z.optional(note(names, 'Filmde konuşulan dillerin Türkçe adları')),
  trueStory: z.optional(note(z.boolean(), 'Gerçek hikâye olsun (false: olmasın)')),
  eras: z.optional(note(z.array(z.enum(ERAS)), 'Filmin geçtiği dönemler')),
  places: z.optional(note(names, 'Filmin geçtiği yerler')),
  occasions: z.optional(
    note(z.array(z.enum(RIGHT_FOR)), 'Kiminle ya da ne zaman izlenecek; buna yakışanlar öne geçer'),
  ),
  platforms: z.optional(
    note(
      names,
      'Film bu platformlardan birinde olsun: Netflix, MUBI; Platformlarım: kişinin kendi platformları',
    ),
  ),
});

export type Wishes = z.infer<typeof wishesSchema>;
export type WishName = keyof Wishes;
