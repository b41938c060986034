import type { Random } from '#lib/random.ts';

import { between, chance, type Motif, points, polar, round, times, whole } from './draw.ts';
import { area, circle, draw, ellipse, group, line, OPEN, polygon, repeat, ROUND } from './shapes.ts';

/** A ridge from edge to edge: jagged mountains, or the long waves of dunes. */
function ridge(random: Random, top: number, rough: number, jagged: boolean): string {
  const peaks = whole(random, jagged ? 4 : 2, jagged ? 6 : 3);
  const step = 400 / peaks;
  const last = peaks * 2;
  const line = times(last + 1, (index) => {
    const shift = index > 0 && index < last ? between(random, -12, 12) : 0;
    const x = round((index * step) / 2 - (index === 0 ? 2 : 0) + shift);
    const y = round(top + (index % 2 === 0 ? rough : -rough * between(random, 0.3, 1)));
    return jagged ? `L${x} ${y}` : `S${round(x - step / 4)} ${y} ${x} ${y}`;
  });
  return `M-4 600V${round(top + rough)}${line.join('')}L404 ${top}V600Z`;
}

/** Ridge behind ridge under a low sun, and the way there. */
export const ridges: Motif = (random, { main, second, light, deep }) => {
  const jagged = chance(random, 0.6);
  const sunX = between(random, 90, 310);
  const sunY = between(random, 140, 220);
  const goal = between(random, 120, 280);
  const bend = between(random, -120, 120);
  const layer = (top: number, rough: number, fill: string, opacity = 1) =>
    area(ridge(random, top, rough, jagged), fill, { opacity });
  const bird = () => line(`M${whole(random, 40, 330)} ${whole(random, 90, 230)}q8 -10 15 0q8 -10 15 0`);
  return draw(
    circle(sunX, sunY, between(random, 62, 118), light),
    layer(270, 62, second, 0.55),
    layer(332, 50, second),
    layer(396, 40, main),
    layer(470, 28, deep),
    line(`M${goal + bend * 0.6} 560C${goal - bend} 500 ${goal + bend} 430 ${goal} 372`, light, 5, {
      ...ROUND,
      strokeDasharray: '2 14',
    }),
    line(`M${goal} 372V312l34 13l-34 13`, light, 4, { fill: light, strokeLinejoin: 'round' }),
    group({ ...ROUND, stroke: deep, strokeWidth: 4 }, repeat(whole(random, 2, 4), bird)),
  );
};

/** A compass on its map. */
export const compass: Motif = (random, { main, second, light, dark }) => {
  const turn = between(random, -50, 50);
  const half = (degrees: number, length: number, side: number, fill: string) =>
    polygon(points([0, 0], polar(0, 0, length, degrees), polar(0, 0, 30, degrees + side * 45)), fill);
  const arm = (degrees: number, length: number, fill: string, shade: string) =>
    draw(half(degrees, length, 1, fill), half(degrees, length, -1, shade));
  const contour = (index: number) =>
    ellipse(between(random, 20, 60), between(random, 40, 80), 60 + index * 52, 40 + index * 46, undefined, {
      transform: `rotate(${turn / 3} 200 240)`,
    });
  const mark = (index: number) => {
    const inner = polar(0, 0, index % 9 === 0 ? 112 : 124, index * 10);
    return line(`M${polar(0, 0, 132, index * 10).join(' ')}L${inner.join(' ')}`, dark, 3);
  };
  return draw(
    group({ ...OPEN, stroke: second, strokeWidth: 3, opacity: 0.8 }, repeat(9, contour)),
    group(
      { transform: `translate(${between(random, 180, 220)} 248) rotate(${turn})` },
      circle(0, 0, 166, second),
      circle(0, 0, 146, light),
      repeat(36, mark),
      repeat(4, (index) => arm(45 + index * 90, 76, second, main)),
      repeat(4, (index) => arm(index * 90, index === 3 ? 156 : 108, index === 3 ? main : dark, second)),
      circle(0, 0, 13, light, { stroke: dark, strokeWidth: 4 }),
    ),
  );
};
