import * as z from 'zod/mini';

import type { TurnReport } from './terminal-chat.ts';

const filmSchema = z.object({
  title: z.string(),
  year: z.number(),
  genre: z.string(),
  rating: z.number(),
  duration: z.number(),
});
const outputSchema = z.object({
  films: z.optional(z.array(filmSchema)),
  film: z.optional(filmSchema),
  /** What each of two people gets from the films, where they are for two. */
  gains: z.optional(z.array(z.object({ mine: z.string(), theirs: z.string() }))),
});

/** A turn for people to read: the answer, then the films it came with. */
export function printTurn({ text, tools, named, fallback }: TurnReport): string {
  const made = tools.flatMap(({ output }) => {
    const parsed = outputSchema.safeParse(output);
    const films = [...(parsed.data?.films ?? []), ...(parsed.data?.film ? [parsed.data.film] : [])];
    return films.map((film, at) => ({ film, gains: parsed.data?.gains?.[at] }));
  });
  const films = [...made, ...(named?.films ?? []).map((film) => ({ film, gains: undefined }))];
  const unchecked = (named?.unchecked ?? []).map(
    (title) => `  ? ${title} · katalogda bulunamadı, gerçek olduğu denetlenemedi`,
  );
  const lines = films.flatMap(({ film, gains }, index) => [
    `  ${index + 1}. ${film.title} (${film.year}) · ${film.genre} · ★ ${film.rating.toLocaleString('tr-TR')} · ${film.duration} dk`,
    ...(gains === undefined ? [] : [`     Sana: ${gains.mine}`, `     Ona: ${gains.theirs}`]),
  ]);
  const retry = fallback === undefined ? '' : 'Servisi yeniden sormak için “tekrar dene” yaz.';
  return [text, ...lines, ...unchecked, retry].filter(Boolean).join('\n');
}
