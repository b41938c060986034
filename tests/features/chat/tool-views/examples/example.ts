import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { toFilm } from '#recommender/built-in/to-film.ts';
import { NOW } from '#tests/support/builders.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { asOutput } from '#tools/find-film.ts';
import type { ToolName, UITools } from '#tools/registry.ts';

/** An output of a tool, and what its view shows of it. */
export interface ToolExample<Name extends ToolName = ToolName> {
  output: UITools[Name]['output'];
  shows: RegExp;
}

export type ToolExamples<Name extends ToolName> = { readonly [N in Name]: ToolExample<N> };

const films = SMALL_CATALOGUE.slice(0, 3).map((film) => asOutput(toFilm(film, { now: NOW, random: 0.5 })));
const [film = films[0]] = films;
if (film === undefined) throw new Error('the catalogue is empty');

export const EXAMPLE_FILMS = { films, film };

/** The examples of all files in this folder: a new tool brings a file of its own. */
export async function readExamples(): Promise<Partial<Record<ToolName, ToolExample>>> {
  const examples: Partial<Record<ToolName, ToolExample>> = {};
  for (const file of readdirSync(import.meta.dirname).filter((name) => name !== 'example.ts')) {
    // Each file is typed by `ToolExamples`; an import by a name made at run time is not.
    const { EXAMPLES } = (await import(join(import.meta.dirname, file))) as { EXAMPLES: typeof examples };
    Object.assign(examples, EXAMPLES);
  }
  return examples;
}
