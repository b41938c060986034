const MONTHS = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
] as const;

/** The months of a year in their order. */
export const MONTH_NAMES: readonly string[] = MONTHS;

interface Period {
  year: number;
  /** 1 to 12. */
  month?: number | undefined;
}

/** A year, or a month of it: `2026`, `Kasım 2026`. */
export const periodName = ({ year, month }: Period): string =>
  month === undefined ? String(year) : `${MONTHS[month - 1] ?? ''} ${year}`.trim();
