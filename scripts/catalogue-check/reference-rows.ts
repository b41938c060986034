import * as z from 'zod/mini';

/** What a reference says of a film; absent where it says nothing. */
export interface ReferenceRow {
  /** Every name the row has for the film. */
  titles: string[];
  year: number;
  /** Minutes. */
  minutes?: number;
  /** Points of ten. */
  rating?: number;
  directors: string[];
  cast: string[];
}

export interface ParsedRows {
  rows: ReferenceRow[];
  /** Lines that are no row: no JSON, another shape, or no year to tell namesakes apart. */
  skipped: number;
}

const text = z.string().check(z.trim(), z.minLength(1));
const names = z._default(z.nullable(z.array(z.string())), []);
const figure = z.optional(z.nullable(z.number()));

const factsSchema = z.object({
  title: text,
  year: z.int(),
  runtime: figure,
  rating: figure,
  director: names,
  cast: names,
});

const turkishSchema = z.object({
  title: text,
  alt: z.optional(z.nullable(z.string())),
  year: z.int(),
  runtime: figure,
  imdb: figure,
  director: z.optional(z.nullable(z.string())),
  cast: names,
});

/** Reads `film-facts.jsonl`, a row a line. */
export function parseFacts(jsonl: string): ParsedRows {
  return parseLines(jsonl, (value) => {
    const { success, data } = factsSchema.safeParse(value);
    if (!success) return undefined;
    return toRow([data.title], data.year, data.runtime, data.rating, data.director, data.cast);
  });
}

/** Reads `turkish-made-films.jsonl`, whose second name may carry a third in brackets: `Masumiyet(Innocence)`. */
export function parseTurkishMade(jsonl: string): ParsedRows {
  return parseLines(jsonl, (value) => {
    const { success, data } = turkishSchema.safeParse(value);
    if (!success) return undefined;
    const titles = [data.title, ...(data.alt ?? '').split(/[()]/u)];
    return toRow(titles, data.year, data.runtime, data.imdb, data.director?.split(','), data.cast);
  });
}

type Figure = number | null | undefined;

function toRow(
  titles: readonly string[],
  year: number,
  minutes: Figure,
  rating: Figure,
  directors: readonly string[] | null = [],
  cast: readonly string[] | null = [],
): ReferenceRow {
  return {
    titles: known(titles),
    year,
    // A zero stands for "not known" in such lists.
    ...(minutes ? { minutes } : {}),
    ...(rating ? { rating } : {}),
    directors: known(directors ?? []),
    cast: known(cast ?? []),
  };
}

const known = (texts: readonly string[]) => texts.map((one) => one.trim()).filter(Boolean);

function parseLines(jsonl: string, read: (value: unknown) => ReferenceRow | undefined): ParsedRows {
  const lines = jsonl.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.flatMap((line) => read(parseJson(line)) ?? []);
  return { rows, skipped: lines.length - rows.length };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
