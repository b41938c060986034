import { parseArgs } from 'node:util';

import * as z from 'zod/mini';

const optionsSchema = z.object({
  json: z._default(z.boolean(), false),
  each: z._default(z.boolean(), false),
  catalogue: z.optional(z.string()),
  state: z.optional(z.string()),
  seed: z.optional(z.pipe(z.string().check(z.regex(/^\d+$/u)), z.transform(Number))),
  model: z._default(z.enum(['builtIn', 'openai']), 'builtIn'),
});

export type Options = z.output<typeof optionsSchema>;

const USAGE = `Kullanım: npm run -s chat -- [--json] [--each] [--catalogue DOSYA] [--state DOSYA] [--seed N] [--model builtIn|openai]`;

/** Reads the command line (docs/product.md). @throws Error with a Turkish message for options it does not know */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      strict: true,
      options: {
        json: { type: 'boolean' },
        each: { type: 'boolean' },
        catalogue: { type: 'string' },
        state: { type: 'string' },
        seed: { type: 'string' },
        model: { type: 'string' },
      },
    });
    return optionsSchema.parse(values);
  } catch {
    throw new Error(USAGE);
  }
}
