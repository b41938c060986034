import { between, type Motif, whole } from './draw.ts';
import { area, at, both, circle, draw, line, OPEN, repeat, ROUND } from './shapes.ts';

/** An owl that sees in the dark. */
export const owl: Motif = (random, { main, second, light, dark }) => {
  const feather = (index: number) =>
    line(`M${-50 + (index % 4) * 34} ${60 + Math.floor(index / 4) * 34}q17 20 34 0`, light, 6, OPEN);
  return at(
    200,
    250,
    0,
    1.06,
    area(
      'M-120 -150Q-70 -110 0 -120Q70 -110 120 -150C150 -40 140 150 0 176C-140 150 -150 -40 -120 -150Z',
      main,
    ),
    both(area('M-118 -60C-160 20 -140 110 -70 150C-96 80 -96 0 -118 -60Z', second)),
    both(circle(-52, -46, 52, light)),
    both(circle(-52 + between(random, -4, 4), -46, 27, dark)),
    both(circle(-44, -56, 8, light)),
    area('M-16 -14H16L0 24Z', second),
    repeat(11, feather),
    line('M-170 182H170', second, 15, ROUND),
  );
};

/** Fish that swim one way, and one that does not. */
export const fishes: Motif = (random, { main, second, light, dark }) => {
  const odd = whole(random, 0, 11);
  return at(
    200,
    245,
    between(random, -14, 14),
    1,
    repeat(12, (index) => {
      const x = (index % 3) * 128 - 128 + (Math.floor(index / 3) % 2) * 20;
      const isOdd = index === odd;
      return at(
        x,
        Math.floor(index / 3) * 96 - 144,
        0,
        1,
        at(
          0,
          0,
          isOdd ? 180 : 0,
          1,
          area(
            'M-54 0Q-8 -44 44 -4L66 -28V28L44 4Q-8 44 -54 0Z',
            isOdd ? main : index % 2 === 0 ? light : second,
          ),
          circle(-30, -4, 5, dark),
        ),
      );
    }),
  );
};

/** Poppies in a field. */
export const poppies: Motif = (random, { main, second, light, deep, dark }) => {
  const poppy = (x: number, y: number, size: number) =>
    draw(
      line(`M${x} ${y}Q${x + 14} ${y + 90} ${x - 6} 480`, second, 6, OPEN),
      at(
        x,
        y,
        between(random, -20, 20),
        size,
        area('M0 6C-70 10 -84 -58 -40 -66C-20 -84 20 -84 40 -66C84 -58 70 10 0 6Z', main),
        area('M0 6C-30 -4 -34 -46 0 -52C34 -46 30 -4 0 6Z', dark, { opacity: 0.35 }),
        circle(0, -16, 13, dark),
      ),
    );
  return draw(
    circle(between(random, 90, 310), 150, between(random, 60, 84), light),
    area('M-10 400Q150 360 410 404V620H-10Z', second, { opacity: 0.6 }),
    poppy(between(random, 60, 100), between(random, 260, 300), 0.9),
    poppy(between(random, 300, 340), between(random, 240, 300), 1),
    poppy(between(random, 180, 220), between(random, 200, 240), 1.3),
    area('M-10 456Q120 420 240 448T410 440V620H-10Z', deep),
  );
};
