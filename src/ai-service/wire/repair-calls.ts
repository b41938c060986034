import { isFields } from '#lib/is-fields.ts';

/** A piece of a call in OpenAI's form. */
interface CallPiece {
  index: number;
  id?: string;
  type: 'function';
  function: { name?: string; arguments: string };
}

/**
 * Reads the pieces of calls, of one answer after the other: without an index or with an index of null (Gemini, sglang),
 * without a type, with arguments as an object, or as the one `function_call` of old.
 */
export function createCallReader() {
  const ids: (string | undefined)[] = [];

  /** The place of a piece: the one it names, that of its id, a new one where it has a name, else the last one. */
  function placeOf(index: unknown, id: string | undefined, isNamed: boolean): number {
    if (typeof index === 'number') {
      ids[index] ??= id;
      return index;
    }
    const known = id === undefined ? -1 : ids.indexOf(id);
    if (known >= 0) return known;
    return isNamed || ids.length === 0 ? ids.push(id) - 1 : ids.length - 1;
  }

  function read(piece: unknown): CallPiece[] {
    if (!isFields(piece)) return [];
    const called = isFields(piece['function']) ? piece['function'] : piece;
    const id = filled(piece['id']);
    const name = filled(called['name']);
    return [
      {
        index: placeOf(piece['index'], id, name !== undefined),
        ...(id === undefined ? {} : { id }),
        type: 'function',
        function: { ...(name === undefined ? {} : { name }), arguments: argumentsOf(called['arguments']) },
      },
    ];
  }

  return (calls: unknown, old: unknown): CallPiece[] => {
    const list: unknown[] = Array.isArray(calls) ? calls : calls === undefined ? [] : [calls];
    const pieces = list.flatMap(read);
    return pieces.length === 0 && isFields(old) ? read({ index: 0, function: old }) : pieces;
  };
}

const filled = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const argumentsOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
