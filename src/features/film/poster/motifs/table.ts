import { between, type Motif, times, whole } from './draw.ts';
import { area, at, both, circle, draw, line, OPEN, rect, repeat, ROUND } from './shapes.ts';

/** A book, open, and what comes out of it. */
export const book: Motif = (random, { main, second, light, dark }) => {
  const leaf = (index: number) =>
    at(
      between(random, -130, 130),
      -60 - index * 26,
      between(random, -50, 50),
      between(random, 0.7, 1.2),
      area('M-22 -12Q0 -22 22 -12L18 14Q0 4 -18 14Z', index % 2 === 0 ? main : light),
    );
  const lines = times(
    5,
    (index) => `M22 ${34 + index * 21}Q80 ${18 + index * 21} 140 ${30 + index * 21}`,
  ).join('');
  return at(
    200,
    262,
    between(random, -6, 6),
    1,
    repeat(5, leaf),
    area('M-182 8L-182 160Q-90 130 0 168Q90 130 182 160V8Z', main),
    both(area('M0 150Q80 110 166 138V-6Q80 -34 0 12Z', light)),
    both(line(lines, second, 5)),
    line('M0 10V152', dark, 6),
  );
};

/** Candles, and one of them out. */
export const candles: Motif = (random, { main, second, light, dark }) => {
  const count = whole(random, 3, 5);
  const out = whole(random, 0, count - 1);
  const candle = (index: number) => {
    const x = 200 + (index - (count - 1) / 2) * (310 / count);
    const top = between(random, 190, 300);
    return draw(
      rect(x - 24, top, 48, 424 - top, index % 2 === 0 ? main : second, { rx: 6 }),
      line(`M${x} ${top}v-20`, dark, 5),
      index !== out &&
        draw(
          circle(x, top - 46, 44, light, { opacity: 0.25 }),
          area(
            `M${x} ${top - 92}Q${x + 32} ${top - 36} ${x} ${top - 16}Q${x - 32} ${top - 36} ${x} ${top - 92}Z`,
            light,
          ),
        ),
      index === out && line(`M${x} ${top - 26}q-18 -26 0 -50t0 -50`, light, 5, { ...OPEN, opacity: 0.7 }),
    );
  };
  return draw(repeat(count, candle), rect(0, 420, 400, 200, dark), rect(40, 420, 320, 14, second));
};

/** A banana, half undressed. */
export const banana: Motif = (random, { main, second, light, dark }) =>
  at(
    200,
    240,
    between(random, -20, 20),
    1,
    area('M-50 50C-58 -60 -42 -140 -8 -178C30 -150 60 -60 50 50Z', light),
    line('M-4 -150C14 -100 20 -50 20 0', second, 7, ROUND),
    both(area('M-58 4C-104 -16 -150 20 -164 104C-126 70 -88 66 -54 92Z', main)),
    area('M-60 4C-66 100 -40 146 -14 166H14C40 146 66 100 60 4C44 40 -44 40 -60 4Z', main),
    area('M-34 16C-30 -4 30 -4 34 16C38 76 22 118 0 140C-22 118 -38 76 -34 16Z', second),
    rect(-15, 162, 30, 32, dark, { rx: 6 }),
  );

/** A glass with a cherry, and the evening has begun. */
export const cocktail: Motif = (random, { main, second, light, dark }) =>
  at(
    200,
    240,
    between(random, -10, 10),
    1.1,
    circle(0, -20, between(random, 120, 150), second, { opacity: 0.6 }),
    line('M0 20V160', light, 13),
    area('M-76 164Q0 140 76 164V174H-76Z', light),
    area('M-146 -116H146L0 34Z', light),
    area('M-108 -84H108L0 26Z', main),
    line(`M-40 -40L${between(random, 70, 110)} -172`, dark, 6, ROUND),
    circle(-6, -66, 22, second),
    circle(-40, -34, 22, dark),
    circle(-46, -40, 6, light),
  );

/** Capsules, one of them open. */
export const capsules: Motif = (random, { main, second, light, dark }) => {
  const chosen = whole(random, 0, 8);
  return at(
    200,
    245,
    between(random, -18, 18),
    1,
    repeat(9, (index) =>
      at(
        (index % 3) * 122 - 122,
        Math.floor(index / 3) * 124 - 124,
        between(random, -60, 60),
        1,
        rect(-26, -54, 52, 56, index === chosen ? light : main, { rx: 25 }),
        area('M-26 0H26V28A26 26 0 0 1 -26 28Z', index === chosen ? dark : light),
        rect(-26, -8, 52, 14, second),
      ),
    ),
  );
};
