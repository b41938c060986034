import { between, type Motif, polar, round, whole } from './draw.ts';
import { area, at, circle, draw, line, rect, repeat, ROUND } from './shapes.ts';

/** A clock face, its hands where this film left them. */
export const clock: Motif = (random, { main, second, light, dark }) => {
  const hour = between(random, 0, 360);
  const mark = (index: number) => {
    const from = polar(0, 0, index % 3 === 0 ? 106 : 122, index * 30);
    return line(
      `M${from.join(' ')}L${polar(0, 0, 138, index * 30).join(' ')}`,
      dark,
      index % 3 === 0 ? 12 : 6,
    );
  };
  const hand = (length: number, turn: number, wide: number, colour: string) =>
    line(`M${polar(0, 0, -24, turn).join(' ')}L${polar(0, 0, length, turn).join(' ')}`, colour, wide, ROUND);
  return at(
    200,
    245,
    between(random, -12, 12),
    1,
    circle(0, 0, 178, main),
    circle(0, 0, 156, light),
    repeat(12, mark),
    hand(72, hour, 16, dark),
    hand(116, (hour * 12) % 360, 10, dark),
    hand(122, hour + 140, 5, main),
    circle(0, 0, 15, second),
  );
};

/** Sand that runs. */
export const hourglass: Motif = (random, { main, second, light, dark }) => {
  const level = between(random, 0.35, 0.75);
  const top = round(-120 + (1 - level) * 100);
  const half = round(96 * (0.25 + level * 0.6));
  return at(
    200,
    245,
    between(random, -18, 18),
    1.08,
    area(
      'M-104 -142H104C104 -50 16 -40 16 0C16 40 104 50 104 142H-104C-104 50 -16 40 -16 0C-16 -40 -104 -50 -104 -142Z',
      light,
    ),
    area(`M${-half} ${top}H${half}Q54 -44 0 -8Q-54 -44 ${-half} ${top}Z`, main),
    area('M-92 134Q0 40 92 134Z', main),
    rect(-4, -14, 8, 130, main),
    rect(-132, -168, 264, 30, second, { rx: 8 }),
    rect(-132, 138, 264, 30, second, { rx: 8 }),
    line('M-116 -138V138M116 -138V138', dark, 8),
  );
};

/** Steps that go up, and up, and up. */
export const stairs: Motif = (random, { main, second, light, dark }) => {
  const steps = whole(random, 7, 9);
  const wide = 400 / steps;
  const tall = 300 / steps;
  const at_ = whole(random, 2, steps - 3);
  const step = (index: number) =>
    rect(index * wide, 430 - index * tall, wide + 1, 600, index % 2 === 0 ? main : second);
  const x = (at_ + 0.5) * wide;
  const y = 430 - at_ * tall;
  return draw(
    circle(320, 120, between(random, 54, 74), light),
    repeat(steps, step),
    at(
      x,
      y,
      0,
      1.1,
      circle(0, -74, 11, dark),
      area('M-12 -60H12L16 -26L10 -24L12 0H4L0 -22L-6 0H-14L-10 -26L-16 -28Z', dark),
    ),
  );
};
