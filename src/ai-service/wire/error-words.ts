import { isFields } from '#lib/is-fields.ts';

/** An error may hold another one as a text, as OpenRouter's `metadata.raw` does; deeper nobody goes. */
const DEEPEST = 8;
const LONGEST = 20_000;

/** What repeats the question, or what a model wrote: nothing there is the server's own word. */
const ECHOES: ReadonlySet<string> = new Set(['input', 'failed_generation']);

/**
 * All that an error's body says, in one text: servers put their words under `error.message`, `error`, `message`,
 * `detail[].loc` or inside a list, and name the refused field in any of them.
 */
export function errorWords(body: string): string {
  return wordsIn(body.slice(0, LONGEST), 0).join('\n');
}

function wordsIn(value: unknown, depth: number): string[] {
  if (depth > DEEPEST) return [];
  if (typeof value === 'string') return /^\s*[[{]/u.test(value) ? inside(value, depth) : [value];
  if (typeof value === 'number') return [String(value)];
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => (ECHOES.has(name) ? [] : wordsIn(each, depth + 1)));
}

function inside(text: string, depth: number): string[] {
  try {
    return wordsIn(JSON.parse(text), depth + 1);
  } catch {
    return [text];
  }
}
