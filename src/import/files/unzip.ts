import { Unzip, UnzipInflate } from 'fflate';

import { IMPORT_LIMITS, SENTENCES } from '../shared/limits.ts';
import type { Breathe } from '../shared/breathe.ts';
import { ImportError } from '../shared/row.ts';

export interface NamedBytes {
  name: string;
  bytes: Uint8Array;
}

/** So little at a time that even the densest packing unpacks within a frame or two. */
const SLICE = 16 * 1024;
const SLICES_A_BREATH = 4;

export const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && [3, 5].includes(bytes[2] ?? 0);

/**
 * The files of an archive that `wanted` names, unpacked bit by bit; what grows beyond the limits is given up as soon as it
 * does. @throws ImportError
 */
export async function unzip(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  breathe: Breathe,
): Promise<NamedBytes[]> {
  const files: { name: string; chunks: Uint8Array[]; done: boolean }[] = [];
  let entries = 0;
  let unpacked = 0;
  const archive = new Unzip((entry) => {
    entries += 1;
    if (entries > IMPORT_LIMITS.entries) throw new ImportError(SENTENCES.bomb);
    if (!wanted(entry.name)) return;
    const file = { name: entry.name, chunks: [] as Uint8Array[], done: false };
    let size = 0;
    const promised = entry.originalSize;
    entry.ondata = (error, chunk, final) => {
      if (error !== null) throw error;
      size += chunk.length;
      unpacked += chunk.length;
      if (size > IMPORT_LIMITS.entry || unpacked > IMPORT_LIMITS.unpacked)
        throw new ImportError(SENTENCES.bomb);
      file.chunks.push(chunk);
      file.done = final && (promised === undefined || promised === size);
    };
    files.push(file);
    entry.start();
  });
  archive.register(UnzipInflate);
  for (let from = 0, slice = 0; from < bytes.length; from += SLICE, slice += 1) {
    const to = Math.min(from + SLICE, bytes.length);
    attempt(() => archive.push(bytes.subarray(from, to), to === bytes.length));
    if (slice % SLICES_A_BREATH === 0) await breathe();
  }
  if (files.some(({ done }) => !done)) throw new ImportError(SENTENCES.brokenArchive);
  return files.map(({ name, chunks }) => ({ name, bytes: joined(chunks) }));
}

function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError(SENTENCES.brokenArchive);
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
