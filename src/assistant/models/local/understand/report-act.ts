import type { ReportInput } from '#tools/show-report.ts';

import { reportsWords as words } from '../lexicon/word-lists.ts';
import type { Act } from './acts.ts';

/** The months as folded text has them, with any ending. */
const MONTHS = [
  'ocak|ocag',
  'subat',
  'mart',
  'nisan',
  'mayis',
  'haziran',
  'temmuz',
  'agustos',
  'eylul',
  'ekim',
  'kasim',
  'aralik|aralig',
].map((stem) => new RegExp(`(?<![a-z])(?:${stem})(?:[iu]n?|t?d?a|[iu]?nd?a)?(?![a-z])`, 'u'));

/** *Sinema karnesi*, and which one (`2025 karnem`, `geçen ayın karnesi`, `mart karnem`). */
export function reportAct(text: string): Act | undefined {
  if (!words.REPORT.in(text) || words.NO_REPORT.in(text)) return undefined;
  return { kind: 'report', of: timeOf(text) };
}

function timeOf(text: string): ReportInput {
  const year = Number(/(?<!\d)(?:19|20)\d\d(?!\d)/u.exec(text)?.[0] ?? 0);
  const month = MONTHS.findIndex((name) => name.test(text)) + 1;
  const when = words.LAST_MONTH.in(text)
    ? 'lastMonth'
    : words.LAST_YEAR.in(text)
      ? 'lastYear'
      : words.THIS_MONTH.in(text)
        ? 'thisMonth'
        : undefined;
  return {
    ...(year === 0 ? {} : { year }),
    ...(month === 0 ? {} : { month }),
    // What is named says more than what is counted from today.
    ...(when === undefined || year > 0 || (month > 0 && when !== 'lastYear') ? {} : { when }),
  };
}
