import { between, type Motif, polar, times, whole } from './draw.ts';
import { area, at, circle, draw, ellipse, line, OPEN, polygon, rect, repeat, ROUNDED } from './shapes.ts';

/** A record, its arm in the groove. */
export const record: Motif = (random, { main, second, light, dark }) =>
  at(
    190,
    250,
    0,
    1,
    rect(-176, -176, 352, 352, second, { rx: 12 }),
    circle(0, 0, 160, dark),
    repeat(5, (index) =>
      circle(0, 0, 78 + index * 17, undefined, { ...OPEN, stroke: second, strokeWidth: 2.5 }),
    ),
    at(
      0,
      0,
      between(random, 0, 360),
      1,
      area('M0 0L-40 -152A158 158 0 0 1 40 -152Z', light, { opacity: 0.16 }),
      area('M0 0L-40 152A158 158 0 0 0 40 152Z', light, { opacity: 0.16 }),
    ),
    circle(0, 0, 60, main),
    circle(0, 0, 30, light),
    circle(0, 0, 8, dark),
    circle(172, -160, 24, light),
    line('M172 -160L182 10L118 74', light, 13, ROUNDED),
  );

/** Keys, and one that is being played. */
export const piano: Motif = (random, { main, second, light, dark }) => {
  const keys = 7;
  const wide = 340 / keys;
  const played = whole(random, 0, keys - 1);
  const note = (x: number, y: number) =>
    at(
      x,
      y,
      between(random, -14, 14),
      1.1,
      ellipse(0, 0, 19, 14, light),
      line('M17 -4V-76q30 6 30 38', light, 8, OPEN),
    );
  return draw(
    note(between(random, 90, 130), 156),
    note(between(random, 240, 270), 128),
    rect(18, 196, 364, 240, second, { rx: 10 }),
    repeat(keys, (index) =>
      rect(30 + index * wide, 222, wide - 5, 206, index === played ? main : light, { rx: 5 }),
    ),
    ...[0, 1, 3, 4, 5].map((index) => rect(30 + (index + 1) * wide - 17, 222, 30, 122, dark, { rx: 4 })),
  );
};

/** A microphone that has heard everything. */
export const microphone: Motif = (random, { main, second, light, dark }) => {
  const rays = whole(random, 9, 13);
  const ray = (index: number) => {
    const step = 360 / rays;
    return polygon(
      `0,0 ${polar(0, 0, 300, index * step).join(',')} ${polar(0, 0, 300, (index + 0.5) * step).join(',')}`,
      second,
    );
  };
  return at(
    200,
    200,
    0,
    1,
    repeat(rays, ray),
    at(
      0,
      40,
      between(random, -24, 24),
      1.12,
      rect(-34, 62, 68, 34, dark, { rx: 6 }),
      area('M-26 96H26L16 230H-16Z', main),
      rect(-78, -128, 156, 196, light, { rx: 76 }),
      ...times(5, (index) => line(`M -76 ${-88 + index * 28}H76`, dark, 5)),
      rect(-82, -40, 164, 26, main),
    ),
  );
};
