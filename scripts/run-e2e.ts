import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

import { startBuiltApp } from './browser/built-app.ts';
import { type FoundBrowser, findBrowser } from './find-browser.ts';

/** Runs the browser tests on the built app; arguments go on to Playwright. Answers its exit code. */
async function runTests(browser: FoundBrowser, args: readonly string[]): Promise<number> {
  const app = await startBuiltApp();
  try {
    const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
    const child = spawn(process.execPath, [playwright, 'test', ...args], {
      stdio: 'inherit',
      env: { ...process.env, E2E_BASE_URL: app.address, E2E_BROWSER: JSON.stringify(browser) },
    });
    const [code] = await once(child, 'exit');
    return typeof code === 'number' ? code : 1;
  } finally {
    await app.stop();
  }
}

try {
  const browser = await findBrowser();
  console.log(`${browser.version} (${browser.source}: ${browser.executablePath})`);
  process.exitCode = await runTests(browser, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
