import { between, type Motif } from './draw.ts';
import { area, at, both, circle, draw, ellipse, line, OPEN, rect, repeat, ROUND } from './shapes.ts';

/** One long-stemmed rose. */
export const rose: Motif = (random, { main, second, light, dark }) => {
  const petals = 'M0 -70C58 -88 84 -34 62 8C48 42 18 56 0 58C-18 56 -48 42 -62 8C-84 -34 -58 -88 0 -70Z';
  return at(
    between(random, 180, 220),
    205,
    between(random, -12, 12),
    1.15,
    line('M0 40Q-14 130 6 206', second, 9, ROUND),
    area('M-2 128Q-70 84 -84 126Q-46 158 -2 128ZM2 160Q56 122 80 152Q46 186 2 160Z', second),
    area(petals, main),
    area('M0 -48C34 -62 52 -26 38 2C28 24 10 30 0 30C-10 30 -28 24 -38 2C-52 -26 -34 -62 0 -48Z', light),
    area('M0 -28C18 -38 30 -16 22 2C14 16 4 16 -4 10C-18 -2 -18 -22 0 -28Z', main),
    line('M-62 8Q-20 42 0 58Q20 42 62 8', dark, 4, OPEN),
  );
};

/** A letter that came, sealed with wax. */
export const letter: Motif = (random, { main, second, light, dark }) =>
  at(
    200,
    245,
    between(random, -16, 16),
    1,
    rect(-150, -86, 316, 208, dark, { opacity: 0.28 }),
    rect(-158, -104, 316, 208, light),
    area('M-158 104L-30 -8M158 104L30 -8', light),
    line('M-158 104L-24 0M158 104L24 0', second, 5),
    area('M-158 -104H158L14 24Q0 36 -14 24Z', second),
    area('M-158 -104H158L14 8Q0 20 -14 8Z', light),
    circle(0, 16, 36, main),
    area('M0 34C-20 18 -22 4 -10 2Q-2 2 0 10Q2 2 10 2C22 4 20 18 0 34Z', light),
  );

/** A heart of two halves that are not alike. */
export const heart: Motif = (random, { main, second, light }) =>
  at(
    200,
    236,
    between(random, -14, 14),
    1.2,
    area('M0 150V-62C-26 -118 -112 -124 -140 -62C-166 2 -92 72 0 150Z', main),
    at(
      between(random, 0, 12),
      between(random, -14, 22),
      0,
      1,
      area('M0 150V-62C26 -118 112 -124 140 -62C166 2 92 72 0 150Z', second),
      line('M52 -82Q92 -88 106 -52', light, 12, ROUND),
    ),
    line('M0 -62L16 -24L-12 14L14 56L-8 98L0 150', light, 7, { fill: 'none', strokeLinejoin: 'round' }),
  );

/** Two rings, one through the other. */
export const rings: Motif = (random, { main, second, light }) =>
  at(
    200,
    262,
    between(random, -24, 24),
    1,
    circle(-62, 0, 104, undefined, { ...OPEN, stroke: main, strokeWidth: 26 }),
    circle(62, 0, 104, undefined, { ...OPEN, stroke: light, strokeWidth: 26 }),
    line('M-62 -104A104 104 0 0 1 42 0', main, 26, OPEN),
    area('M62 -112L26 -148L40 -178H84L98 -148Z', second),
    line('M26 -148H98M40 -178L62 -112L84 -178', light, 4, OPEN),
  );

/** A bench under a lamp, and nobody there yet. */
export const bench: Motif = (random, { main, second, light, deep, dark }) => {
  const lamp = between(random, 96, 130);
  const leaf = () => ellipse(between(random, 30, 380), between(random, 404, 470), 9, 4, main);
  return draw(
    rect(0, 388, 400, 230, second),
    circle(lamp, 118, between(random, 96, 130), light, { opacity: 0.32 }),
    area(`M${lamp - 16} 130L${lamp - 130} 388H${lamp + 190}L${lamp + 16} 130Z`, light, { opacity: 0.3 }),
    line(`M${lamp} 420V120`, dark, 10),
    circle(lamp, 118, 27, light),
    area(`M${lamp - 34} 98H${lamp + 34}L${lamp} 66Z`, dark),
    ellipse(245, 424, 130, 10, deep, { opacity: 0.6 }),
    rect(140, 316, 220, 15, main),
    rect(140, 342, 220, 15, main),
    rect(132, 372, 236, 17, main),
    line('M156 310V424M344 310V424', dark, 9),
    repeat(9, leaf),
  );
};

/** Two cups that steam side by side. */
export const cups: Motif = (random, { main, second, light, dark }) => {
  const cup = (x: number, colour: string, side: number) =>
    at(
      x,
      290,
      0,
      1,
      line('M-22 -74q-20 -28 0 -56t0 -56M22 -74q20 -28 0 -56t0 -56', light, 8, { ...ROUND, opacity: 0.75 }),
      circle(side * 84, 0, 34, undefined, { ...OPEN, stroke: colour, strokeWidth: 17 }),
      area('M-82 -54H82Q84 84 0 84Q-84 84 -82 -54Z', colour),
      ellipse(0, -54, 82, 17, colour === light ? main : light),
      ellipse(0, -52, 66, 11, dark),
    );
  const near = between(random, 96, 104);
  return draw(
    rect(20, 386, 360, 16, second, { rx: 8 }),
    cup(near, main, -0.98),
    cup(400 - near, second, 0.98),
  );
};

/** Two swans whose necks make a heart. */
export const swans: Motif = (random, { main, second, light, dark }) => {
  const swan = area(
    'M-8 -92C-10 -150 -84 -150 -86 -92C-88 -48 -46 -30 -60 14C-110 -6 -160 10 -182 -30C-196 70 -110 104 -22 92C-6 60 -20 44 -30 20C-24 -30 -58 -50 -56 -92C-54 -112 -34 -112 -32 -92Z',
    light,
  );
  const ripple = (index: number) =>
    line(
      `M${-150 + index * 26} ${124 + index * 26}H${150 - index * 26 + between(random, 0, 30)}`,
      second,
      8,
      ROUND,
    );
  return at(
    200,
    226,
    0,
    1,
    circle(0, -40, between(random, 110, 140), main),
    both(swan),
    both(area('M-8 -92L-32 -92L-16 -70Z', dark)),
    repeat(4, ripple),
  );
};
