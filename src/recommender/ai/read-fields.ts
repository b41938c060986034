import * as z from 'zod/mini';

/** A field that a model may leave out or write in a shape of its own: then it counts as left out. */
const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

const written = z.union([z.string(), z.number()]);

/** A text, or a number where a text was asked for; blank is left out. */
export const text = lenient(
  z.pipe(
    written,
    z.transform((value) => String(value).trim() || undefined),
  ),
);

const FIGURE = /-?\d+(?:[.,]\d+)?/u;

/** A number, also as text: `8,2`, `8.2/10`, `1994 (ABD)`. */
export const number = lenient(
  z.pipe(
    written,
    z.transform((value) => toNumber(value)),
  ),
);

const HOURS = /(\d+)\s*(?:saat|sa|s|h)[\s.]*(?:(\d+)\s*(?:dakika|dk|d|m)?)?/iu;

/** Minutes, also as text: `142 dk`, `2 saat 22 dakika`, `2h 22m`. */
export const minutes = lenient(
  z.pipe(
    written,
    z.transform((value) => {
      const [, hours, rest = '0'] = HOURS.exec(String(value)) ?? [];
      return hours === undefined ? toNumber(value) : Number(hours) * 60 + Number(rest);
    }),
  ),
);

const name = z.union([
  z.string(),
  z.pipe(
    z.object({ name: z.string() }),
    z.transform((person) => person.name),
  ),
]);

/** Names: a list of texts or of objects with a name, or one text with commas. */
export const names = lenient(
  z.pipe(
    z.union([z.string(), z.array(z.unknown())]),
    z.transform((value) => {
      const list = typeof value === 'string' ? value.split(/[,/]/u) : value;
      return list
        .flatMap((item) => name.safeParse(item).data ?? [])
        .map((item) => item.trim())
        .filter(Boolean);
    }),
  ),
);

function toNumber(value: string | number): number | undefined {
  const figure = typeof value === 'number' ? value : Number(FIGURE.exec(value)?.[0].replace(',', '.') ?? NaN);
  return Number.isFinite(figure) ? figure : undefined;
}
