import type { Locator, Page } from '@playwright/test';

/** Milliseconds between two letters: somebody who types fast. */
const PACE = 120;

/** Types a word and takes it out again; answers each key's time from its event to the frame after the next paint. */
export async function keyTimes(page: Page, field: Locator, word: string): Promise<number[]> {
  await field.click();
  await field.evaluate((element) => {
    const times: number[] = [];
    element.addEventListener('input', (event) => {
      // Two frames: the first is the one that paints, the second says that it has been painted.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => times.push(performance.now() - event.timeStamp));
        channel.port1.start();
        channel.port2.postMessage(0);
      });
    });
    Object.assign(globalThis, { keyTimes: times });
  });
  await page.keyboard.type(word, { delay: PACE });
  for (const _letter of word) await page.keyboard.press('Backspace', { delay: PACE });
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    // Put there above, by this module alone.
    const { keyTimes: times } = globalThis as unknown as { keyTimes: number[] };
    return times;
  });
}
