import { readdir, readFile } from 'node:fs/promises';

import * as z from 'zod/mini';

import { MOODS } from '#domain/mood.ts';
import { TONES } from '#domain/tone.ts';

import { ACTS, COMPANIES, DEEDS, KINDS, SITUATIONS } from './labels.ts';

/** Where the sentences stand, a file an act; training/README.md says how one is added. */
const SENTENCES = new URL('../../training/sentences/', import.meta.url);

/** A sentence as somebody would write it, and what it is about. */
export interface Sentence {
  text: string;
  act: (typeof ACTS)[number];
  mood?: string | undefined;
  situation?: string | undefined;
  company?: string | undefined;
  /** What is to be done with a film. */
  deed?: string | undefined;
  /** Wished tones, and unwanted ones with a minus before them. */
  tones: readonly string[];
  /** Its place in its file, 0 to 1: neighbours are by one writer. */
  place: number;
}

/** Labels are a word each, so tones are written with a hyphen where they have two. */
const TONE_LABELS = TONES.map((tone) => tone.replaceAll(' ', '-'));
const toneSchema = z.enum([...TONE_LABELS, ...TONE_LABELS.map((tone) => `-${tone}`)]);
const labelsSchema = z.strictObject({
  mood: z.optional(z.enum(MOODS)),
  situation: z.optional(z.enum(SITUATIONS)),
  company: z.optional(z.enum(COMPANIES)),
  kind: z.optional(z.enum(KINDS)),
  deed: z.optional(z.enum(DEEDS)),
  tones: z._default(z.array(toneSchema), []),
});

/** Every sentence, in an order that is always the same. @throws with file and line where a label is none */
export async function readSentences(): Promise<Sentence[]> {
  const names = (await readdir(SENTENCES)).filter((name) => name.endsWith('.tsv')).toSorted();
  const files = await Promise.all(
    names.map(async (name) => parseSentences(name, await readFile(new URL(name, SENTENCES), 'utf8'))),
  );
  return files.flat();
}

/** The sentences of a file named after their act. @throws with file and line where a label is none */
export function parseSentences(file: string, content: string): Sentence[] {
  const act = ACTS.find((name) => file === `${name}.tsv`);
  if (act === undefined) throw new Error(`${file}: no act is called so (${ACTS.join(', ')})`);
  const lines = content.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const seen = new Set<string>();
  return lines.map((line, at) => {
    const [text = '', written = '', ...more] = line.split('\t');
    const refuse = (why: string) => new Error(`${file}:${at + 1}: ${why} in “${line}”`);
    if (text.trim() === '') throw refuse('no sentence');
    if (more.length > 0) throw refuse('a second tab');
    if (seen.has(text)) throw refuse('a sentence that is there twice');
    seen.add(text);
    const labels = labelsSchema.safeParse(labelsOf(written));
    if (!labels.success) throw refuse(`no such label: ${labels.error.issues[0]?.path.join('.') || 'name'}`);
    const { kind: _kind, ...known } = labels.data;
    return { text, act, ...known, place: at / lines.length };
  });
}

/** `mood=happy tones=komik,-kanlı` as fields. */
function labelsOf(written: string): Record<string, unknown> {
  const entries = written
    .split(' ')
    .filter(Boolean)
    .map((label): [string, string | string[]] => {
      const [name = '', ...value] = label.split('=');
      return name === 'tones' ? [name, value.join('=').split(',')] : [name, value.join('=')];
    });
  return Object.fromEntries(entries);
}
