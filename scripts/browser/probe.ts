import { execFile } from 'node:child_process';

/** What a browser binary says of itself: its version, or why it does not start. */
export type Probe = (
  binary: string,
  env: NodeJS.ProcessEnv,
) => Promise<{ version: string } | { reason: string }>;

/** Milliseconds; a first start from a cold disk may take several seconds. */
const PATIENCE = 30_000;

/** Asks a browser for its version, which needs its libraries and the right to run, and opens no window. */
export const probeBrowser: Probe = (binary, env) =>
  new Promise((resolve) => {
    execFile(binary, ['--version'], { env, timeout: PATIENCE }, (error, stdout, stderr) => {
      const version = stdout.trim();
      if (error === null && version !== '') return resolve({ version });
      const said = stderr.trim().split('\n').at(-1) ?? '';
      resolve({ reason: said === '' ? (error?.message ?? 'it printed no version') : said });
    });
  });
