import { between, type Motif, round, times, whole } from './draw.ts';
import { area, at, circle, draw, ellipse, line, OPEN, polygon, rect, repeat, ROUND } from './shapes.ts';

/** The city on the strait: a tower, the bridge, gulls. */
export const istanbul: Motif = (random, { main, second, light, dark }) => {
  const tower = between(random, 80, 130);
  const gull = () =>
    at(
      between(random, 40, 360),
      between(random, 80, 200),
      between(random, -14, 14),
      between(random, 0.8, 1.6),
      line('M-26 -6Q-12 -18 0 0Q12 -18 26 -6', light, 5, ROUND),
    );
  const pylon = (x: number) =>
    draw(rect(x - 12, 206, 7, 194, dark), rect(x + 5, 206, 7, 194, dark), rect(x - 12, 232, 24, 6, dark));
  return draw(
    circle(between(random, 190, 300), 200, between(random, 90, 124), main),
    area('M-10 330Q90 290 180 320T410 300V420H-10Z', second),
    pylon(222),
    pylon(358),
    line('M140 334Q190 310 222 208Q290 410 358 208Q380 290 430 330', dark, 4),
    rect(tower, 334, 420, 9, dark),
    rect(tower - 34, 258, 68, 150, dark),
    rect(tower - 40, 250, 80, 14, dark),
    polygon(`${tower - 38},250 ${tower},176 ${tower + 38},250`, dark),
    repeat(3, (index) => rect(tower - 22 + index * 18, 276, 9, 22, light)),
    rect(0, 396, 400, 230, second, { opacity: 0.6 }),
    repeat(7, (index) =>
      line(`M${between(random, 10, 300)} ${414 + index * 15}h${between(random, 30, 110)}`, light, 4, {
        ...ROUND,
        opacity: 0.6,
      }),
    ),
    repeat(whole(random, 3, 5), gull),
  );
};

/** A bridge into a city of towers. */
export const bridge: Motif = (random, { main, second, light, dark }) => {
  const tops = times(9, (index) => round(between(random, 150, 300) + Math.abs(index - 4) * 8));
  const pylon = (x: number) =>
    draw(
      rect(x - 20, 150, 14, 260, main),
      rect(x + 6, 150, 14, 260, main),
      rect(x - 24, 186, 48, 12, main),
      rect(x - 24, 270, 48, 12, main),
      rect(x - 26, 140, 52, 14, main),
    );
  return draw(
    circle(between(random, 110, 290), 150, between(random, 60, 92), light),
    ...tops.map((top, index) => rect(index * 46 - 8, top, 40, 400, second)),
    ...tops.map((top, index) => rect(index * 46 + 4, top + 22, 7, 12, light)),
    line('M-80 160Q10 380 104 150Q200 400 296 150Q390 380 480 160', main, 8, OPEN),
    repeat(17, (index) =>
      line(`M${index * 25} 372V${372 - Math.abs(Math.cos((index / 16) * Math.PI * 2)) * 130}`, main, 3),
    ),
    pylon(104),
    pylon(296),
    rect(0, 366, 400, 17, dark),
    rect(0, 383, 400, 240, second, { opacity: 0.6 }),
    repeat(6, (index) =>
      line(`M${between(random, 10, 260)} ${408 + index * 16}h${between(random, 40, 120)}`, light, 4, {
        ...ROUND,
        opacity: 0.5,
      }),
    ),
  );
};

/** The tower of one city, in the evening. */
export const eiffel: Motif = (random, { main, second, light, deep, dark }) =>
  draw(
    circle(between(random, 150, 250), 200, between(random, 120, 150), light),
    area('M-10 400Q60 372 120 396T260 390T410 398V620H-10Z', second),
    at(
      200,
      408,
      0,
      1.05,
      area('M-6 -330H6L14 -200L40 -100L92 0H54Q40 -54 0 -58Q-40 -54 -54 0H-92L-40 -100L-14 -200Z', main),
      rect(-46, -112, 92, 15, dark),
      rect(-24, -212, 48, 12, dark),
      rect(-3, -360, 6, 36, main),
    ),
    rect(0, 404, 400, 220, deep),
    repeat(4, (index) =>
      ellipse(index * 120 + between(random, 0, 40), 406, 34, between(random, 26, 50), dark),
    ),
  );
