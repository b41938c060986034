import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';
import * as z from 'zod/mini';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
  }),
);

/** Bytes of a text after gzip, as a server would send it. */
export const gzipSize = (text: string | Uint8Array): number => gzipSync(text).byteLength;

/**
 * The scripts that a browser loads for a build's index.html before anybody has done anything, as paths below the build:
 * what the page names, entries, and all they import statically.
 */
export async function firstLoadOf(dist: string): Promise<string[]> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')),
  );
  const files = new Set(scriptsNamedIn(html));
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || visited.has(name)) return;
    visited.add(name);
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const [name, { isEntry, file }] of Object.entries(manifest)) {
    if (isEntry === true || files.has(file)) visit(name);
  }
  return [...files].toSorted();
}

function scriptsNamedIn(html: string): string[] {
  const sources = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/?([^"]+\.js)"/gu)];
  return sources.flatMap(([, file]) => file ?? []);
}

/** The modules that each script of the build is made of, by the script's path: what is left of them after shaking. */
export async function modulesByScript(): Promise<Map<string, string[]>> {
  const result = await build({ logLevel: 'error', build: { write: false } });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one build was expected');
  return new Map(
    result.output.flatMap((chunk) => {
      if (chunk.type !== 'chunk') return [];
      const modules = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
      return [[chunk.fileName, modules.map(([id]) => id)]];
    }),
  );
}
