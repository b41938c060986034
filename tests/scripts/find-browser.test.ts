import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { probeBrowser } from '#scripts/browser/probe.ts';
import { findBrowser, HOW_TO_GET_ONE, type Search } from '#scripts/find-browser.ts';

let folder: string;
let working: string;
let stub: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sinesohbet-browsers-'));
  working = await program('chromium', 'echo Chromium 150.0');
  // What Ubuntu installs under this name when the snap is missing.
  stub = await program('chromium-browser', 'echo it requires the chromium snap to be installed >&2; exit 1');
  await writeFile(join(folder, 'google-chrome'), 'not executable');
});
afterAll(() => rm(folder, { recursive: true }));

async function program(name: string, body: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${body}\n`);
  await chmod(path, 0o755);
  return path;
}

const PACKAGED = {
  binary: '/unpacked/chromium',
  libraries: '/unpacked/lib',
  fontConfig: '/unpacked/fonts.conf',
};

/** A machine without any browser, on which only the packaged one might start. */
const bare: Partial<Search> = {
  env: { PATH: '' },
  usualPlaces: [],
  unpackRoots: ['/first', '/second'],
  unpack: async () => PACKAGED,
  probe: async () => ({ reason: 'libnss3.so: cannot open shared object file' }),
};

describe('finding a browser', () => {
  it('takes CHROME_PATH before everything', async () => {
    const found = await findBrowser({
      ...bare,
      env: { CHROME_PATH: working, PATH: '' },
      probe: probeBrowser,
    });
    expect(found).toEqual({
      executablePath: working,
      version: 'Chromium 150.0',
      source: 'CHROME_PATH',
      env: {},
    });
  });

  it('says so when CHROME_PATH does not start, instead of taking another', async () => {
    const env = { CHROME_PATH: stub, PATH: folder };
    await expect(findBrowser({ ...bare, env, probe: probeBrowser })).rejects.toThrow(
      `CHROME_PATH names ${stub}, which does not start: it requires the chromium snap to be installed`,
    );
  });

  it('takes an installed one from PATH, else from the usual places, if it starts', async () => {
    const fromPath = await findBrowser({ ...bare, env: { PATH: `/nowhere:${folder}` }, probe: probeBrowser });
    expect(fromPath).toMatchObject({ executablePath: working, source: 'installed' });
    const fromPlaces = await findBrowser({ ...bare, usualPlaces: [stub, working], probe: probeBrowser });
    expect(fromPlaces).toMatchObject({ executablePath: working, source: 'installed' });
  });

  it('unpacks the packaged one when none is installed', async () => {
    const found = await findBrowser({ ...bare, probe: async () => ({ version: 'Chromium 153' }) });
    expect(found).toEqual({
      executablePath: PACKAGED.binary,
      version: 'Chromium 153',
      source: 'packaged',
      env: { FONTCONFIG_FILE: PACKAGED.fontConfig },
    });
  });

  it('lends the packaged one its own libraries on a machine that has none', async () => {
    const found = await findBrowser({
      ...bare,
      probe: async (_, env) =>
        env['LD_LIBRARY_PATH'] === PACKAGED.libraries
          ? { version: 'Chromium 153' }
          : { reason: 'libnss3.so' },
    });
    expect(found.env).toEqual({ FONTCONFIG_FILE: PACKAGED.fontConfig, LD_LIBRARY_PATH: PACKAGED.libraries });
  });

  it('unpacks elsewhere when the first folder cannot be used', async () => {
    const found = await findBrowser({
      ...bare,
      unpack: async (root) => {
        if (root === '/first') throw new Error('ENOSPC');
        return PACKAGED;
      },
      probe: async () => ({ version: 'Chromium 153' }),
    });
    expect(found.source).toBe('packaged');
  });

  it('says in one sentence what to install, and keeps what it tried', async () => {
    const error: unknown = await findBrowser(bare).catch((reason: unknown) => reason);
    expect(error).toEqual(new Error(HOW_TO_GET_ONE));
    expect(error).toHaveProperty('cause', expect.arrayContaining([expect.stringContaining('libnss3.so')]));
  });
});
