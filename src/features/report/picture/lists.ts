import type { Report } from '#domain/report/report.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { MONTH_NAMES } from '#lib/turkish/period.ts';
import { plural } from '#lib/turkish/suffix.ts';

import type { Fact } from '../words/report-words.ts';
import type { Area, Pen } from './pen.ts';

/** The small heading of a block; answers where what follows begins. */
export function drawLabel({ text, inks }: Pen, words: string, { x, y, width }: Omit<Area, 'height'>): void {
  text(words.toLocaleUpperCase('tr-TR'), {
    x,
    y: y + 22,
    size: 22,
    weight: 700,
    color: inks.accent,
    spacing: 0.12,
    width,
    smallest: 16,
  });
}

/** Genres with a bar each; the most frequent fills it. */
export function drawGenres(pen: Pen, genres: Report['genres'], area: Area): void {
  const { text, box, inks } = pen;
  drawLabel(pen, 'Türler', area);
  const most = Math.max(1, ...genres.map(({ count }) => count));
  const standsOut = genres.filter(({ count }) => count === most).length <= 2;
  const top = area.y + 44;
  const step = Math.min(62, (area.height - 44) / Math.max(1, genres.length));
  for (const [index, { genre, count }] of genres.entries()) {
    const y = top + index * step;
    const isMost = standsOut && count === most;
    const color = isMost ? inks.ink : inks.soft;
    text(genre, { x: area.x, y: y + 26, size: 27, weight: 600, color, width: area.width - 70, smallest: 20 });
    text(formatNumber(count), {
      x: area.x + area.width,
      y: y + 26,
      size: 27,
      weight: 600,
      color,
      align: 'right',
    });
    box({ x: area.x, y: y + 36, width: area.width, height: 8 }, inks.track, 4);
    box(
      { x: area.x, y: y + 36, width: Math.max(8, (area.width * count) / most), height: 8 },
      isMost ? inks.gold : inks.fill,
      4,
    );
  }
}

/** The room that one fact takes at its usual size. */
const FACT_STEP = 106;

/** People, the surprise, the evening: what it is, who or when, and why. Few of them are written larger. */
export function drawFacts({ text, inks }: Pen, facts: readonly Fact[], { x, y, width, height }: Area): void {
  const step = Math.min(FACT_STEP * 1.35, height / Math.max(1, facts.length));
  const scale = step / FACT_STEP;
  for (const [index, { label, value, note }] of facts.entries()) {
    const top = y + index * step;
    text(label.toLocaleUpperCase('tr-TR'), {
      x,
      y: top + 18,
      size: 18 * scale,
      weight: 700,
      color: inks.accent,
      spacing: 0.12,
      width,
    });
    text(value, {
      x,
      y: top + 18 + 34 * scale,
      size: 31 * scale,
      face: 'display',
      weight: 700,
      color: inks.ink,
      width,
      smallest: 23,
    });
    text(note, {
      x,
      y: top + 18 + 61 * scale,
      size: 20 * scale,
      weight: 500,
      color: inks.soft,
      width,
      smallest: 17,
    });
  }
}

const NAME = { size: 21, weight: 600 } as const;
/** Few bars stand side by side at the left, under their heading. */
const WIDEST_STEP = 112;

/** Upright bars with their names below: months of a year, decades of films. */
export function drawBars(
  { text, measure, box, inks }: Pen,
  bars: readonly { name: string; count: number }[],
  { x, y, width, height }: Area,
): void {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  // Where many are alike none stands out.
  const standsOut = bars.filter(({ count }) => count === most).length <= 2;
  const step = Math.min(WIDEST_STEP, width / Math.max(1, bars.length));
  const thick = Math.min(56, step * 0.66);
  const room = height - 58;
  // One size for all names: the widest of them says which.
  const widest = Math.max(1, ...bars.map(({ name }) => measure(name, NAME)));
  const size = NAME.size * Math.min(1, (step - 6) / widest);
  for (const [index, { name, count }] of bars.entries()) {
    const left = x + index * step + (step - thick) / 2;
    const high = count === 0 ? 4 : Math.max(8, (room * count) / most);
    const top = y + 28 + room - high;
    box(
      { x: left, y: top, width: thick, height: high },
      count === 0 ? inks.track : standsOut && count === most ? inks.gold : inks.fill,
      4,
    );
    const middle = left + thick / 2;
    if (count > 0)
      text(formatNumber(count), {
        x: middle,
        y: top - 8,
        size: 18,
        weight: 700,
        color: inks.ink,
        align: 'center',
      });
    text(name, { ...NAME, x: middle, y: y + height - 4, size, color: inks.soft, align: 'center' });
  }
}

/** `Oca`, `Şub` …, or as many letters of each as there is room for. */
export const monthBars = ({ months }: Report, letters = 3) =>
  months.map((count, index) => ({ name: (MONTH_NAMES[index] ?? '').slice(0, letters), count }));

/** So many bars at most: the newest decades, and what is older than these together. */
export function decadeBars({ decades }: Report, most: number) {
  const names = decades.map(({ decade, count }) => ({ name: plural(String(decade)), count }));
  if (names.length <= most) return names;
  const shown = names.slice(1 - most);
  const older = names.slice(0, 1 - most).reduce((sum, { count }) => sum + count, 0);
  return [{ name: 'öncesi', count: older }, ...shown];
}
