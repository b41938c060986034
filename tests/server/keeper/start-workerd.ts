import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

import type { RunningKeeper, StartKeeper } from './running.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const WORKERD = join(ROOT, 'node_modules/.bin/workerd');

/** Stands for the platform's store of built files. */
const ASSETS = `export default {
  fetch: (request) =>
    new URL(request.url).pathname === '/'
      ? new Response('<!doctype html><title>SineSohbet</title>', { headers: { 'Content-Type': 'text/html' } })
      : new Response(null, { status: 404 }),
};
`;

/** Bundles the worker once; what it gives starts the bundle in the platform's own runtime, and `clear` removes it. */
export async function bundleWorker(): Promise<{ start: StartKeeper; clear(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sinesohbet-worker-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      target: 'es2024',
      minify: false,
      lib: { entry: 'src/server/worker.ts', formats: ['es'], fileName: () => 'worker.js' },
    },
  });
  await writeFile(join(folder, 'assets.js'), ASSETS);
  const platform = await platformOf();
  let count = 0;
  return {
    async start(env, state) {
      const config = join(folder, `config-${count++}.capnp`);
      await writeFile(config, configFor(env, platform, state));
      return serve(config);
    },
    clear: () => rm(folder, { recursive: true }),
  };
}

interface Platform {
  date: string;
  flags: readonly string[];
}

/** What wrangler.jsonc asks of the platform, so that the tests run on the same. */
async function platformOf(): Promise<Platform> {
  const written = await readFile(join(ROOT, 'wrangler.jsonc'), 'utf8');
  // Our own file: its comments stand on lines of their own, and a comma may stand before an end.
  const plain = written.replaceAll(/^\s*\/\/.*$/gmu, '').replaceAll(/,(?=\s*[}\]])/gu, '');
  const config = JSON.parse(plain) as { compatibility_date: string; compatibility_flags: string[] };
  return { date: config.compatibility_date, flags: config.compatibility_flags };
}

const quoted = (text: string) => JSON.stringify(text);

function configFor(
  env: Readonly<Record<string, string>>,
  { date, flags }: Platform,
  state: string | undefined,
): string {
  const bindings = Object.entries(env).map(
    ([name, value]) => `(name = ${quoted(name)}, text = ${quoted(value)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "keeper", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = ${quoted(date)},
      compatibilityFlags = [${flags.map(quoted).join(', ')}],
      bindings = [
        (name = "ASSETS", service = "assets"),
        (name = "DAILY_COUNT", durableObjectNamespace = "DailyCount"),
        ${bindings.join(', ')}
      ],
      durableObjectNamespaces = [(className = "DailyCount", uniqueKey = "daily-count", enableSql = true)],
      durableObjectStorage = ${state === undefined ? '(inMemory = void)' : '(localDisk = "state")'},
    )),
    (name = "assets", worker = (
      modules = [(name = "assets.js", esModule = embed "assets.js")],
      compatibilityDate = ${quoted(date)},
    )),
    ${state === undefined ? '' : `(name = "state", disk = (path = ${quoted(state)}, writable = true)),`}
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "keeper")],
);
`;
}

async function serve(config: string): Promise<RunningKeeper> {
  // A process group of its own: the command is a script that starts the real one, which would outlive it.
  const child = spawn(WORKERD, ['serve', config, '--control-fd=1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let log = '';
  child.stderr.on('data', (chunk) => (log += String(chunk)));
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(`workerd ended: ${log}`)));
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const chosen = /"port":(\d+)/u.exec(said)?.[1];
      if (chosen !== undefined) resolve(chosen);
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    log: () => log,
    async stop() {
      const ended = once(child, 'exit');
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}
