import * as z from 'zod/mini';

import type { Box } from './box/box.ts';
import type { Codec } from './box/codec.ts';

const text = z.catch(z.string(), '');
const settingsSchema = z.object({ model: text, baseUrl: text, apiKey: text, tmdbKey: text });

/** What a person entered under *Yapay Zekâ*; '' for what they left out. */
export type OwnSettings = z.infer<typeof settingsSchema>;

export const NO_SETTINGS: OwnSettings = { model: '', baseUrl: '', apiKey: '', tmdbKey: '' };

/** The person's own keys, which never leave this device (M-33). `clear` forgets unreadable copies of them too. */
export type OwnSettingsRecord = Pick<Box<OwnSettings>, 'get' | 'set' | 'clear' | 'subscribe'>;

export const ownSettingsCodec: Codec<OwnSettings> = {
  empty: NO_SETTINGS,
  read(raw) {
    const { data } = settingsSchema.safeParse(JSON.parse(raw));
    return data && { value: data, whole: true };
  },
  write: (settings) => JSON.stringify(settings),
};
