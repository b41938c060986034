import type { Theme, ThemeRecord } from '#storage/theme.ts';

/** The part of a MediaQueryList that says whether the system prefers dark. */
export type SystemDark = Pick<MediaQueryList, 'matches' | 'addEventListener'>;

/** The theme in force. */
export interface ThemeStore {
  get(): Theme;
  /** Shows the theme at once and saves it; one that could not be saved lasts as long as the page. */
  set(theme: Theme): void;
  subscribe(listener: () => void): () => void;
}

/** The stored choice, else what the system prefers (spec §4, Theme). */
export function resolveTheme(stored: Theme | null, systemDark: boolean): Theme {
  return stored ?? (systemDark ? 'dark' : 'light');
}

/** Puts the theme on the page: the class that the tokens follow (spec §4). Cheap, and safe to repeat. */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  root.classList.toggle('dark', theme === 'dark');
}

/**
 * Follows whoever chooses: this screen, another tab, the conversation, or the system while nothing is stored.
 * One is made for the life of the page.
 */
export function createThemeStore(record: ThemeRecord, system: SystemDark): ThemeStore {
  const listeners = new Set<() => void>();
  let unsaved: Theme | undefined;
  const call = () => listeners.forEach((listener) => listener());

  record.subscribe(() => {
    unsaved = undefined;
    call();
  });
  system.addEventListener('change', call);

  return {
    get: () => unsaved ?? resolveTheme(record.get(), system.matches),
    set(theme) {
      unsaved = theme;
      call();
      void record.set(theme);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Applies the theme now, before the first render, and at every change. Returns what stops it. */
export function keepThemeApplied(store: ThemeStore, root: HTMLElement): () => void {
  const apply = () => applyTheme(store.get(), root);
  apply();
  return store.subscribe(apply);
}
