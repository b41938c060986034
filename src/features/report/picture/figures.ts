import type { Report } from '#domain/report/report.ts';
import { formatNumber } from '#lib/turkish/format.ts';

import { hoursOf } from '../words/report-words.ts';
import type { Area, Pen } from './pen.ts';

const FIGURE = { size: 92, face: 'display', weight: 800 } as const;
const UNIT = { size: 32, weight: 600 } as const;
/** Between a figure and its word, and between two figures, at full size. */
const GAPS = { inner: 14, outer: 54 } as const;

/** The two or three figures that count, side by side; a row that is too long is written smaller as a whole. */
export function drawFigures({ text, measure, inks }: Pen, report: Report, { x, y, width }: Area): void {
  const figures = [
    { value: formatNumber(report.films), label: 'film' },
    { value: formatNumber(hoursOf(report)), label: 'saat' },
    ...(report.again > 0 ? [{ value: formatNumber(report.again), label: 'tekrar' }] : []),
  ];
  const long = figures.reduce(
    (sum, { value, label }) => sum + measure(value, FIGURE) + GAPS.inner + measure(label, UNIT),
    GAPS.outer * (figures.length - 1),
  );
  // Small letters are a little wider for their size, so the row keeps something to spare.
  const scale = Math.min(1, (width / long) * 0.97);
  let left = x;
  for (const { value, label } of figures) {
    left += text(value, { ...FIGURE, x: left, y: y + 76, size: FIGURE.size * scale, color: inks.figure });
    left += GAPS.inner * scale;
    left += text(label, { ...UNIT, x: left, y: y + 76, size: UNIT.size * scale, color: inks.soft });
    left += GAPS.outer * scale;
  }
}
