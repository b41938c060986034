// First: it tells zod what no schema may be made without.
import '#lib/zod-config.ts';

import { finishStartUp } from '#app/debug/finish-start-up.ts';
import { createSession } from '#app/session.ts';
import type { Navigator } from '#app/tabs/navigator.ts';
import { createThemeStore, keepThemeApplied } from '#app/theme/theme.ts';
import type { Product } from '#app/visit.ts';
import { consoleLogger } from '#lib/logger.ts';
import { yieldTask } from '#lib/pacing/yield.ts';
import { openBrowserRecords } from '#storage/browser-records.ts';

/** Opens what this browser keeps, and follows it from here on: once for the life of the page. */
export async function openProduct(page: Window, navigator: Navigator): Promise<Product> {
  const records = await openBrowserRecords(page, consoleLogger, yieldTask);
  const theme = createThemeStore(records.theme, page.matchMedia('(prefers-color-scheme: dark)'));
  keepThemeApplied(theme, page.document.documentElement);
  finishStartUp(page, records, consoleLogger);
  return { records, theme, session: createSession(records, navigator) };
}
