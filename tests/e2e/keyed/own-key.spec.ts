import { GOOD_ANSWER } from '#tests/support/openai-stand-in/sample-films.ts';
import { surfaceOf } from '../support/surface.ts';
import { storedIn } from '../support/test.ts';
import { ask, expect, noise, POSTER_REQUEST, test } from './support/test.ts';

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

test.describe('a model that cannot use tools', () => {
  test.use({ expectedNoise: noise(/localhost:11434\/v1\//u, /status of 400/u, POSTER_REQUEST) });

  test('is found out by the trial, chooses the films, and leaves the conversation to the built-in assistant', async ({
    page,
  }) => {
    const asked: Record<string, unknown>[] = [];
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    await page.route('http://localhost:11434/v1/**', async (route) => {
      const request = route.request();
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
      if (request.url().endsWith('/models'))
        return route.fulfill({ headers, json: { data: [{ id: 'llama3.2:latest' }] } });
      const body: Record<string, unknown> = request.postDataJSON();
      asked.push(body);
      if ('tools' in body) {
        const message = 'registry.ollama.ai/library/llama3.2:latest does not support tools';
        return route.fulfill({ status: 400, headers, json: { error: { message, type: 'api_error' } } });
      }
      const message = { role: 'assistant', content: JSON.stringify(GOOD_ANSWER) };
      return route.fulfill({ headers, json: { choices: [{ index: 0, message, finish_reason: 'stop' }] } });
    });
    await page.goto('/#/settings');
    await page.getByRole('tab', { name: 'Yapay Zekâ' }).click();
    const form = page.getByRole('form', { name: 'Yapay zekâ ayarları' });
    await form.getByRole('button', { name: 'Ollama' }).click();
    await expect(form.getByLabel('Sunucu adresi')).toHaveValue('http://localhost:11434/v1');
    await expect(form).toContainText('OLLAMA_ORIGINS');
    await form.getByLabel('Model').fill('llama3.2');
    await form.getByRole('button', { name: 'Bağlantıyı sına' }).click();
    await expect(form).toContainText('Film önerileri çalışıyor: llama3.2 ile bir öneri');
    await expect(form).toContainText(
      'Sohbet: Bu model araç kullanamıyor. Seninle yerleşik asistan konuşur, filmleri yine model seçer.',
    );
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form).toContainText('Kaydedildi.');

    asked.length = 0;
    const { tab, log } = surfaceOf(page);
    await tab('Film Öner').click();
    await ask(page, 'bir dram öner');
    await expect(log).toContainText(GOOD_ANSWER.explanation);
    await expect(log.getByRole('article')).toHaveCount(3);
    await expect(log).not.toContainText('kullanılamadı');
    await ask(page, 'teşekkürler');
    // One request for the films, and none for what was said.
    expect(asked.map((body) => 'tools' in body)).toEqual([false]);
  });
});
