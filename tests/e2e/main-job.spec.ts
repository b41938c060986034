import { expect, storedIn, test } from './support/test.ts';
import { ask, surfaceOf } from './support/surface.ts';

// The main job with everything moving, as most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface StoredBatch {
  explanation: string;
  recommendations: { title: string; genre: string }[];
}

test('N-02 N-03 R-13 from the landing page to three dramas, and back to them after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Giriş Yap / Kayıt Ol', exact: true }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Demo ile Giriş Yap' }).click();
  await expect(form).toBeHidden();

  const { tab, log } = surfaceOf(page);
  await expect(tab('Ana Sayfa')).toHaveAttribute('aria-current', 'page');
  await tab('Film Öner').click();
  await expect(page).toHaveURL(/#\/recommend$/u);
  await ask(page, 'bugün hüzünlüyüm, bir dram öner');

  const cards = log.getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) await expect(card).toContainText('Drama');

  // What was shown is what is kept: one batch, in the shape of the specification.
  const [batch] = (await storedIn(page, 'film_recommendations')) as StoredBatch[];
  expect(batch?.recommendations.map(({ genre }) => genre)).toEqual(['Drama', 'Drama', 'Drama']);
  const explanation = batch?.explanation ?? 'no explanation';
  expect(explanation.length).toBeGreaterThan(20);
  await expect(log).toContainText(explanation.slice(0, 40));
  for (const { title } of batch?.recommendations ?? []) {
    await expect(log.getByRole('article', { name: title, exact: true })).toBeVisible();
  }

  await tab('Geçmiş').click();
  await expect(page.getByRole('main')).toContainText(explanation);
  await page.reload();
  await expect(page).toHaveURL(/#\/history$/u);
  await expect(page.getByRole('main')).toContainText(explanation);
});
