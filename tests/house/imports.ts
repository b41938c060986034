import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

import manifest from '../../package.json' with { type: 'json' };

/** One import, of a value or of a type only; both are files as paths from the root of the repository. */
export interface Import {
  from: string;
  to: string;
}

const SPECIFIER =
  /(?:\bfrom|\bimport|\bimport\()\s*(?<quote>['"])(?<path>(?:#|\.\.?\/)[^'"?]+)(?:\?[\w-]+)?\k<quote>/gu;
const ALIASES = Object.entries(manifest.imports).map(([alias, folder]) => ({
  prefix: alias.slice(0, -1),
  folder: normalize(folder.slice(0, -1)),
}));

/** Every import between the sources of these folders of the root. */
export function importsBelow(root: string, folders: readonly string[]): Import[] {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/u.test(file))
      .map((file) => join(folder, file.replaceAll('\\', '/'))),
  );
  return sources.flatMap((from) => importsOf(from, readFileSync(join(root, from), 'utf8')));
}

/** The imports of our own files that a source holds. */
export function importsOf(from: string, source: string): Import[] {
  return [...source.matchAll(SPECIFIER)].flatMap(({ groups }) => {
    // What Vite is asked for beside (`?url`) is no part of a file's name.
    const path = (groups?.['path'] ?? '').replace(/\?[\w-]+$/u, '');
    if (path.startsWith('.')) return [{ from, to: join(dirname(from), path) }];
    const alias = ALIASES.find(({ prefix }) => path.startsWith(prefix));
    return alias === undefined ? [] : [{ from, to: join(alias.folder, path.slice(alias.prefix.length)) }];
  });
}

/**
 * The circles between the folders of these imports, each as the imports that tie it: those between two folders of which
 * each can be reached from the other.
 */
export function folderCircles(imports: readonly Import[]): Import[][] {
  const crossing = imports.filter(({ from, to }) => dirname(from) !== dirname(to));
  const next = Map.groupBy(crossing, ({ from }) => dirname(from));
  const reachable = new Map([...next.keys()].map((folder) => [folder, reachableFrom(folder, next)]));
  const tied = crossing.filter(({ from, to }) => reachable.get(dirname(to))?.has(dirname(from)) === true);
  // Folders of one circle reach the same folders, themselves among them.
  const circles = Map.groupBy(tied, ({ from }) => {
    const own = reachable.get(dirname(from)) ?? new Set();
    return [...own]
      .filter((folder) => reachable.get(folder)?.has(dirname(from)))
      .toSorted()
      .join();
  });
  return [...circles.values()];
}

function reachableFrom(start: string, next: ReadonlyMap<string, readonly Import[]>): Set<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const { to } of next.get(folder) ?? []) {
      if (seen.has(dirname(to))) continue;
      seen.add(dirname(to));
      waiting.push(dirname(to));
    }
  }
  return seen;
}
