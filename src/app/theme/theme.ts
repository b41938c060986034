import { consoleLogger } from '#lib/logger.ts';
import { createListeners } from '#storage/box/listeners.ts';
import type { Theme, ThemeRecord } from '#storage/theme.ts';

/** The stored choice, else what the system prefers (T-18). */
export const resolveTheme = (stored: Theme | null, systemDark: boolean): Theme =>
  stored ?? (systemDark ? 'dark' : 'light');

/** Puts the theme on the page: the class that the tokens follow (T-19). Cheap, and safe to repeat. */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  root.classList.toggle('dark', theme === 'dark');
}

/**
 * Follows whoever chooses: this screen, another tab, the conversation, or the system while nothing is stored.
 * One is made for the life of the page.
 */
export function createThemeStore(
  record: ThemeRecord,
  system: Pick<MediaQueryList, 'matches' | 'addEventListener'>,
) {
  const { call, subscribe } = createListeners(consoleLogger);
  let unsaved: Theme | undefined;

  record.subscribe(() => {
    unsaved = undefined;
    call();
  });
  system.addEventListener('change', call);

  return {
    get: (): Theme => unsaved ?? resolveTheme(record.get(), system.matches),
    /** Shows the theme at once and saves it; one that could not be saved lasts as long as the page (T-20). */
    set(theme: Theme) {
      unsaved = theme;
      call();
      void record.set(theme);
    },
    subscribe,
  };
}

/** The theme in force. */
export type ThemeStore = ReturnType<typeof createThemeStore>;

/** Applies the theme now, before the first render, and at every change. Returns what stops it. */
export function keepThemeApplied(store: ThemeStore, root: HTMLElement): () => void {
  const apply = () => applyTheme(store.get(), root);
  apply();
  return store.subscribe(apply);
}
