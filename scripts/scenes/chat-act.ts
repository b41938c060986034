import type { Page } from '@playwright/test';

import type { Act, Scene } from './scene.ts';
import { sampleRecords } from './sample-records.ts';

const chatOf = (page: Page) => page.getByRole('region', { name: 'Sohbet', exact: true });

/** Says something in the chat and waits until the answer is there, whole. */
export async function say(page: Page, text: string): Promise<void> {
  const chat = chatOf(page);
  const answers = await chat.getByRole('button', { name: 'Kopyala' }).count();
  await chat.getByRole('textbox', { name: 'Mesajınız' }).fill(text);
  await chat.getByRole('button', { name: 'Gönder', exact: true }).click();
  // What was said and what is answered can both be copied.
  await chat
    .getByRole('button', { name: 'Kopyala' })
    .nth(answers + 1)
    .waitFor();
}

const scene = (name: string, prepare: (page: Page) => Promise<void>): Scene => ({
  name,
  address: '/#/recommend',
  windowOnly: true,
  prepare,
});
const after = (...said: string[]) => {
  return async (page: Page) => {
    for (const text of said) await say(page, text);
  };
};

async function inSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sohbet', exact: true }).click();
  await say(page, WISHES);
}

const WISHES = 'doksanlardan ya da daha yeni, iki saati geçmeyen bir aksiyon komedi öner, korku olmasın';

/** What only the conversation shows: chips, reasons, swaps, pickers, approvals, lists of conversations. */
export const CHAT_ACT: Act = {
  name: 'sohbet',
  stored: (now) => sampleRecords({ batches: 2, favourites: 12, watched: 8 }, now),
  scenes: [
    scene('neden', async (page) => {
      await say(page, WISHES);
      await chatOf(page).getByRole('button', { name: 'Neden?' }).first().click();
    }),
    scene('bunu-degil', async (page) => {
      await say(page, WISHES);
      await chatOf(page).getByRole('button', { name: 'Bunu değil' }).nth(1).click();
      await chatOf(page).getByRole('article').nth(5).waitFor();
    }),
    scene('liste', after('favorilerimi göster')),
    scene('karne', after('sinema karnemi göster')),
    scene('gotur', async (page) => {
      await say(page, 'bu akşam hüzünlü bir dram öner');
      await chatOf(page).getByRole('button', { name: 'Sohbeti paylaş ya da indir' }).click();
      await page.getByRole('dialog').waitFor();
    }),
    scene('onay', async (page) => {
      await say(page, 'favorilerimi göster');
      const title = await chatOf(page).getByRole('article').first().getByRole('heading').innerText();
      await chatOf(page).getByRole('textbox', { name: 'Mesajınız' }).fill(`${title} favorilerimden çıksın`);
      await chatOf(page).getByRole('button', { name: 'Gönder', exact: true }).click();
      await chatOf(page).getByRole('button', { name: 'Vazgeç' }).waitFor();
    }),
    scene('form-yaninda', async (page) => {
      await say(page, WISHES);
      await page.getByRole('button', { name: 'Form', exact: true }).click();
      await page.getByRole('form', { name: 'Film Önerisi Al' }).waitFor();
    }),
    scene('karttan-favori', async (page) => {
      await say(page, WISHES);
      await chatOf(page).getByRole('article').first().getByRole('button', { name: 'Favori' }).click();
      await chatOf(page).getByRole('button', { name: 'Geri al' }).waitFor();
    }),
    { ...scene('yan-panel', inSheet), address: '/#/history' },
    scene('secici', after("Batman'i favorilerime ekle")),
    scene('karsilastirma', after("Başlangıç ile Yıldızlararası'nı karşılaştır")),
    scene('gece-plani', after("Titanik ve Matrix'i sıraya koy 8'de başlasın gece 1'de bitsin")),
    scene(
      'gece-plani-uzun',
      after("Yıldızlararası ile Matrix'i arka arkaya izleyelim, 8'de başlasın, 23:59'da bitsin"),
    ),
    scene('fragman', async (page) => {
      await say(page, 'Başlangıç fragmanını aç');
      await page.getByRole('button', { name: 'Kapat' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }),
    scene('istatistik', after('istatistiklerimi göster')),
    scene('anlamadi', after('zırtapoz fıstık')),
    scene('sohbetler', async (page) => {
      await say(page, WISHES);
      await chatOf(page).getByRole('button', { name: 'Sohbetlerim' }).click();
    }),
    scene('kisayollar', async (page) => {
      await chatOf(page).getByRole('textbox', { name: 'Mesajınız' }).blur();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    }),
  ],
};
