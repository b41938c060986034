import type { Page } from '@playwright/test';

import { letterboxdZip } from '#tests/import/support/exports.ts';
import { aFilmLife } from '#tests/import/support/film-life.ts';

import { axeFindings, overflowOf } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { expect, storedIn, test } from './support/test.ts';

const archive = () => {
  const { name, bytes } = letterboxdZip([
    ...aFilmLife(60),
    ...aFilmLife(1, 9).map((film) => ({ ...film, title: 'The Dark Knight', year: 2009, imdb: 'tt0468569' })),
  ]);
  return { name, mimeType: 'application/zip', buffer: Buffer.from(bytes) };
};
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

test.describe('an export of another service', () => {
  test.use({ stored: signedIn });

  test('I-03 leaves room for what is decided where a keyboard or a narrow window is open', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    await page.goto('/#/settings');
    await page.getByRole('tab', { name: 'Veri Yönetimi', exact: true }).click();
    await page.getByLabel('İçe aktarılacak dosya').setInputFiles(archive());
    const topOf = (name: string) =>
      dialog(page)
        .getByRole('button', { name, exact: true })
        .evaluate((button) => button.getBoundingClientRect().top);
    expect(await topOf('Ekle')).toBe(await topOf('Vazgeç'));
    // To its end, what is decided is as clear as the rest.
    const choice = dialog(page).getByRole('combobox').last();
    await choice.focus();
    await expect(choice).toBeInViewport({ ratio: 1 });
  });

  test('I-03 I-04 I-09 is brought in from the settings and taken back in one', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#/settings');
    await page.getByRole('tab', { name: 'Veri Yönetimi', exact: true }).click();
    await page.getByLabel('İçe aktarılacak dosya').setInputFiles(archive());
    await expect(dialog(page).getByRole('heading', { name: 'Letterboxd: 61 film' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await press(page, 'Ekle');
    await expect(dialog(page).getByRole('heading', { name: 'Hepsi eklendi' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Tamam');
    await expect.poll(() => storedIn(page, 'film_watched')).toHaveLength(49);
    await expect.poll(() => storedIn(page, 'film_watchlist')).toHaveLength(12);
    const last = page.getByRole('tabpanel');
    await last.getByRole('button', { name: 'Geri al', exact: true }).click();
    await expect(last.getByText('Geri alındı')).toBeVisible();
    await expect.poll(() => storedIn(page, 'film_watched')).toEqual([]);
    await expect.poll(() => storedIn(page, 'film_watchlist')).toEqual([]);
  });

  test('I-13 opens the same dry run when it is dropped on the conversation', async ({ page }) => {
    await page.goto('/#/recommend');
    const { name, buffer } = archive();
    const chat = page.getByRole('region', { name: 'Sohbet' });
    await expect(chat).toBeVisible();
    const data = await page.evaluateHandle(
      ({ name, base64 }) => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        transfer.items.add(new File([bytes], name));
        return transfer;
      },
      { name, base64: buffer.toString('base64') },
    );
    await chat.dispatchEvent('dragover', { dataTransfer: data });
    await chat.dispatchEvent('drop', { dataTransfer: data });
    await expect(dialog(page).getByRole('heading', { name: 'Letterboxd: 61 film' })).toBeVisible();
    await press(page, 'Vazgeç');
    await expect(dialog(page)).toBeHidden();
  });
});
