import type { Box } from './box/box.ts';

export type Theme = 'dark' | 'light';

/** The chosen theme; null when none was chosen: then the system's preference counts (T-18, T-20). */
export type ThemeRecord = Pick<Box<Theme | null>, 'get' | 'set' | 'clear' | 'subscribe'>;

/** Reads the stored word. */
export const parseTheme = (word: string): Theme | undefined =>
  word === 'dark' || word === 'light' ? word : undefined;
