import { fold, normaliseTitle } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';

import type { WantedAnswer } from './file-dialogues.ts';
import type { CallMade } from './score.ts';

/** Whether the right tool was called, and whether with the right input: at least what is wanted, nothing that must not be. */
export function answers(wanted: WantedAnswer, made: readonly CallMade[], index: FilmIndex) {
  const tools = Array.isArray(wanted.tool) ? wanted.tool : [wanted.tool];
  const words = made.length === 0;
  if (words) return { tool: tools.includes(null), input: tools.includes(null) };
  const calls = made.filter(({ tool }) => tools.includes(tool));
  return {
    tool: calls.length > 0,
    input: calls.some(
      ({ input }) =>
        Object.entries(wanted.input).every(([name, value]) => holds(name, value, input[name], index)) &&
        wanted.not.every((name) => isNothing(input[name])),
    ),
  };
}

const isNothing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

function holds(name: string, wanted: unknown, given: unknown, index: FilmIndex): boolean {
  if (isNothing(wanted)) return isNothing(given);
  if (typeof wanted === 'number' || typeof wanted === 'boolean') return wanted === given;
  const list = (value: unknown) => (Array.isArray(value) ? value : isNothing(value) ? [] : [value]);
  const canon = (value: unknown) => canonical(name, String(value), index);
  const all = new Set(list(given).flatMap(canon));
  return list(wanted).every((value) => canon(value).some((meaning) => all.has(meaning)));
}

const TITLES = new Set(['title', 'similarTo', 'alsoSimilarTo', 'excludeTitles']);

/** What a value may stand for: titles and people by whom they mean, words folded. */
function canonical(name: string, text: string, index: FilmIndex): string[] {
  if (name === 'people' || name === 'excludePeople')
    return [normaliseTitle(index.resolvePerson(text) ?? text)];
  if (!TITLES.has(name)) return [fold(text)];
  const found = index.resolveTitle(text);
  if (found.kind === 'one') return [found.film.id, normaliseTitle(text)];
  if (found.kind === 'many') return [...found.candidates.map(({ id }) => id), normaliseTitle(text)];
  return [normaliseTitle(text)];
}
