import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export interface Processes {
  /** The stand-in's base address, as a client is configured with it. */
  direct: string;
  /** The same behind the key keeper. */
  kept: string;
  /** What the key keeper holds in memory, in MB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** A stand-in and a key keeper before it, a process each. */
export async function startProcesses(): Promise<Processes> {
  const folder = await mkdtemp(join(tmpdir(), 'sinesohbet-bench-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  const standIn = run(pathOf('keeper-stand-in.ts'), [], folder, {});
  const direct = await firstMatch(standIn, /http:\S+/u);
  const keeper = run(pathOf('../../src/server/node.ts'), [folder], folder, {
    PORT: '0',
    LISTEN_HOST: '127.0.0.1',
    OPENAI_API_KEY: 'sk-benchmark-0123456789',
    OPENAI_BASE_URL: direct,
    RATE_LIMIT: '0',
    DAILY_LIMIT: '1000000',
  });
  const [, port] = /localhost:(\d+)/u.exec(await firstMatch(keeper, /localhost:\d+/u)) ?? [];
  return {
    direct,
    kept: `http://127.0.0.1:${port}/api/openai`,
    async memory() {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(keeper.pid)]);
      return Number(stdout) / 1024;
    },
    async stop() {
      keeper.kill();
      standIn.kill();
      await rm(folder, { recursive: true });
    },
  };
}

function run(
  script: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): ChildProcess {
  return spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function firstMatch(child: ChildProcess, pattern: RegExp): Promise<string> {
  if (child.stdout === null) throw new Error('the process has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = pattern.exec(line)?.[0];
    if (found !== undefined) return found;
  }
  throw new Error('the process did not start');
}
