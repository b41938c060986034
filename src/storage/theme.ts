import { createBox } from './box.ts';
import type { BoxServices } from './box-options.ts';
import { wordCodec } from './codec.ts';
import { STORAGE_KEYS } from './keys.ts';
import type { Subscribe } from './listeners.ts';

export type Theme = 'dark' | 'light';

/** The chosen theme under `film_app_theme`, as a bare word (spec §3). */
export interface ThemeRecord {
  /** Null when none was chosen: then the system's preference counts (spec §4). */
  get(): Theme | null;
  /** False when the choice could not be saved. */
  set(theme: Theme): Promise<boolean>;
  /** Forgets the choice; false when that could not be saved. */
  clear(): Promise<boolean>;
  subscribe: Subscribe;
}

/** The theme record over one storage. */
export function createThemeRecord(services: BoxServices): ThemeRecord {
  const box = createBox({
    ...services,
    key: STORAGE_KEYS.theme,
    codec: wordCodec(parse),
    discardUnreadable: true,
  });
  return {
    get: () => box.get(),
    async set(theme) {
      const { ok } = await box.update(() => theme);
      return ok;
    },
    async clear() {
      const { ok } = await box.update(() => null);
      return ok;
    },
    subscribe: box.subscribe,
  };
}

const parse = (word: string): Theme | undefined => (word === 'dark' || word === 'light' ? word : undefined);
