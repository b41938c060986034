import { between, chance, type Motif, polar, times } from './draw.ts';
import { area, at, circle, ellipse, line, polygon, rect, repeat, ROUND } from './shapes.ts';

/** A card of the pack, and another behind it. */
export const cards: Motif = (random, { main, second, light, dark }) => {
  const spade =
    'M0 -56C40 -16 56 0 56 22C56 50 18 56 8 30L22 66H-22L-8 30C-18 56 -56 50 -56 22C-56 0 -40 -16 0 -56Z';
  const gem = 'M0 -64L46 0L0 64L-46 0Z';
  const [shape, colour] = chance(random, 0.5) ? [spade, dark] : [gem, main];
  return at(
    200,
    250,
    0,
    1,
    at(
      34,
      0,
      between(random, 12, 26),
      1,
      rect(-104, -154, 208, 308, second, { rx: 20 }),
      rect(-88, -138, 176, 276, main, { rx: 12 }),
      ...times(6, (index) => line(`M -88 ${-110 + index * 44}L88 ${-66 + index * 44}`, light, 4)),
    ),
    at(
      -26,
      0,
      between(random, -20, -8),
      1,
      rect(-108, -158, 216, 316, light, { rx: 20 }),
      at(0, 0, 0, 1.2, area(shape, colour)),
      at(-78, -122, 0, 0.4, area(shape, colour)),
      at(78, 122, 180, 0.4, area(shape, colour)),
    ),
  );
};

/** A ball that everybody runs after. */
export const ball: Motif = (random, { main, second, light, dark }) => {
  const turn = between(random, 0, 72);
  const patch = (x: number, y: number, size: number) =>
    polygon(times(5, (index) => polar(x, y, size, turn + index * 72).join(',')).join(' '), dark);
  const seam = (index: number) =>
    line(
      `M${polar(0, 0, 52, turn + index * 72).join(' ')}L${polar(0, 0, 104, turn + index * 72).join(' ')}L${polar(0, 0, 160, turn + index * 72 + 26).join(' ')}M${polar(0, 0, 104, turn + index * 72).join(' ')}L${polar(0, 0, 160, turn + index * 72 - 26).join(' ')}`,
      dark,
      7,
      ROUND,
    );
  const trail = (index: number) => line(`M-190 ${110 + index * 26}L-110 ${20 + index * 30}`, main, 10, ROUND);
  return at(
    200,
    240,
    between(random, -30, 30),
    1,
    repeat(3, trail),
    circle(10, -6, 162, second),
    circle(0, 0, 160, light),
    patch(0, 0, 54),
    repeat(5, seam),
    repeat(5, (index) =>
      area(
        `M${polar(0, 0, 160, turn + 36 + index * 72 - 17).join(' ')}A160 160 0 0 1 ${polar(0, 0, 160, turn + 36 + index * 72 + 17).join(' ')}L${polar(0, 0, 124, turn + 36 + index * 72).join(' ')}Z`,
        dark,
      ),
    ),
  );
};

/** A glove, hung up for tonight. */
export const glove: Motif = (random, { main, second, light, dark }) =>
  at(
    200,
    245,
    between(random, -22, 22),
    1.05,
    line('M-30 150Q-40 190 0 196T70 170', light, 9, ROUND),
    area(
      'M-96 -60C-100 -150 -20 -178 50 -160C124 -142 140 -60 112 10L84 70H-74L-88 24Q-94 -20 -96 -60Z',
      main,
    ),
    area('M-92 -40C-150 -40 -164 20 -120 56C-96 74 -70 70 -50 50C-20 20 -26 -24 -60 -24Z', second),
    rect(-82, 66, 172, 84, light, { rx: 16 }),
    rect(-82, 96, 172, 20, dark),
    line('M-10 -130Q66 -134 84 -60', light, 13, { ...ROUND, opacity: 0.6 }),
  );

/** A hat with somebody in it. */
export const hat: Motif = (random, { main, second, light, dark }) => {
  const spark = () =>
    at(
      between(random, -160, 160),
      between(random, -190, -10),
      0,
      between(random, 0.8, 1.8),
      area('M0 -12Q2 -2 12 0Q2 2 0 12Q-2 2 -12 0Q-2 -2 0 -12Z', light),
    );
  const ear = (lean: number) =>
    at(lean * 2.2, -60, lean, 1, ellipse(0, -70, 24, 84, light), ellipse(0, -66, 11, 62, main));
  return at(
    200,
    270,
    between(random, -8, 8),
    1,
    repeat(8, spark),
    ear(-between(random, 10, 18)),
    ear(between(random, 10, 26)),
    ellipse(0, -2, 130, 26, dark),
    area('M-112 0H112L96 158Q0 184 -96 158Z', second),
    area('M-104 96H104L99 130H-99Z', main),
    area('M-166 2Q0 62 166 2Q166 30 112 38Q0 58 -112 38Q-166 30 -166 2Z', second),
  );
};
