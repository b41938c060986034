import type { JSONSchema7, JSONSchema7Definition } from '@ai-sdk/provider';

import { isFields } from '#lib/is-fields.ts';
import { nearName } from './near-name.ts';
import { sameWord } from './same-words.ts';

/** What models write where they mean to say nothing. */
const NOTHING = /^(?:null|none|undefined|n\/?a|any|all|genel|hepsi|farketmez|belirtilmedi|yok|-)?$/iu;

/**
 * An input as its schema wants it, from what a model wrote: what it left empty is left out, a single text becomes a list,
 * figures as text become numbers, and words for our values (`Comedy`, `mutlu`) become ours. What cannot be read is left as
 * it is: then the schema refuses it, and the model is told.
 */
export function wholeInput(input: unknown, schema: JSONSchema7): unknown {
  return whole(input, schema) ?? input;
}

function whole(value: unknown, schema: JSONSchema7Definition | undefined): unknown {
  if (typeof schema !== 'object') return value;
  if (schema.enum !== undefined) return enumerated(value, schema.enum);
  switch (schema.type) {
    case 'object':
      return fields(value, schema);
    case 'array':
      return list(value, schema);
    case 'integer':
    case 'number':
      return figure(value, schema.type === 'integer');
    case 'string':
      return text(value);
    default:
      return value;
  }
}

function fields(value: unknown, { properties = {}, required = [] }: JSONSchema7): unknown {
  const read = typeof value === 'string' ? parsed(value) : value;
  if (!isFields(read) || Array.isArray(read)) return value;
  const names = Object.keys(properties);
  const known = Object.entries(read).map(([name, each]) => [nearName(name, names) ?? name, each] as const);
  const made = new Map<string, unknown>();
  for (const [name, each] of known) {
    const isAsked = required.includes(name);
    const own = isEmpty(each, isAsked) ? undefined : whole(each, properties[name]);
    if (own !== undefined && (isAsked || isOneOf(own, properties[name]))) made.set(name, own);
  }
  for (const name of required) {
    const schema = properties[name];
    if (!made.has(name) && typeof schema === 'object' && schema.type === 'array') made.set(name, []);
  }
  return Object.fromEntries(made);
}

/** A value that is none of those a field can have may be left out where nobody asked for the field. */
const isOneOf = (value: unknown, schema: JSONSchema7Definition | undefined): boolean =>
  typeof schema !== 'object' ||
  schema.enum === undefined ||
  schema.enum.some((each: unknown) => each === value);

/** A figure of 0 is how models fill in what nobody said. */
const isEmpty = (value: unknown, isAsked: boolean): boolean =>
  value === null || value === undefined || (!isAsked && (value === 0 || value === ''));

function list(value: unknown, { items }: JSONSchema7): unknown[] | undefined {
  const read = typeof value === 'string' ? (parsed(value) ?? value.split(/[,;/]/u)) : value;
  const all: unknown[] = Array.isArray(read) ? read : [read];
  const schema = Array.isArray(items) ? items[0] : items;
  return all.map((each) => whole(each, schema)).filter((each) => each !== undefined);
}

function enumerated(value: unknown, values: readonly unknown[]): unknown {
  const [only] = Array.isArray(value) && value.length === 1 ? value : [value];
  if (typeof only !== 'string') return value;
  if (NOTHING.test(only.trim())) return undefined;
  return (
    sameWord(
      only,
      values.filter((each) => typeof each === 'string'),
    ) ?? only
  );
}

function figure(value: unknown, isWhole: boolean): number | undefined {
  const read =
    typeof value === 'string' ? /^\s*-?\d+(?:[.,]\d+)?/u.exec(value)?.[0].replace(',', '.') : value;
  const number = read === undefined || read === '' ? NaN : Number(read);
  if (!Number.isFinite(number)) return undefined;
  return isWhole ? Math.round(number) : number;
}

function text(value: unknown): string | undefined {
  const [only] = Array.isArray(value) && value.length === 1 ? value : [value];
  if (typeof only === 'number') return String(only);
  if (typeof only !== 'string') return undefined;
  const trimmed = only.trim();
  return NOTHING.test(trimmed) ? undefined : trimmed;
}

function parsed(text: string): unknown {
  if (!/^\s*[[{]/u.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
