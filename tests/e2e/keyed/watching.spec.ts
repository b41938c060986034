import { callsTool, says, saysJson } from '#tests/support/openai-stand-in/reply.ts';
import { GOOD_ANSWER } from '#tests/support/openai-stand-in/sample-films.ts';
import { favouriteOf } from '../support/films.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { DEMO_USER } from '../support/people.ts';
import { surfaceOf } from '../support/surface.ts';
import { ask, expect, test } from './support/test.ts';

test.describe.configure({ timeout: 90_000 });
test.use({
  stored: {
    film_app_user: DEMO_USER,
    film_favorites: JSON.stringify([favouriteOf('Esaretin Bedeli', 1994)]),
  },
});

test('Z-08 the services chosen in the settings come first and marked in a film’s details', async ({
  page,
}) => {
  await page.goto('/#/settings/preferences');
  const platforms = page.getByRole('region', { name: 'Platformlarım' });
  const mubi = platforms.getByRole('button', { name: 'MUBI' });
  await mubi.click();
  await expect(mubi).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'main');

  await page.goto('/#/favorites');
  await page.getByRole('article', { name: 'Esaretin Bedeli' }).getByRole('button').first().click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('heading', { name: 'Nerede izlenir' })).toBeVisible();
  await expect(details.getByText('MUBI (sende var)')).toBeVisible();
  await expect(details.getByText(/kaynak: JustWatch/u)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
});

test('Z-09 a wish for a service ends with films that are there', async ({ page, standIns }) => {
  standIns.ai.script(
    callsTool('recommendFilms', { genres: ['Drama'], platforms: ['Netflix'] }),
    saysJson(GOOD_ANSWER),
  );
  await page.goto('/#/recommend');
  const { log } = surfaceOf(page);
  await ask(page, "netflix'te bir dram öner");
  await expect(log).toContainText("Üçü de Netflix'te (kaynak: JustWatch)");
  await expect(log.getByRole('article')).toHaveCount(3);
  // The model was asked for films once; none of its own is on Netflix here.
  expect(standIns.ai.requests).toHaveLength(2);
  const looked = standIns.movies.requests.filter((path) => path.endsWith('/watch/providers'));
  expect(looked.length).toBeGreaterThan(3);
  expect(looked.length).toBeLessThanOrEqual(24);
});

test('Z-07 Z-10 the chat lists a film’s services, and what cinemas show', async ({ page, standIns }) => {
  standIns.ai.script(
    callsTool('whereToWatch', { title: 'Esaretin Bedeli' }),
    says('Orada.'),
    callsTool('listCinemas', {}),
    says('Bunlar.'),
  );
  await page.goto('/#/recommend');
  const { log } = surfaceOf(page);
  await ask(page, 'esaretin bedeli nerede izlenir');
  await expect(log.getByText('Reklamlı, ücretsiz')).toBeVisible();
  await expect(log.getByRole('link', { name: /Bağlantılarını gör/u })).toHaveAttribute('rel', /noopener/u);
  await ask(page, 'vizyondakiler');
  await expect(log.getByRole('listitem').filter({ hasText: 'Ruhların Kaçışı' })).toBeVisible();
  await expectAccessible(page, 'main');
});
