import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type BuiltApp, startBuiltApp } from '#scripts/browser/built-app.ts';

const DIST = process.env['E2E_DIST'] || fileURLToPath(new URL('../../../dist', import.meta.url));
const TEXT = /\.(?:js|css|html)$/u;
const HASH = /-([\w-]{8})(?=\.\w+$)/u;

/** A copy of the build in which every part has another name, as after a change that touches all of them. */
async function nextBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sinesohbet-deploy-'));
  await cp(DIST, folder, { recursive: true });
  const parts = await readdir(join(folder, 'assets'));
  const renamed = new Map(parts.map((part) => [part, part.replace(HASH, '-New00000')] as const));
  const taken = new Map<string, number>();
  for (const [part, name] of renamed) {
    // Parts that differ in their hash alone stay apart.
    const count = taken.get(name) ?? 0;
    taken.set(name, count + 1);
    renamed.set(part, name.replace('-New00000', `-New${String(count).padStart(5, '0')}`));
  }
  const build = /name="build" content="([^"]+)"/u.exec(
    await readFile(join(folder, 'index.html'), 'utf8'),
  )?.[1];
  if (build === undefined) throw new Error('the build has no name');
  const inNew = (text: string) =>
    [...renamed]
      .reduce((all, [old, name]) => all.replaceAll(old, name), text)
      .replaceAll(build, 'anotherBuild');
  const files = [...parts.map((part) => `assets/${part}`), 'index.html', 'sw.js'];
  for (const file of files.filter((name) => TEXT.test(name))) {
    await writeFile(join(folder, file), inNew(await readFile(join(folder, file), 'utf8')));
  }
  for (const [old, name] of renamed) await rename(join(folder, 'assets', old), join(folder, 'assets', name));
  return folder;
}

/** A server that can go away, come back, and come back with the next version: always at the same address. */
export async function startDeploys(env: Readonly<Record<string, string>> = {}) {
  let running: BuiltApp | undefined = await startBuiltApp(env);
  const { address } = running;
  const { port } = new URL(address);
  let next: string | undefined;
  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  const start = async (more: Readonly<Record<string, string>> = {}, dist?: string) => {
    await stop();
    running = await startBuiltApp({ ...env, ...more, PORT: port }, dist);
  };
  return {
    address,
    stop,
    /** Starts the same version again. */
    start,
    /** Starts the next version: none of the old parts is on the server any more. */
    async deploy() {
      next ??= await nextBuild();
      await start({}, next);
    },
    async [Symbol.asyncDispose]() {
      await stop();
      if (next !== undefined) await rm(next, { recursive: true });
    },
  };
}

export type Deploys = Awaited<ReturnType<typeof startDeploys>>;
