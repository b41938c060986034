import { access, constants } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type PackagedBrowser, unpackBrowser } from './browser/packaged-browser.ts';
import { type Probe, probeBrowser } from './browser/probe.ts';

/** A browser that has been seen to start. `env` is what its process needs on top of the environment. */
export interface FoundBrowser {
  executablePath: string;
  version: string;
  source: 'CHROME_PATH' | 'installed' | 'packaged';
  env: Record<string, string>;
}

export interface Search {
  env: NodeJS.ProcessEnv;
  probe: Probe;
  /** Where browsers are when PATH does not say so. */
  usualPlaces: readonly string[];
  /** Folders to unpack the packaged browser into, tried in this order. */
  unpackRoots: readonly string[];
  unpack: (root: string) => Promise<PackagedBrowser>;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PLACES = [
  ...NAMES.flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`, `/snap/bin/${name}`]),
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What somebody without any browser reads. */
export const HOW_TO_GET_ONE =
  'No browser found: install Chrome or Chromium (Debian, Ubuntu: apt-get install chromium) or name its binary in CHROME_PATH.';

/**
 * Finds a browser for the tests: `CHROME_PATH`, else an installed Chrome or Chromium, else the packaged one. Throws one
 * sentence that says what to install, with the attempts as its cause; a `CHROME_PATH` that does not start is an error, not a hint.
 */
export async function findBrowser(search: Partial<Search> = {}): Promise<FoundBrowser> {
  const full: Search = {
    env: process.env,
    probe: probeBrowser,
    usualPlaces: USUAL_PLACES,
    // The second is for machines that let nothing run from their temporary folder.
    unpackRoots: [tmpdir(), fileURLToPath(new URL('../node_modules/.cache', import.meta.url))],
    unpack: unpackBrowser,
    ...search,
  };
  const named = full.env['CHROME_PATH'];
  if (named !== undefined && named !== '') return fromEnvironment(named, full);
  const attempts: string[] = [];
  const found = (await installed(full, attempts)) ?? (await packaged(full, attempts));
  if (found === undefined) throw new Error(HOW_TO_GET_ONE, { cause: attempts });
  return found;
}

async function fromEnvironment(executablePath: string, { env, probe }: Search): Promise<FoundBrowser> {
  const answer = await probe(executablePath, env);
  if ('version' in answer) return { executablePath, version: answer.version, source: 'CHROME_PATH', env: {} };
  throw new Error(`CHROME_PATH names ${executablePath}, which does not start: ${answer.reason}`);
}

async function installed(search: Search, attempts: string[]): Promise<FoundBrowser | undefined> {
  const folders = (search.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  for (const executablePath of new Set([...onPath, ...search.usualPlaces])) {
    if (!(await isExecutable(executablePath))) continue;
    const answer = await search.probe(executablePath, search.env);
    if ('version' in answer) return { executablePath, version: answer.version, source: 'installed', env: {} };
    attempts.push(`${executablePath}: ${answer.reason}`);
  }
  return undefined;
}

async function packaged(search: Search, attempts: string[]): Promise<FoundBrowser | undefined> {
  for (const root of search.unpackRoots) {
    try {
      const { binary, libraries, fontConfig } = await search.unpack(root);
      const fonts = { FONTCONFIG_FILE: fontConfig };
      // The machine's own libraries are the better ones where it has them.
      for (const env of [fonts, { ...fonts, LD_LIBRARY_PATH: libraries }]) {
        const answer = await search.probe(binary, { ...search.env, ...env });
        if ('version' in answer) {
          return { executablePath: binary, version: answer.version, source: 'packaged', env };
        }
        attempts.push(`${binary}: ${answer.reason}`);
      }
    } catch (error) {
      attempts.push(
        `the packaged Chromium below ${root}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return undefined;
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
