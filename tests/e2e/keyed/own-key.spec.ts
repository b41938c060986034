import { surfaceOf } from '../support/surface.ts';
import { storedIn } from '../support/test.ts';
import { expect, noise, test } from './support/test.ts';

const OWN_MODELS = 'http://localhost:11434/v1/models';
test.use({ expectedNoise: noise(/^request: http:\/\/localhost:11434\/v1\/models$/mu) });

test('an own model speaks as soon as it is entered, and is forgotten on request', async ({
  page,
  standIns,
}) => {
  await page.route(OWN_MODELS, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { object: 'list', data: [{ id: 'kendi-modelim', object: 'model' }] },
    }),
  );
  await page.goto('/#/settings');
  const { tab, chat } = surfaceOf(page);
  await page.getByRole('tab', { name: 'Yapay Zekâ' }).click();
  const form = page.getByRole('form', { name: 'Yapay zekâ ayarları' });

  await form.getByRole('button', { name: 'Bağlantıyı sına' }).click();
  await expect(form).toContainText('Film önerileri çalışıyor: gpt-4o-mini ile bir öneri');
  await expect(form).toContainText('Sohbet çalışıyor');
  await expect(form).toContainText('TMDB bağlantısı çalışıyor.');

  // The two small ones of the trial; from here on another server is used.
  expect(standIns.ai.requests).toHaveLength(2);

  await form.getByLabel('Sunucu adresi').fill('https://openrouter.ai/api/v1');
  await expect(form).toContainText('CONNECT_SRC');
  await form.getByLabel('Sunucu adresi').fill('http://localhost:11434/v1');
  await expect(form).not.toContainText('CONNECT_SRC');
  await form.getByLabel('Model').focus();
  // The suggestions of a list are part of the browser, not of the page.
  await expect(form.locator('datalist option')).toHaveAttribute('value', 'kendi-modelim');
  await form.getByLabel('Model').fill('kendi-modelim');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toContainText('Kaydedildi.');
  await tab('Film Öner').click();
  await expect(chat).toContainText('kendi-modelim · kendi sunucun');

  await tab('Ayarlar').click();
  await page.getByRole('tab', { name: 'Yapay Zekâ' }).click();
  await page.getByRole('button', { name: 'Anahtarları unut' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unut', exact: true }).click();
  await tab('Film Öner').click();
  await expect(chat).toContainText('gpt-4o-mini · anahtar sunucuda');
  await expect.poll(() => storedIn(page, 'film_ai_settings')).toBeNull();
  expect(standIns.ai.requests).toHaveLength(2);
});
