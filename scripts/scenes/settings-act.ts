import type { Note } from '#domain/notes.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';

import { sampleRecords } from './sample-records.ts';
import type { Act } from './scene.ts';

const NOTES: readonly Note[] = [
  { kind: 'avoidGenre', text: 'Korku' },
  { kind: 'avoidPerson', text: 'Adam Sandler' },
  { kind: 'child', text: '8' },
  { kind: 'other', text: 'altyazılı izlemem' },
];

const SECTIONS = {
  tercihler: 'Tercihler',
  tema: 'Tema',
  bildirimler: 'Bildirimler',
  gizlilik: 'Gizlilik',
  'yapay-zeka': 'Yapay Zekâ',
  uygulama: 'Uygulama',
  veri: 'Veri Yönetimi',
  hakkinda: 'Hakkında',
};

/** Each section of the settings; the first is among the screens. */
export const SETTINGS_ACT: Act = {
  name: 'ayarlar',
  stored: async (now) => ({
    ...(await sampleRecords({ batches: 2, favourites: 12, watched: 8 }, now)),
    [STORAGE_KEYS.notes]: JSON.stringify(NOTES),
  }),
  scenes: Object.entries(SECTIONS).map(([name, label]) => ({
    name,
    address: '/#/settings',
    prepare: async (page) => {
      await page.getByRole('tab', { name: label }).click();
      // A section may come as a part of its own.
      await page.getByRole('heading', { level: 2, name: label }).waitFor();
    },
  })),
};
