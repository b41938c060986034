import { between, type Motif, round, times, whole } from './draw.ts';
import { area, at, circle, draw, group, line, OPEN, polygon, rect, repeat } from './shapes.ts';

/** An umbrella, a towel, the sea: summer from above. */
export const beach: Motif = (random, { main, second, light, dark }) => {
  const cx = between(random, 130, 180);
  const slices = whole(random, 4, 5) * 2;
  const slice = (index: number) => {
    const point = (turn: number) =>
      `${round(cx + 118 * Math.cos(turn))} ${round(300 + 118 * Math.sin(turn))}`;
    const step = (Math.PI * 2) / slices;
    return area(
      `M${cx} 300L${point(index * step)}A118 118 0 0 1 ${point((index + 1) * step)}Z`,
      index % 2 === 0 ? main : light,
    );
  };
  return draw(
    area(`M-10 -60H410V130${times(7, () => 'q-30 30 -60 0').join('')}Z`, second),
    line(`M410 146${times(7, () => 'q-30 30 -60 0').join('')}`, light, 12, OPEN),
    at(
      310,
      330,
      between(random, -16, 16),
      1,
      rect(-44, -84, 88, 168, light, { rx: 6 }),
      repeat(4, (index) => rect(-44, -60 + index * 40, 88, 14, main)),
    ),
    circle(cx + 12, 314, 118, dark, { opacity: 0.25 }),
    repeat(slices, slice),
    circle(cx, 300, 10, dark),
    at(318, 206, 0, 1, circle(0, 0, 28, main), line('M-28 0Q0 16 28 0M0 -28Q14 0 0 28', light, 6, OPEN)),
  );
};

/** A wave that rises over everything. */
export const wave: Motif = (random, { main, second, light, deep }) => {
  const foam = (index: number) =>
    circle(96 + index * 25, 152 - Math.sin(index / 2) * 44 + between(random, -7, 7), between(random, 14, 24));
  return draw(
    circle(between(random, 280, 320), 130, between(random, 40, 60), main),
    area(
      'M-10 620V300C-10 120 130 60 250 110C330 150 330 230 270 250C300 190 240 170 200 220C150 290 250 390 410 390V620Z',
      second,
    ),
    area('M-10 620V360C10 210 90 150 150 170C90 220 100 380 300 420H410V620Z', light, { opacity: 0.35 }),
    group({ fill: light }, repeat(8, foam)),
    area('M-10 620V440Q80 400 180 436T410 424V620Z', deep),
    at(
      310,
      404,
      between(random, -26, -10),
      0.8,
      area('M-50 0H50L34 24H-34Z', main),
      polygon('0,-4 0,-70 40,-8', light),
    ),
  );
};

/** A whale below, a boat above. */
export const whale: Motif = (random, { main, second, light, deep }) => {
  const level = between(random, 150, 180);
  const bubble = () =>
    circle(between(random, 30, 370), between(random, 200, 420), between(random, 3, 9), undefined, {
      ...OPEN,
      stroke: light,
      strokeWidth: 3,
    });
  return draw(
    rect(0, level, 400, 480, second),
    line(`M-20 ${level}${times(8, () => 'q28 -20 56 0').join('')}`, light, 8, OPEN),
    at(
      between(random, 120, 280),
      level - 6,
      between(random, -6, 6),
      1,
      area('M-36 0H36L24 18H-24Z', main),
      polygon('-2,-6 -2,-62 30,-8', light),
    ),
    at(
      200,
      320,
      between(random, -10, 10),
      1.06,
      area(
        'M-170 6C-160 -76 -20 -100 60 -46C100 -20 124 -34 132 -78C150 -60 158 -46 156 -30C172 -44 188 -44 196 -40C186 0 150 16 120 30C70 84 -60 104 -130 62Q-172 40 -170 6Z',
        deep,
      ),
      area('M-166 24C-120 20 -70 30 -20 76C-90 92 -156 72 -166 24Z', light),
      circle(-112, -4, 7, light),
      area('M-30 50Q-40 100 0 116Q16 80 6 46Z', deep),
    ),
    repeat(8, bubble),
  );
};

/** A fin. */
export const fin: Motif = (random, { main, second, light, deep }) =>
  draw(
    circle(200, 210, between(random, 130, 160), main),
    at(
      between(random, 180, 220),
      360,
      0,
      between(random, 1.1, 1.4),
      area('M-70 0C-50 -60 -10 -140 52 -150C34 -100 40 -40 64 0Z', deep),
    ),
    ...[352, 392, 432].map((y, index) =>
      area(
        `M${-40 + index * 18} ${y}${times(9, () => 'q28 -30 56 0').join('')}V640H-40Z`,
        index === 1 ? light : second,
      ),
    ),
    area(`M-20 470${times(8, () => 'q28 -30 56 0').join('')}V640H-20Z`, deep),
  );
