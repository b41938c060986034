import { formatMinutes } from '#lib/turkish/format.ts';

/** Minutes as a sentence says them: `2 saat 22 dakika`. */
export const inWords = (minutes: number): string =>
  formatMinutes(minutes)
    .replace(/\bsa\b/u, 'saat')
    .replace(/\bdk\b/u, 'dakika');

const ALL: Readonly<Record<number, string>> = { 2: 'İkisi', 3: 'Üçü', 4: 'Dördü', 5: 'Beşi' };

/** All of a number of films: `Üçü de`. */
export const allOf = (count: number): string => `${ALL[count] ?? 'Hepsi'} de`;
