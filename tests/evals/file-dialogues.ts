import * as z from 'zod/mini';

const toolSchema = z.union([z.string(), z.null(), z.array(z.nullable(z.string()))]);
const wantedSchema = z.object({
  /** The tool that should be called, `null` for words alone, or several that are right. */
  tool: toolSchema,
  /** What must be in its input at least. */
  input: z._default(z.record(z.string(), z.unknown()), {}),
  /** Fields that must not be in it. */
  not: z._default(z.array(z.string()), []),
  /** Films that answer it; one of them shown by itself is right too, where a forgotten film is told of. */
  fits: z.optional(z.array(z.string())),
});
export type WantedAnswer = z.output<typeof wantedSchema>;

/** Something said, and what it should lead to, where that is judged. */
export interface FileTurn {
  say: string;
  wanted: WantedAnswer | undefined;
}

const turnSchema = z.extend(wantedSchema, { say: z.string() });
const category = z._default(z.string(), '');
const lineSchema = z.union([
  // Only the last turn is judged.
  z.object({ turns: z.array(z.string()), expect: wantedSchema, category }),
  z.object({ turns: z.array(turnSchema), category }),
  z.extend(turnSchema, { category }),
]);

/** Reads dialogues, a JSON a line. @throws ZodError where a line has none of the shapes */
export function readDialogues(jsonl: string): { turns: FileTurn[]; category: string }[] {
  return jsonl
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parsed = lineSchema.parse(JSON.parse(line));
      if ('expect' in parsed) {
        const { turns, expect } = parsed;
        return {
          category: parsed.category,
          turns: turns.map((say, at) => ({ say, wanted: at === turns.length - 1 ? expect : undefined })),
        };
      }
      const turns = 'turns' in parsed ? parsed.turns : [parsed];
      return {
        category: parsed.category,
        turns: turns.map(({ say, ...wanted }) => ({ say, wanted })),
      };
    });
}
