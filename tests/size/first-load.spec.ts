import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from '../e2e/support/test.ts';
import { firstLoadOf, gzipSize, modulesByScript } from './first-load.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
/** Bytes of JavaScript after gzip before sign-in (issue "The spine", Done when). */
const BUDGET = 82_000;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What must come later, if at all, by a part of the path of its modules. */
const LATER = {
  'zod classic': '/zod/v4/classic/',
  'Radix dialog': '/@radix-ui/react-dialog/',
  'framer-motion': '/framer-motion/',
  'the AI SDK': '/node_modules/ai/',
  'its providers': '/node_modules/@ai-sdk/',
  'the assistant': '/src/assistant/',
  'the catalogue': '/src/films/',
  'the shell': '/src/app/shell',
};

test('the scripts of the first load stay within their budget', async () => {
  const scripts = await Promise.all(
    (await firstLoadOf(DIST)).map(async (file) => ({
      file,
      size: gzipSize(await readFile(join(DIST, file))),
    })),
  );
  const sum = scripts.reduce((total, { size }) => total + size, 0);
  for (const { file, size } of scripts) console.log(`  ${kB(size).padStart(8)}  ${file}`);
  console.log(`  ${kB(sum).padStart(8)}  of JavaScript (gzip) before sign-in; the budget is ${kB(BUDGET)}`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(BUDGET);
});

test('the landing page loads no more than that by itself', async ({ page }) => {
  const loaded: Promise<number>[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript) loaded.push(response.body().then(gzipSize));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Ücretsiz Başla' }).first()).toBeVisible();
  const sizes = await Promise.all(loaded);
  const sum = sizes.reduce((total, size) => total + size, 0);
  console.log(`  ${kB(sum).padStart(8)}  really loaded by the landing page, in ${sizes.length} scripts`);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(BUDGET);
});

test('the heavy parts are not in the first load', async () => {
  test.setTimeout(60_000);
  const [first, modules] = await Promise.all([firstLoadOf(DIST), modulesByScript()]);
  const hashed = first.filter((file) => file.startsWith('assets/'));
  expect([...modules.keys()], 'this build and the one in dist are the same').toEqual(
    expect.arrayContaining(hashed),
  );
  const early = hashed.flatMap((file) => modules.get(file) ?? []);
  const anywhere = [...modules.values()].flat();
  for (const [name, path] of Object.entries(LATER)) {
    expect(
      early.filter((id) => id.includes(path)),
      name,
    ).toEqual([]);
    // A path that fits nothing would prove nothing.
    expect(
      anywhere.some((id) => id.includes(path)),
      `${name} comes later`,
    ).toBe(true);
  }
});
