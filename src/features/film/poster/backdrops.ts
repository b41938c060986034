import type { ReactNode } from 'react';

import type { Backdrop } from './design.ts';
import { polar, times } from './motifs/draw.ts';
import type { Palette } from './motifs/palettes.ts';
import { area, circle, OPEN, rect, repeat } from './motifs/shapes.ts';

// One path each: a sheet of a hundred dots would be a hundred elements on every poster. They reach beyond the sheet,
// because a thing may be drawn smaller.
const RAYS = times(12, (index) => {
  const [from, to] = [polar(200, 245, 700, index * 30), polar(200, 245, 700, index * 30 + 15)];
  return `M200 245L${from.join(' ')}L${to.join(' ')}Z`;
}).join('');
const STRIPES = times(13, (index) => `M${index * 60 - 200} -200h30v1000h-30Z`).join('');
const DOTS = times(130, (index) => {
  const row = Math.floor(index / 10);
  return `M${(index % 10) * 56 - 68 + (row % 2) * 28} ${row * 50 - 30}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0`;
}).join('');

const DRAWN: Readonly<Record<Backdrop, (deep: string) => ReactNode>> = {
  none: () => null,
  rays: (deep) => area(RAYS, deep),
  disc: (deep) => circle(200, 245, 190, deep),
  stripes: (deep) => area(STRIPES, deep),
  dots: (deep) => area(DOTS, deep),
  halves: (deep) => rect(200, -200, 400, 1000, deep),
  rings: (deep) =>
    repeat(5, (index) =>
      circle(200, 245, 70 + index * 62, undefined, { ...OPEN, stroke: deep, strokeWidth: 24 }),
    ),
};

/** What stands behind a thing, in the ground's darker half. */
export const backdropOf = (backdrop: Backdrop, { deep }: Palette): ReactNode => DRAWN[backdrop](deep);
