import type { Report } from '#domain/report/report.ts';
import { starsOf } from '#domain/watched-details.ts';
import { formatNumber, formatRating } from '#lib/turkish/format.ts';
import { periodName } from '#lib/turkish/period.ts';

import { type Fact, factsOf } from '../words/report-words.ts';
import { drawFigures } from './figures.ts';
import { drawStrip, rowWidth } from './film-strip.ts';
import { decadeBars, drawBars, drawFacts, drawGenres, drawLabel, monthBars } from './lists.ts';
import type { Area, Pen } from './pen.ts';
import type { LoadedPoster } from './posters.ts';
import { type SizeName, SIZES } from './sizes.ts';

export interface Drawn {
  report: Report;
  posters: readonly LoadedPoster[];
  /** Only where the person wants it there. */
  name?: string | undefined;
}

/** How many films are shown as posters. */
export const FRAMES = { portrait: 5, landscape: 5 } as const satisfies Record<SizeName, number>;

export function drawReport(pen: Pen, size: SizeName, drawn: Drawn): void {
  const { width, height } = SIZES[size];
  drawGround(pen, width, height);
  if (size === 'portrait') drawPortrait(pen, drawn);
  else drawLandscape(pen, drawn);
}

/** The dark of the room, and the light of the projector from a corner. */
function drawGround({ context, inks, box }: Pen, width: number, height: number): void {
  box({ x: 0, y: 0, width, height }, inks.ground);
  const light = context.createRadialGradient(width, 0, 0, width, 0, Math.max(width, height) * 0.9);
  light.addColorStop(0, inks.beam);
  light.addColorStop(1, inks.beam.replace(/\/ [\d.]+\)/u, '/ 0)'));
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

function drawPortrait(pen: Pen, { report, posters, name }: Drawn): void {
  const [left, width] = [72, 936];
  const isYear = report.months.length > 0;
  drawHead(pen, report, { name, line: width }, { x: left, y: 56, width: isYear ? 430 : width, height: 250 });
  if (isYear) drawBars(pen, monthBars(report, 1), { x: 540, y: 104, width: 468, height: 190 });
  drawFigures(pen, report, { x: left, y: 312, width, height: 100 });
  const strip = { x: 0, y: 438, width: 1080, height: 366 };
  drawStrip(pen, strip, FRAMES.portrait, (1080 - rowWidth(FRAMES.portrait, strip.height)) / 2, posters);
  drawGenres(pen, report.genres.slice(0, 4), { x: left, y: 842, width: 420, height: 262 });
  drawFacts(pen, pictureFacts(report), { x: 556, y: 846, width: 452, height: 440 });
  drawLabel(pen, 'Yıllar', { x: left, y: 1118, width: 420 });
  drawBars(pen, decadeBars(report, 6), { x: left, y: 1146, width: 420, height: 134 });
  drawFoot(pen, { x: left, y: 1310, width });
}

function drawLandscape(pen: Pen, { report, posters, name }: Drawn): void {
  const [left, width] = [88, 600];
  const isYear = report.months.length > 0;
  drawHead(pen, report, { name, line: width }, { x: left, y: 80, width, height: 250 });
  drawFigures(pen, report, { x: left, y: 366, width: 640, height: 110 });
  const charts = { x: left, width, height: 200 };
  if (isYear) {
    drawLabel(pen, 'Aylar', { ...charts, y: 540 });
    drawBars(pen, monthBars(report), { ...charts, y: 568 });
  }
  drawLabel(pen, 'Yıllar', { ...charts, y: isYear ? 788 : 540 });
  drawBars(pen, decadeBars(report, 8), { ...charts, y: isYear ? 816 : 568, height: isYear ? 156 : 320 });
  const strip = { x: 764, y: 84, width: 1156, height: 396 };
  drawStrip(pen, strip, FRAMES.landscape, 764 + 32, posters);
  drawGenres(pen, report.genres.slice(0, 6), { x: 796, y: 540, width: 440, height: 420 });
  drawFacts(pen, pictureFacts(report), { x: 1328, y: 544, width: 504, height: 440 });
  drawFoot(pen, { x: left, y: 1010, width: 1744 });
}

const MOST_FACTS = 4;
/** Where there is little to tell, the best film is told in words, too. */
function pictureFacts(report: Report): Fact[] {
  const facts = factsOf(report, 'me');
  const [first] = report.best;
  if (facts.length >= MOST_FACTS || first === undefined) return facts.slice(0, MOST_FACTS);
  const { year, score, rating } = first;
  const points =
    score === undefined ? rating > 0 && `${formatRating(rating)} puan` : `★ ${formatNumber(starsOf(score))}`;
  const note = [year > 0 && year, points];
  return [{ label: 'Zirvede', value: first.title, note: note.filter(Boolean).join(' · ') }, ...facts];
}

/** What it is and of whom, in a line as long as the sheet lets it be, and of when. */
function drawHead({ text, inks }: Pen, report: Report, { name, line }: HeadLine, area: Area): void {
  const { x, y, width } = area;
  const label = { x, y: y + 28, size: 30, weight: 700, color: inks.accent, spacing: 0.16, width };
  const wide = text('SİNEMA KARNEM', label);
  if (name !== undefined)
    text(name, {
      x: x + wide + 14,
      y: y + 28,
      size: 30,
      weight: 600,
      color: inks.soft,
      width: line - wide - 14,
      smallest: 22,
    });
  text(periodName(report), {
    x: x - 6,
    y: y + 218,
    size: 200,
    face: 'display',
    weight: 800,
    color: inks.ink,
    width,
    smallest: 80,
    spacing: -0.03,
  });
}

interface HeadLine {
  name: string | undefined;
  /** Its length. */
  line: number;
}

function drawFoot({ text, box, inks }: Pen, { x, y, width }: Omit<Area, 'height'>): void {
  box({ x, y: y - 14, width, height: 2 }, inks.track);
  text('SineSohbet', { x, y: y + 20, size: 26, face: 'display', weight: 700, color: inks.ink });
  text('Filmler konuşa konuşa bulunur', {
    x: x + width,
    y: y + 20,
    size: 22,
    weight: 500,
    color: inks.soft,
    align: 'right',
  });
}
