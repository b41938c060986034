import { between, type Motif, polar, times, whole } from './draw.ts';
import { area, at, both, circle, draw, ellipse, line, OPEN, rect, repeat, ROUND } from './shapes.ts';

/** A skull with something in its eyes. */
export const skull: Motif = (random, { main, second, light, dark }) => {
  const teeth = whole(random, 4, 6);
  return at(
    200,
    240,
    between(random, -10, 10),
    1.12,
    area(
      'M0 -150C96 -150 150 -86 142 -10C138 30 108 40 96 56V100Q96 120 74 120H-74Q-96 120 -96 100V56C-108 40 -138 30 -142 -10C-150 -86 -96 -150 0 -150Z',
      light,
    ),
    both(ellipse(-60, -14, 42, 46, dark)),
    both(circle(-54, -8, 14, main)),
    area('M0 26L-20 62H20Z', dark),
    repeat(teeth, (index) => rect(-72 + (index * 150) / teeth, 84, 6, 36, second)),
    line('M-30 -146q20 30 4 50t16 40', second, 5, OPEN),
  );
};

/** A sheet with eyes. */
export const ghost: Motif = (random, { main, second, light, dark }) => {
  const look = between(random, -12, 12);
  const hem = times(4, (index) => `q-32 ${index % 2 === 0 ? 52 : -34} -64 0`).join('');
  return draw(
    circle(200, 200, between(random, 140, 176), second),
    at(
      200,
      236,
      between(random, -10, 10),
      1.1,
      area(`M-128 128V-30C-128 -116 -74 -160 0 -160S128 -116 128 -30V128${hem}Z`, light),
      ellipse(-42 + look, -48, 19, 28, dark),
      ellipse(42 + look, -48, 19, 28, dark),
      ellipse(look, 26, 17, 24, main),
    ),
  );
};

/** A web, and who lives there. */
export const web: Motif = (random, { main, second, light, dark }) => {
  const spokes = whole(random, 8, 11);
  const turn = between(random, 0, 40);
  const corner = (index: number, radius: number) => polar(0, 0, radius, turn + (index * 360) / spokes);
  const ring = (size: number) =>
    times(spokes + 1, (index) =>
      index === 0
        ? `M${corner(0, size).join(' ')}`
        : `Q${polar(0, 0, size * 0.78, turn + ((index - 0.5) * 360) / spokes).join(' ')} ${corner(index, size).join(' ')}`,
    ).join('');
  const x = between(random, -60, 60);
  const leg = (index: number) => line(`M0 0Q-34 ${-34 + index * 20} -58 ${-14 + index * 24}`, dark, 6, ROUND);
  return at(
    200,
    245,
    0,
    1,
    repeat(spokes, (index) => line(`M0 0L${corner(index, 250).join(' ')}`, second, 4)),
    ...[46, 86, 128, 174, 222].map((size) => line(ring(size), light, 4, OPEN)),
    line(`M${x} 40V-300`, light, 3),
    at(
      x,
      70,
      0,
      1.2,
      both(repeat(4, leg)),
      ellipse(0, 22, 32, 38, main),
      circle(0, -20, 19, main),
      both(circle(-7, -24, 4, light)),
    ),
  );
};

/** A wolf before the moon. */
export const wolf: Motif = (random, { main, second, light, deep, dark }) => {
  const moon = between(random, 120, 156);
  return draw(
    circle(210, 200, moon, light),
    circle(250, 170, 26, second, { opacity: 0.3 }),
    circle(176, 240, 17, second, { opacity: 0.3 }),
    area('M-10 440Q90 372 190 392Q290 410 410 350V620H-10Z', deep === dark ? second : deep),
    at(
      206,
      396,
      0,
      1.1,
      area(
        'M-70 0L-64 -76Q-60 -120 -26 -150L-22 -190L-2 -166L44 -214L62 -206L40 -160Q30 -130 34 -96L44 -2H28L14 -58L-8 -50L-14 0H-30L-32 -50L-46 0ZM-66 -40Q-112 -20 -110 24Q-84 10 -64 -10Z',
        dark,
      ),
    ),
    at(204, 396, 0, 1.1, circle(28, -178, 4, main)),
  );
};
