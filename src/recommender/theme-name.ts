import names from './theme-names.json' with { type: 'json' };

const NAMES: Readonly<Record<string, string | undefined>> = names;

/** A theme as it is written: small, as wishes and films have it, but for those that hold a name (`Osmanlı`). */
export const themeName = (theme: string): string => NAMES[theme] ?? theme;
