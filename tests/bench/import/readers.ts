import type { Page } from '@playwright/test';

/** What is done with lists of 10,000 films once they are there, each a step of its own. */
export const READERS: readonly (readonly [name: string, deed: (page: Page) => Promise<unknown>])[] = [
  ['the app is opened', (page) => page.reload({ waitUntil: 'networkidle' })],
  ['the lists are opened', (page) => open(page, 'Favorilerim')],
  ['watched films', (page) => page.getByRole('tab', { name: /^İzlenenler/u }).click()],
  ['one is searched for', (page) => page.getByLabel('Film ara').fill('Deneme Filmi 77')],
  ['another order', (page) => page.getByLabel('Sıralama').selectOption('title')],
  ['statistics', (page) => page.getByRole('tab', { name: /^İstatistikler/u }).click()],
  ['a film is asked for', askForFilms],
  ['one is marked watched', markWatched],
];

const open = (page: Page, tab: string) =>
  page.getByRole('navigation').getByRole('button', { name: tab, exact: true }).click();

async function askForFilms(page: Page): Promise<void> {
  await open(page, 'Film Öner');
  const chat = page.getByRole('region', { name: 'Sohbet', exact: true });
  await chat.getByRole('textbox', { name: 'Mesajınız' }).fill('bu akşam bir dram öner');
  await chat.getByRole('button', { name: 'Gönder', exact: true }).click();
  await chat.getByRole('article').nth(2).waitFor();
}

async function markWatched(page: Page): Promise<void> {
  const chat = page.getByRole('region', { name: 'Sohbet', exact: true });
  await chat.getByRole('article').first().getByRole('button', { name: 'İzlendi' }).click();
}
