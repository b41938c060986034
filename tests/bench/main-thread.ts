import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

/** How much the page's own thread had to do, its longest task by the clock and in time of the processor, in milliseconds. */
export interface Work {
  tasks: number;
  /** By the clock: with what else a busy machine does. */
  byClock: number;
  longest: number;
  /** From the beginning to the end of what was done. */
  took: number;
}

/** What follows from something within so many milliseconds is its work, too. */
const AFTERWARDS_MS = 700;

/** Does something and answers what it cost the page's thread. */
export async function workOf(browser: Browser, page: Page, deed: () => Promise<unknown>): Promise<Work> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  const start = performance.now();
  await deed();
  const took = performance.now() - start;
  await page.waitForTimeout(AFTERWARDS_MS);
  return { took, ...tasksOf(await browser.stopTracing()) };
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      tid: z.number(),
      pid: z.number(),
      dur: z.optional(z.number()),
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.unknown()) })),
    }),
  ),
});

function tasksOf(trace: Buffer): Omit<Work, 'took'> {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString('utf8')));
  const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.tdur !== undefined && mains.has(threadOf(event)));
  const longest = (times: readonly (number | undefined)[]) =>
    times.reduce<number>((most, time = 0) => Math.max(most, time), 0) / 1000;
  return {
    tasks: tasks.length,
    byClock: longest(tasks.map(({ dur }) => dur)),
    longest: longest(tasks.map(({ tdur }) => tdur)),
  };
}
