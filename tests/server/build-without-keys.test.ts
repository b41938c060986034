import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const KEYS = {
  OPENAI_API_KEY: 'sk-builtInto0000000000000001',
  OPENAI_BASE_URL: 'https://builtInto0000000000000002.example/v1',
  OPENAI_MODEL: 'builtInto0000000000000003',
  TMDB_API_KEY: 'builtInto0000000000000004',
  VITE_OPENAI_API_KEY: 'sk-builtInto0000000000000005',
  VITE_OPENAI_MODEL: 'builtInto0000000000000006',
  VITE_TMDB_API_KEY: 'builtInto0000000000000007',
};
let folder: string;
let files: Map<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sinesohbet-build-'));
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const options = ['build', '--outDir', folder, '--emptyOutDir', '--sourcemap', '--logLevel', 'error'];
  const env = { ...process.env, NODE_ENV: 'production', ...KEYS };
  await promisify(execFile)(process.execPath, [vite, ...options], { cwd: ROOT, env });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  files = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(path, 'latin1')] as const)),
  );
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

const holding = (text: string) =>
  [...files].filter(([, content]) => content.includes(text)).map(([path]) => path);

describe('a build made with keys in the environment', () => {
  it('is a whole build, in which a text would be found', () => {
    expect(files.size).toBeGreaterThan(20);
    expect(holding('/api/status')).not.toEqual([]);
  });

  it.each(Object.entries(KEYS))('holds no %s, in whichever of its forms', (_, value) => {
    for (const form of [value, encodeURIComponent(value), btoa(value), JSON.stringify(value)]) {
      expect(holding(form)).toEqual([]);
    }
  });
});
