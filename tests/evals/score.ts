import { fold, normaliseTitle } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';

import { widened } from './same-wish.ts';
import { ANY, type Slot, type Turn, UNSPOKEN, type Wanted, type WantedCall } from './notation.ts';

export interface CallMade {
  tool: string;
  input: Readonly<Record<string, unknown>>;
}

/** Whether the calls made on a turn are one of its right rows; titles and people count by whom they mean. */
export function isRight(turn: Turn, all: readonly CallMade[], index: FilmIndex): boolean {
  // What is noted beside the answer is no part of it, unless a row says so.
  const noted = turn.right.some((row) => row.some(({ tool }) => tool === 'remember'));
  const made = noted ? all : all.filter(({ tool }) => tool !== 'remember');
  return turn.right.some(
    (row) =>
      row.length === made.length &&
      row.every((wanted, place) => {
        const call = made[place];
        return call !== undefined && isSameCall(wanted, call, index);
      }),
  );
}

function isSameCall(wanted: WantedCall, { tool, input }: CallMade, index: FilmIndex): boolean {
  if (wanted.tool !== tool) return false;
  const titled = wanted.slots.some(({ name }) => name === 'title');
  const names = new Set([...Object.keys(input), ...wanted.slots.map(({ name }) => name)]);
  // A title's year only helps to find it, and is compared through the film that is found.
  if (titled) names.delete('year');
  for (const name of UNSPOKEN) names.delete(name);
  return [...names].every((name) =>
    isSameSlot(
      name,
      wanted.slots.filter((slot) => slot.name === name),
      input,
      index,
    ),
  );
}

const LISTS = new Set(['genres', 'excludeGenres', 'people', 'countries', 'themes', 'avoidThemes']);

function isSameSlot(
  name: string,
  slots: readonly Slot[],
  input: Readonly<Record<string, unknown>>,
  index: FilmIndex,
): boolean {
  const given = input[name];
  if (slots.some(({ value }) => value === ANY)) {
    return given !== undefined || slots.every(({ optional }) => optional);
  }
  if (LISTS.has(name)) {
    const list = (value: unknown) =>
      new Set(Array.isArray(value) ? value.map((item) => canonical(name, String(item), index)) : []);
    const all = (optional: boolean) =>
      list(slots.filter((slot) => slot.optional === optional).flatMap(({ value }) => asList(value)));
    const must = all(false);
    const wanted = must.union(all(true));
    const made =
      name === 'themes' ? new Set([...list(given)].map((one) => widened(one, wanted))) : list(given);
    return must.isSubsetOf(made) && made.isSubsetOf(wanted);
  }
  const [slot] = slots;
  if (given === undefined) return slot === undefined || slot.optional;
  if (slot === undefined || typeof slot.value === 'symbol') return false;
  const year = typeof input['year'] === 'number' ? input['year'] : undefined;
  return canonical(name, slot.value, index) === canonical(name, given, index, year);
}

const asList = (value: Wanted): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function canonical(name: string, value: unknown, index: FilmIndex, year?: number): string {
  const text = String(value);
  if (name === 'people') return normaliseTitle(index.resolvePerson(text) ?? text);
  if (name === 'title' || name === 'similarTo') {
    const found = index.resolveTitle(text, year);
    if (found.kind === 'one') return found.film.id;
    return found.kind === 'many' ? (found.candidates[0]?.id ?? text) : normaliseTitle(text);
  }
  return fold(text);
}
