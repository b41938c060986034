/** The model that is asked where none is configured (spec §7, §9). */
export const DEFAULT_MODEL = 'gpt-3.5-turbo';
