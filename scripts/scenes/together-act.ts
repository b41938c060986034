import type { Page } from '@playwright/test';

import { sampleRecords } from './sample-records.ts';
import type { Act } from './scene.ts';
import { say } from './chat-act.ts';

const ADDRESS = '/#/recommend/ikimiz';

async function ask(page: Page): Promise<void> {
  await page.getByLabel('Bu akşam ne istersin?').fill('gerilim olsun, iki saati geçmesin');
  await page
    .getByLabel('Neleri sever, ne istemez?')
    .fill('romantik komedi sever, korku sevmez, en sevdiği Titanik');
  await page.getByLabel('Adı (isteğe bağlı)').fill('Ece');
  await page.getByRole('button', { name: 'Üç film seç' }).click();
  await page.getByRole('heading', { name: 'İkiniz için' }).waitFor();
}

async function beginRound(page: Page): Promise<void> {
  await ask(page);
  await page.getByRole('button', { name: 'Tura başla' }).click();
  await page.getByRole('button', { name: 'Evet', exact: true }).waitFor();
}

/** Answers to the films of a turn, one letter each: e(vet), h(ayır), g(ördüm). */
async function answer(page: Page, letters: string): Promise<void> {
  const names = { e: 'Evet', h: 'Hayır', g: 'Gördüm' } as const;
  for (const letter of letters) {
    const name = letter === 'e' || letter === 'h' ? names[letter] : names.g;
    await page.getByRole('button', { name, exact: true }).click();
  }
}

async function handOver(page: Page): Promise<void> {
  await beginRound(page);
  await answer(page, 'ehgeehheeg');
}

/** The second one wants nothing that the first one wants. */
async function finishApart(page: Page): Promise<void> {
  await handOver(page);
  await page.getByRole('button', { name: 'Sıra bende, başla' }).click();
  await answer(page, 'hehhhhhhhh');
  await page.getByRole('heading', { name: 'Bu turda ortak film çıkmadı' }).waitFor();
}

async function finish(page: Page): Promise<void> {
  await handOver(page);
  await page.getByRole('button', { name: 'Sıra bende, başla' }).click();
  await answer(page, 'eeghehheeh');
  await page.getByRole('button', { name: 'Sonucu gönder' }).waitFor();
}

/** Two people: what they want, films for both, a round of ten. */
export const TOGETHER_ACT: Act = {
  name: 'ikimiz',
  stored: (now) => sampleRecords({ batches: 2, favourites: 12, watched: 12 }, now),
  scenes: [
    { name: 'bos', address: ADDRESS },
    { name: 'filmler', address: ADDRESS, prepare: ask },
    { name: 'tur', address: ADDRESS, prepare: beginRound },
    { name: 'sira', address: ADDRESS, prepare: handOver },
    { name: 'sonuc', address: ADDRESS, prepare: finish },
    { name: 'sonuc-ortaksiz', address: ADDRESS, prepare: finishApart },
    { name: 'bozuk', address: `${ADDRESS}/1bozuk` },
    {
      name: 'sohbet',
      address: '/#/recommend',
      windowOnly: true,
      prepare: (page) => say(page, 'ben korku o romantik'),
    },
  ],
};
