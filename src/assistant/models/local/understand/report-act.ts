import { fold } from '#domain/title.ts';
import { MONTH_NAMES } from '#lib/turkish/period.ts';
import type { ReportInput } from '#tools/show-report.ts';

import { nameIn } from '../lexicon/phrases.ts';
import { reportsWords } from '../lexicon/word-lists.ts';
import type { Act } from './acts.ts';

const { REPORT, NO_REPORT, ...WHEN } = reportsWords;

/** The months as folded text has them, with any ending. */
const MONTHS = MONTH_NAMES.map((name) => {
  const stem = fold(name).replace(/k$/u, '[kg]');
  return new RegExp(`(?<![a-z])${stem}(?:[iu]n?|t?d?a|[iu]?nd?a)?(?![a-z])`, 'u');
});

/** *Sinema karnesi*, and which one (`2025 karnem`, `geçen ayın karnesi`, `mart karnem`). */
export function reportAct(text: string): Act | undefined {
  return REPORT.in(text) && !NO_REPORT.in(text) ? { kind: 'report', of: timeOf(text) } : undefined;
}

/** Which year or month is spoken of; nothing where none is. */
export function timeOf(text: string): ReportInput {
  const year = Number(/(?<!\d)(?:19|20)\d\d(?!\d)/u.exec(text)?.[0] ?? 0);
  const month = MONTHS.findIndex((name) => name.test(text)) + 1;
  const when = nameIn(WHEN, text);
  return {
    ...(year === 0 ? {} : { year }),
    ...(month === 0 ? {} : { month }),
    // What is named says more than what is counted from today.
    ...(when === undefined || year > 0 || (month > 0 && when !== 'lastYear') ? {} : { when }),
  };
}
