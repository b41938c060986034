const HOURS: Readonly<Record<number, string>> = {
  30: 'yarım',
  60: 'bir',
  90: 'bir buçuk',
  120: 'iki',
  150: 'iki buçuk',
  180: 'üç',
};

/** The words for a bound of time, as people name it: `bir buçuk saati` and `bir buçuk saatten`. */
interface Bound {
  accusative: string;
  ablative: string;
}

/** Minutes as a bound in hours; undefined where no half hour is full. */
export function inHours(minutes: number): Bound | undefined {
  const hours = HOURS[minutes];
  return hours === undefined ? undefined : { accusative: `${hours} saati`, ablative: `${hours} saatten` };
}

/** Minutes as a bound, in hours where one says so. */
export const asBound = (minutes: number): Bound =>
  inHours(minutes) ?? { accusative: `${minutes} dakikayı`, ablative: `${minutes} dakikadan` };
