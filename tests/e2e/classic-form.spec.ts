import type { Page } from '@playwright/test';

import { signedIn } from './support/people.ts';
import { expect, storedIn, test } from './support/test.ts';

test.use({ stored: signedIn });

interface StoredFilm {
  title: string;
  genre: string;
  actors: string[];
}
interface StoredBatch {
  recommendations: StoredFilm[];
  explanation: string;
}

const historyOf = async (page: Page) => (await storedIn(page, 'film_recommendations')) as StoredBatch[];

test('R-08 R-09 R-11 R-13 R-18 R-19 three films by the classic form', async ({ page }) => {
  await page.goto('/#/recommend');
  const form = page.getByRole('form', { name: 'Film Önerisi Al' });
  const genre = form.getByRole('button', { name: 'Komedi', exact: true });
  await genre.click();
  await form.getByRole('button', { name: 'Mutlu', exact: true }).click();
  await form.getByRole('button', { name: 'Öneri Al', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Film Önerileriniz' })).toBeVisible();
  const results = page.getByRole('main').getByRole('article');
  await expect(results).toHaveCount(3);
  const [batch] = await historyOf(page);
  expect(batch?.recommendations).toHaveLength(3);
  for (const { title, genre: genres, actors } of batch?.recommendations ?? []) {
    expect(genres).toBe('Komedi');
    const card = page.getByRole('article', { name: title, exact: true });
    await expect(card).toContainText(actors.slice(0, 2).join(', '));
    if (actors[2] !== undefined) await expect(card).not.toContainText(actors[2]);
  }
  await expect(page.getByText(batch?.explanation ?? 'no explanation')).toBeVisible();
  await expect
    .poll(() => storedIn(page, 'film_app_user'))
    .toMatchObject({ preferences: { genres: ['Komedi'] } });

  const [first] = batch?.recommendations ?? [];
  await page.getByRole('button', { name: first?.title ?? '', exact: true }).click();
  const popup = page.getByRole('dialog', { name: first?.title ?? '', exact: true });
  await expect(popup.getByRole('heading', { name: 'Neden önerildi' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  await page.getByRole('button', { name: 'Yeni Öneri Al', exact: true }).click();
  await expect(genre).toHaveAttribute('aria-pressed', 'false');
});

test('S-01 S-02 S-03 S-09 one surprise, then another', async ({ page }) => {
  await page.goto('/#/recommend');
  await page.getByRole('button', { name: 'Sürpriz Film', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Sürpriz Film!' });
  const title = popup.getByRole('heading', { level: 3 }).first();
  await expect(title).toBeVisible();
  await expect.poll(async () => (await historyOf(page)).length).toBe(1);
  await popup.getByRole('button', { name: 'Başka Sürpriz' }).click();
  await expect.poll(async () => (await historyOf(page)).length).toBe(2);
  const [later, earlier] = await historyOf(page);
  for (const batch of [later, earlier]) {
    expect(batch?.recommendations).toHaveLength(1);
    expect(batch?.explanation).toMatch(/^Sürpriz film önerisi/u);
  }
  expect(later?.recommendations[0]?.title).not.toBe(earlier?.recommendations[0]?.title);
  await expect(title).toHaveText(later?.recommendations[0]?.title ?? '');
  await popup.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(popup).toBeHidden();
});
