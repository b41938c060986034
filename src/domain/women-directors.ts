import women from './women-directors.json' with { type: 'json' };

const WOMEN: ReadonlySet<string> = new Set(women);

/** The themes that follow from who directed a film. @param directors by name, the one named first leads */
export const directorThemes = ([first = '']: readonly string[]): string[] =>
  WOMEN.has(first) ? ['kadın yönetmen'] : [];
