import { fakeSpeech, say, spokenIn } from './support/fake-speech.ts';
import { axeFindings, expectAccessible, overflowOf, smallTargetsIn } from './support/page-checks.ts';
import { signedIn } from './support/people.ts';
import { answered, ask, surfaceOf } from './support/surface.ts';
import { expect, storedIn, test } from './support/test.ts';

test.use({ stored: signedIn });

test('O-10 O-11 spoken words stand in the box and wait, after it was said where they go', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fakeSpeech(page, { local: 'unavailable' });
  await page.goto('/#/recommend');
  const { chat, message } = surfaceOf(page);
  const mic = chat.getByRole('button', { name: 'Konuşarak yaz', exact: true });
  await mic.click();
  const notice = chat.getByRole('group', { name: 'Konuşarak yazma' });
  await expect(notice).toContainText('tarayıcının konuşma servisine gider');
  await expectAccessible(page, '[role=group][aria-label="Konuşarak yazma"]');
  expect(await smallTargetsIn(notice)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await notice.getByRole('button', { name: 'Konuş', exact: true }).click();
  const done = chat.getByRole('button', { name: 'Dinlemeyi bitir', exact: true });
  await expect(done).toBeFocused();
  await say(page, 'bu akşam');
  await expect(message).toHaveValue('bu akşam');
  await say(page, 'bu akşam komik bir film');
  expect(await axeFindings(page)).toEqual([]);
  await done.click();
  await expect(mic).toBeVisible();
  await expect(message).toHaveValue('bu akşam komik bir film');
  expect(await storedIn(page, 'film_device')).toEqual({ voiceAgreed: true });
  // Said once; the next time it listens at once.
  await mic.click();
  await expect(done).toBeVisible();
});

test('O-10 what is spoken on the start page is sent where that was chosen, on the device where it can be', async ({
  page,
}) => {
  await fakeSpeech(page, { local: 'available' });
  await page.goto('/#/settings/device');
  await page.getByRole('button', { name: 'Konuşmam bitince gönder' }).click();
  await surfaceOf(page).tab('Ana Sayfa').click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Konuşarak yaz', exact: true }).click();
  await say(page, 'bir dram öner');
  await expect(main.getByRole('textbox', { name: 'Mesajınız' })).toHaveValue('bir dram öner');
  await main.getByRole('button', { name: 'Dinlemeyi bitir', exact: true }).click();
  await answered(page, 'bir dram öner');
  await expect(surfaceOf(page).log.getByRole('article')).toHaveCount(3);
});

test('O-12 an answer is read aloud on wish, and a new question ends it', async ({ page }) => {
  await fakeSpeech(page, { local: 'available' });
  await page.goto('/#/recommend');
  const { log } = surfaceOf(page);
  await ask(page, 'bir komedi öner');
  await log.getByRole('button', { name: 'Sesli oku', exact: true }).click();
  const stop = log.getByRole('button', { name: 'Okumayı durdur', exact: true });
  await expect(stop).toBeVisible();
  expect((await spokenIn(page)).join(' ').length).toBeGreaterThan(20);
  await ask(page, 'bir dram öner');
  await expect(stop).toHaveCount(0);
  expect(await spokenIn(page)).toContain('—');
});

test('O-10 O-12 a browser that neither listens nor reads has no button for it', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis']) {
      Object.defineProperty(window, name, { value: undefined, configurable: true });
    }
  });
  await page.goto('/#/recommend');
  await ask(page, 'bir komedi öner');
  await expect(page.getByRole('button', { name: 'Yeniden üret', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Konuşarak yaz|Sesli oku/u })).toHaveCount(0);
});
