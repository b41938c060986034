import { isFields } from '#lib/is-fields.ts';

/** Enough for any answer of 1500 tokens; more is no answer but a flood. */
const MAX_LENGTH = 100_000;

/** How many opening braces are tried where the prose holds braces of its own. */
const MAX_STARTS = 12;

const FENCE = /```[^\S\n]*[\w-]*[^\S\n]*\n?([\s\S]*?)```/gu;

/**
 * The JSON object or array inside a model's answer: by itself, in code fences (M-04), or with prose around it.
 * Undefined where there is none that parses.
 */
export function readJson(text: string): object | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  for (const candidate of candidates(text.replaceAll('\u{FEFF}', ''))) {
    const value = parsed(candidate);
    if (value !== undefined) return value;
  }
  return undefined;
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // `[1]` is a footnote of the prose, not a list of films.
    if (Array.isArray(value)) return value.some(isFields) ? value : undefined;
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function* candidates(text: string): Generator<string> {
  yield text;
  for (const [, inside = ''] of text.matchAll(FENCE)) yield inside;
  const [brace, bracket] = [text.indexOf('{'), text.indexOf('[')];
  const object = text.slice(Math.max(brace, 0), text.lastIndexOf('}') + 1);
  const array = text.slice(Math.max(bracket, 0), text.lastIndexOf(']') + 1);
  yield* bracket >= 0 && bracket < brace ? [array, object] : [object];
  let start = brace;
  for (let tries = 0; start >= 0 && tries < MAX_STARTS; tries += 1) {
    const end = endOfObject(text, start);
    yield text.slice(start, end);
    // What never closes may be prose with the answer inside; what closes and is no JSON is behind us.
    start = text.indexOf('{', end === undefined ? start + 1 : end);
  }
}

/** Where the object that begins at `start` ends: after its closing brace; undefined where it never closes. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}
