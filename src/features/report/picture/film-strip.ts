import { starsOf } from '#domain/watched-details.ts';
import { SHEET } from '#features/film/poster/set-title.ts';
import { COMPOSITIONS, type Composition } from '#features/film/poster/compositions.ts';
import { formatNumber } from '#lib/turkish/format.ts';

import type { Area, Pen } from './pen.ts';
import type { LoadedPoster } from './posters.ts';

const GAP = 18;
const HOLE = { width: 26, height: 18, step: 52, radius: 5 } as const;
/** As in the drawing of a poster. */
const TITLE = { left: 28, above: 22, ascent: 0.76 } as const;

/** Points that one shows: what was liked. */
const SHOWN_FROM = 7;

/** How high a strip is around frames of this height. */
export const EDGE = 46;

/** A strip of film: the best films in its frames, and a leader's countdown in those that are left. */
export function drawStrip(
  pen: Pen,
  area: Area,
  frames: number,
  left: number,
  posters: readonly LoadedPoster[],
): void {
  const { context, inks, box } = pen;
  box(area, inks.strip);
  for (let x = area.x + 12; x < area.x + area.width; x += HOLE.step)
    for (const y of [area.y + (EDGE - HOLE.height) / 2, area.y + area.height - (EDGE + HOLE.height) / 2])
      box({ x, y, width: HOLE.width, height: HOLE.height }, inks.hole, HOLE.radius);
  const height = area.height - 2 * EDGE;
  const width = (height * SHEET.width) / SHEET.height;
  for (let index = 0; index < frames; index += 1) {
    const frame = { x: left + index * (width + GAP), y: area.y + EDGE, width, height };
    const poster = posters[index];
    context.save();
    context.beginPath();
    context.roundRect(frame.x, frame.y, frame.width, frame.height, 8);
    context.clip();
    if (poster === undefined) drawLeader(pen, frame, frames - index);
    else drawPoster(pen, frame, poster);
    context.restore();
  }
}

/** The widths of a row of frames together. */
export const rowWidth = (frames: number, height: number): number =>
  frames * ((height - 2 * EDGE) * (SHEET.width / SHEET.height)) + (frames - 1) * GAP;

function drawPoster(pen: Pen, { x, y, width, height }: Area, { film, design, image }: LoadedPoster): void {
  const { context, inks, text, box } = pen;
  context.drawImage(image, x, y, width, height);
  const scale = width / SHEET.width;
  const { words, baselines, palette, weight, block, composition } = design;
  const { centred = false }: Composition = COMPOSITIONS[composition];
  const first = SHEET.height - block + TITLE.above + TITLE.ascent * words.size;
  for (const [index, line] of words.lines.entries())
    text(line, {
      x: x + (centred ? SHEET.width / 2 : TITLE.left) * scale,
      y: y + (first + (baselines[index] ?? 0) * words.size) * scale,
      size: words.size * scale,
      face: 'display',
      weight,
      color: palette.ink,
      align: centred ? 'center' : 'left',
      spacing: -0.02,
    });
  if (film.score === undefined || film.score < SHOWN_FROM) return;
  const mark = { width: 62, height: 36 };
  box({ x: x + width - mark.width - 8, y: y + 8, ...mark }, inks.own, 18);
  text(`★ ${formatNumber(starsOf(film.score))}`, {
    x: x + width - mark.width / 2 - 8,
    y: y + 33,
    size: 21,
    weight: 700,
    color: 'oklch(0.2 0.03 80)',
    align: 'center',
  });
}

/** A frame of the countdown before a film. */
function drawLeader(pen: Pen, { x, y, width, height }: Area, number: number): void {
  const { context, inks, text, box } = pen;
  box({ x, y, width, height }, inks.strip);
  const [midX, midY] = [x + width / 2, y + height / 2];
  context.globalAlpha = 0.28;
  context.strokeStyle = inks.onStrip;
  context.lineWidth = 3;
  context.strokeRect(x + 2, y + 2, width - 4, height - 4);
  for (const radius of [width * 0.3, width * 0.38]) {
    context.beginPath();
    context.arc(midX, midY, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  context.beginPath();
  context.moveTo(x, midY);
  context.lineTo(x + width, midY);
  context.moveTo(midX, y);
  context.lineTo(midX, y + height);
  context.stroke();
  context.globalAlpha = 0.5;
  const size = width * 0.42;
  text(String(number), {
    x: midX,
    y: midY + size * 0.35,
    size,
    face: 'display',
    weight: 700,
    color: inks.onStrip,
    align: 'center',
  });
  context.globalAlpha = 1;
}
