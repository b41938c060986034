import * as z from 'zod/mini';

import { normaliseTitle } from '#domain/title.ts';
import { textHash } from '#lib/text-hash.ts';

/** Letters of a key. */
export const KEY_LETTERS = 5;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Motif → first genre → the keys of its films, one after the other. */
export const picturesSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** A film by title and year alone, in 30 bits: a poster must not depend on where a film comes from. */
export function pictureKey(title: string, year: number): string {
  const hash = textHash(`${normaliseTitle(title)}|${year}`);
  return Array.from({ length: KEY_LETTERS }, (_, at) => LETTERS[(hash >>> (at * 6)) & 63]).join('');
}
