import type { ReactNode } from 'react';

import { between, type Motif, points, polar, whole } from './draw.ts';
import { circle, draw, group, line, polygon, repeat } from './shapes.ts';

/** Rays burst from one point; in it stands a sign. */
const burst =
  (sign: (cx: number, cy: number, tilt: number, light: string, deep: string) => ReactNode): Motif =>
  (random, { main, second, light, deep }) => {
    const cx = between(random, 150, 250);
    const cy = between(random, 210, 280);
    const rays = whole(random, 8, 14);
    const turn = between(random, 0, 360);
    const step = 360 / rays;
    const tilt = between(random, -18, 18);
    const ray = (index: number) => {
      const start = turn + index * step + between(random, -0.12, 0.12) * step;
      const end = start + step * between(random, 0.32, 0.62);
      const corners = points([cx, cy], polar(cx, cy, 760, start), polar(cx, cy, 760, end));
      return polygon(corners, index % 3 === 0 ? second : main);
    };
    return draw(repeat(rays, ray), sign(cx, cy, tilt, light, deep));
  };

export const bolt = burst((cx, cy, tilt, light, deep) =>
  group(
    { transform: `translate(${cx} ${cy}) rotate(${tilt}) scale(1.25)` },
    polygon('18,-128 -62,16 -8,16 -26,124 66,-30 10,-30 44,-128', deep),
    polygon('8,-138 -72,6 -18,6 -36,114 56,-40 0,-40 34,-138', light),
  ),
);

export const target = burst((cx, cy, _tilt, light, deep) =>
  draw(
    ...[118, 88, 58, 26].map((radius, ring) => circle(cx, cy, radius, ring % 2 === 0 ? light : deep)),
    line(`M${cx - 165} ${cy}h100M${cx + 65} ${cy}h100M${cx} ${cy - 165}v100M${cx} ${cy + 65}v100`, deep, 9),
  ),
);
