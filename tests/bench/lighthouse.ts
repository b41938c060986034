import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

import { chromium } from '@playwright/test';
import * as z from 'zod/mini';

import { startBuiltApp } from '#scripts/browser/built-app.ts';
import { BROWSER_FLAGS } from '#scripts/browser/flags.ts';
import { findBrowser } from '#scripts/find-browser.ts';

import { median } from './measure.ts';

/**
 * The landing page by Lighthouse (mobile), three runs beside a bare page, in turn. Prints each run and the medians, and
 * fails where they miss a bound. Lighthouse is fetched when this runs: decision 048 says why it is no dependency.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;
const LIMITS = { lcpOverBare: 1.9, score: 100, tbt: 30, cls: 0.001 };
const PORT = 9333;
const BARE = '<!doctype html><html lang="tr"><title>Çıplak</title><h1>Merhaba</h1>';

const reportSchema = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
});

async function measure(address: string) {
  const options = ['--output=json', '--only-categories=performance', `--port=${PORT}`, '--quiet'];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options], {
    maxBuffer: 2 ** 26,
  });
  const { audits, categories } = reportSchema.parse(JSON.parse(stdout));
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: categories.performance.score * 100,
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  };
}

const bare = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(BARE));
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
// A listening TCP server has an address with a port.
const { port } = bare.address() as AddressInfo;
const app = await startBuiltApp();
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...BROWSER_FLAGS, `--remote-debugging-port=${PORT}`],
  env: { ...process.env, ...env },
});
try {
  const runs = { bare: [] as number[], score: [] as number[], lcp: [] as number[], tbt: [] as number[] };
  let shift = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [plain, own] = [await measure(`http://127.0.0.1:${port}/`), await measure(`${app.address}/`)];
    console.log(
      `run ${round + 1}: bare LCP ${plain.lcp.toFixed(0)}, TBT ${plain.tbt.toFixed(0)} ms; landing score ${own.score.toFixed(0)}, FCP ${own.fcp.toFixed(0)}, LCP ${own.lcp.toFixed(0)}, TBT ${own.tbt.toFixed(0)} ms, CLS ${own.cls.toFixed(4)}`,
    );
    runs.bare.push(plain.lcp);
    runs.score.push(own.score);
    runs.lcp.push(own.lcp);
    runs.tbt.push(own.tbt);
    shift = Math.max(shift, own.cls);
  }
  const ratio = median(runs.lcp) / median(runs.bare);
  console.log(
    `median: score ${median(runs.score).toFixed(0)} (${LIMITS.score}), LCP ${ratio.toFixed(2)} × bare (${LIMITS.lcpOverBare}), TBT ${median(runs.tbt).toFixed(0)} ms (${LIMITS.tbt}), CLS ${shift.toFixed(4)} (${LIMITS.cls})`,
  );
  const holds =
    ratio <= LIMITS.lcpOverBare &&
    median(runs.score) >= LIMITS.score &&
    median(runs.tbt) <= LIMITS.tbt &&
    shift <= LIMITS.cls;
  if (!holds) process.exitCode = 1;
} finally {
  await browser.close();
  await app.stop();
  bare.close();
}
