import { type Case, suffixFor } from './suffix.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** A time of the clock, in the device's time zone: `20:00`. */
export const clockOf = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

const MIDNIGHT: Readonly<Partial<Record<Case, string>>> = {
  locative: 'gece yarısında',
  dative: 'gece yarısına',
  accusative: 'gece yarısını',
};

/** A time of the clock in a case, as it is read out: `20:00'de`, `23:30'a`, `21:45'i`; midnight by its name. */
export function clockIn(moment: Date, wanted: Case): string {
  const clock = clockOf(moment);
  const name = MIDNIGHT[wanted];
  if (clock === '00:00' && name !== undefined) return name;
  const read = moment.getMinutes() === 0 ? moment.getHours() : moment.getMinutes();
  return `${clock}'${suffixFor(String(read), wanted)}`;
}
