import { expect, type Locator, type Page } from '@playwright/test';

/** The surface of docs/product.md, One accessible surface, by role and name: what a person, a screen reader and a test all find. */
export function surfaceOf(page: Page) {
  const chat = page.getByRole('region', { name: 'Sohbet', exact: true });
  return {
    chat,
    log: chat.getByRole('log', { name: 'Konuşma' }),
    message: chat.getByRole('textbox', { name: 'Mesajınız' }),
    send: chat.getByRole('button', { name: 'Gönder', exact: true }),
    stop: chat.getByRole('button', { name: 'Durdur', exact: true }),
    tab: (name: string) =>
      page.getByRole('navigation', { name: 'Ana gezinme' }).getByRole('button', { name, exact: true }),
  };
}

/** A button of a film card by its exact name. */
export const cardButton = (card: Locator, name: string) => card.getByRole('button', { name, exact: true });

/** Sends a message in the chat and waits until the answer is complete. */
export async function ask(page: Page, text: string): Promise<void> {
  const { message, send } = surfaceOf(page);
  await message.fill(text);
  await send.click();
  await answered(page, text);
}

/** The message is in the log and `Gönder` is back in the place of `Durdur`. */
export async function answered(page: Page, text: string): Promise<void> {
  const { log, send } = surfaceOf(page);
  await expect(log).toContainText(text);
  await expect(send).toBeVisible({ timeout: 15_000 });
}
