import { useSyncExternalStore } from 'react';

import type { Theme } from '#storage/theme.ts';

import type { ThemeStore } from './theme.ts';

/** The theme in force and the way to choose another. */
export function useTheme(store: ThemeStore): [theme: Theme, setTheme: (theme: Theme) => void] {
  return [useSyncExternalStore(store.subscribe, store.get), store.set];
}
