import { between, type Motif } from './draw.ts';
import { area, at, circle, draw, line, OPEN, repeat, ROUND } from './shapes.ts';

/** A ladder that leans on a cloud. */
export const ladder: Motif = (random, { main, second, light, deep }) => {
  const lean = between(random, -8, 8);
  return draw(
    circle(between(random, 90, 130), 130, between(random, 40, 60), main),
    area('M-10 420Q140 380 410 420V620H-10Z', deep),
    at(
      210,
      430,
      lean,
      1,
      line('M-34 0V-310M34 0V-310', light, 13, ROUND),
      repeat(9, (index) => line(`M-34 ${-22 - index * 33}H34`, light, 10)),
    ),
    at(
      205 + lean * 5,
      140,
      0,
      1.3,
      area('M-92 30Q-104 -20 -56 -22Q-38 -66 14 -46Q58 -56 66 -12Q104 -8 96 30Z', second),
    ),
  );
};

/** A kite, and who holds it. */
export const kite: Motif = (random, { main, second, light, deep, dark }) => {
  const x = between(random, 220, 280);
  const y = between(random, 140, 170);
  return draw(
    area('M-10 412Q120 360 410 430V620H-10Z', deep),
    line(`M96 372Q${x - 120} 380 ${x} ${y + 76}`, light, 4, OPEN),
    at(
      x,
      y,
      between(random, 14, 34),
      1.1,
      area('M0 -98L66 0L0 90L-66 0Z', main),
      area('M0 -98L66 0H0ZM0 90L-66 0H0Z', second),
      line('M0 -98V90M-66 0H66', light, 5),
    ),
    line(`M${x - 30} ${y + 84}q30 34 0 66t10 60`, main, 5, OPEN),
    at(
      86,
      392,
      0,
      1.1,
      circle(0, -64, 11, dark),
      area('M-12 -50H8L26 -62L30 -54L12 -34L14 2H6L0 -18L-6 2H-14Z', dark),
    ),
  );
};
