import { normaliseTitle } from '#domain/title.ts';

import { isMotif, type MotifName } from './motifs/motifs.ts';
import words from './title-words.json' with { type: 'json' };

const MOTIF_OF = new Map(
  Object.entries(words).flatMap(([motif, names]) =>
    isMotif(motif) ? names.map((name) => [normaliseTitle(name), motif] as const) : [],
  ),
);

/** The pictures that words of a title name. */
export function wordMotifs(title: string): MotifName[] {
  const parts = normaliseTitle(title).split(' ');
  const pairs = parts.map((part, at) => `${part} ${parts[at + 1] ?? ''}`);
  return [...parts, ...pairs].flatMap((part) => MOTIF_OF.get(part) ?? []);
}
