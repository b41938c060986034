import * as z from 'zod/mini';

import type { Records } from '#storage/create-records.ts';

/** Where a person's own keys lie on this device. No part of the data export (product.md §2). */
export const OWN_SETTINGS_KEY = 'film_ai_settings';

const text = z.catch(z.string(), '');
const ownSettingsSchema = z.object({ model: text, baseUrl: text, apiKey: text, tmdbKey: text });

/** What a person entered under *Yapay Zekâ*; '' for what they left out. */
export type OwnSettings = z.infer<typeof ownSettingsSchema>;

export const NO_SETTINGS: OwnSettings = { model: '', baseUrl: '', apiKey: '', tmdbKey: '' };

export interface OwnSettingsRecord {
  get(): OwnSettings;
  /** False when they could not be saved. */
  set(settings: OwnSettings): Promise<boolean>;
  /** Forgets them, copies of unreadable ones included; false when that failed. */
  clear(): Promise<boolean>;
  subscribe(listener: () => void): () => void;
}

/** The person's own keys over the records' storage. Open them once: listeners belong to what was opened. */
export function openOwnSettings(records: Pick<Records, 'openBox' | 'setAside'>): OwnSettingsRecord {
  const box = records.openBox<OwnSettings>({
    key: OWN_SETTINGS_KEY,
    codec: {
      empty: NO_SETTINGS,
      read(raw) {
        const stored = ownSettingsSchema.safeParse(JSON.parse(raw));
        return stored.success ? { value: stored.data, whole: true } : undefined;
      },
      write: (settings) => (settings === NO_SETTINGS ? null : JSON.stringify(settings)),
    },
  });
  return {
    get: () => box.get(),
    async set(settings) {
      const { ok } = await box.update(() => settings);
      return ok;
    },
    async clear() {
      const { ok } = await box.update(() => NO_SETTINGS);
      const copies = records.setAside.keys().filter((key) => key.startsWith(OWN_SETTINGS_KEY));
      return copies.map((key) => records.setAside.remove(key)).every(Boolean) && ok;
    },
    subscribe: box.subscribe,
  };
}
