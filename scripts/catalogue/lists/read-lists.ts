import * as z from 'zod/mini';

/** A film of a list, with how much it counts there: votes, or people who like it. */
export interface Listed {
  titles: readonly string[];
  year: number;
  count: number;
  fromTurkey: boolean;
}

const text = z.string().check(z.trim(), z.minLength(1));
const listedSchema = z.object({
  title: text,
  year: z.int(),
  votes: z._default(z.nullable(z.number()), 0),
  country: z._default(z.nullable(z.array(z.string())), []),
});
const turkishSchema = z.object({ title: text, alt: z.optional(z.nullable(z.string())), year: z.int() });
const personSchema = z.object({ liked: z.array(z.tuple([z.string(), z.number()])) });

const TURKEY = new Set(['Turkey', 'Türkiye']);

/** The rows of a text that has one a line. Lines of another shape are left out: such lists hold many. */
function rowsOf<T>(jsonl: string, schema: z.ZodMiniType<T>): T[] {
  return jsonl.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    const { success, data } = schema.safeParse(JSON.parse(line));
    return success ? [data] : [];
  });
}

/** `film-facts.jsonl`, the most voted first. */
export const readListed = (jsonl: string): Listed[] =>
  rowsOf(jsonl, listedSchema)
    .map(({ title, year, votes, country }) => ({
      titles: [title],
      year,
      count: votes ?? 0,
      fromTurkey: TURKEY.has(country?.[0] ?? ''),
    }))
    .toSorted((a, b) => b.count - a.count);

/** `turkish-made-films.jsonl`, whose names may carry another in brackets or after a dash; it has no votes. */
export const readTurkish = (jsonl: string): Listed[] =>
  rowsOf(jsonl, turkishSchema).map(({ title, alt, year }) => ({
    titles: [title, alt ?? '']
      .flatMap((name) => [name, ...name.split(/[()/]| - /u)])
      .filter((name) => name.trim() !== ''),
    year,
    count: 0,
    fromTurkey: true,
  }));

/** `taste-people.jsonl` as films, each with how many people like it, the most liked first. */
export function readLiked(jsonl: string): Listed[] {
  const liked = new Map<string, Listed>();
  for (const person of rowsOf(jsonl, personSchema))
    for (const [title, year] of person.liked) {
      const key = `${title} ${year}`;
      const count = (liked.get(key)?.count ?? 0) + 1;
      liked.set(key, { titles: [title], year, count, fromTurkey: false });
    }
  return [...liked.values()].toSorted((a, b) => b.count - a.count);
}
