import type { ReactNode } from 'react';

import type { Backdrop } from './design.ts';
import { points, polar } from './motifs/draw.ts';
import type { Palette } from './motifs/palettes.ts';
import { circle, OPEN, polygon, rect, repeat } from './motifs/shapes.ts';

const DRAWN: Readonly<Record<Backdrop, (deep: string) => ReactNode>> = {
  none: () => null,
  rays: (deep) =>
    repeat(12, (index) =>
      polygon(
        points([200, 245], polar(200, 245, 700, index * 30), polar(200, 245, 700, index * 30 + 15)),
        deep,
      ),
    ),
  disc: (deep) => circle(200, 245, 190, deep),
  stripes: (deep) => repeat(13, (index) => rect(index * 60 - 200, -200, 30, 1000, deep)),
  dots: (deep) =>
    repeat(130, (index) =>
      circle(
        (index % 10) * 56 - 60 + (Math.floor(index / 10) % 2) * 28,
        Math.floor(index / 10) * 50 - 30,
        8,
        deep,
      ),
    ),
  halves: (deep) => rect(200, -200, 400, 1000, deep),
  rings: (deep) =>
    repeat(5, (index) =>
      circle(200, 245, 70 + index * 62, undefined, { ...OPEN, stroke: deep, strokeWidth: 24 }),
    ),
};

/** What stands behind a thing, in the ground's darker half. */
export const backdropOf = (backdrop: Backdrop, { deep }: Palette): ReactNode => DRAWN[backdrop](deep);
