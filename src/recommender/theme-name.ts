import names from './theme-names.json' with { type: 'json' };

const NAMES: Readonly<Record<string, string | undefined>> = names;

/** A theme as sentences say it: as wishes and films have it, but for names (`Osmanlı`) and what is short for more. */
export const themeName = (theme: string): string => NAMES[theme] ?? theme;
