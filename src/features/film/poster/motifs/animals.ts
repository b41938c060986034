import { between, type Motif, times, whole } from './draw.ts';
import { area, at, both, circle, draw, ellipse, line, rect, repeat, ROUND } from './shapes.ts';

/** A cat on a wall, its back to us. */
export const cat: Motif = (random, { second, light, deep, dark }) => {
  const x = between(random, 150, 240);
  return draw(
    circle(x + between(random, -30, 60), 190, between(random, 110, 140), light),
    rect(0, 398, 400, 220, deep),
    repeat(5, (index) => rect(index * 90 - 30, 410, 78, 24, second)),
    repeat(5, (index) => rect(index * 90 + 14, 444, 78, 24, second)),
    at(
      x,
      400,
      0,
      1.12,
      line('M50 -14Q130 -6 118 66Q112 104 84 96', dark, 19, ROUND),
      area(
        'M-66 0C-84 -70 -60 -118 -34 -140C-60 -164 -56 -196 -54 -230L-22 -206H22L54 -230C56 -196 60 -164 34 -140C60 -118 84 -70 66 0Z',
        dark,
      ),
    ),
  );
};

/** A dog that waits. */
export const dog: Motif = (random, { main, second, light, dark }) =>
  at(
    200,
    250,
    between(random, -8, 8),
    1.04,
    circle(0, 0, 176, second),
    area('M-96 176C-104 90 -110 -20 -84 -70Q0 -150 84 -70C110 -20 104 90 96 176Z', main),
    area('M-40 176C-56 60 -34 -60 0 -104C34 -60 56 60 40 176Z', light),
    both(area('M-80 -84C-150 -100 -168 0 -132 62C-100 50 -84 0 -72 -40Z', dark)),
    both(circle(-46, -24, 13, dark)),
    both(circle(-42, -29, 4, light)),
    ellipse(0, 40, 34, 25, dark),
    line('M0 62V88M0 88Q-30 112 -50 84M0 88Q30 112 50 84', dark, 7, ROUND),
    area('M-18 98H18V122A18 18 0 0 1 -18 122Z', dark),
  );

/** A butterfly, pinned by nobody. */
export const butterfly: Motif = (random, { main, second, light, dark }) => {
  const spots = whole(random, 2, 3);
  return at(
    200,
    245,
    between(random, -24, 24),
    1.1,
    both(
      draw(
        area('M-6 -20C-40 -130 -150 -156 -166 -96C-176 -40 -110 14 -10 16Z', main),
        area('M-8 10C-90 10 -130 60 -106 112C-76 158 -22 110 -6 40Z', second),
        ...times(spots, (index) => circle(-120 + index * 34, -84 + index * 24, 19 - index * 4, light)),
        circle(-74, 84, 17, light),
        line('M-4 -56Q-20 -110 -50 -130', light, 6, ROUND),
      ),
    ),
    rect(-10, -60, 20, 140, dark, { rx: 10 }),
    circle(0, -62, 14, dark),
  );
};

/** A dove on its way. */
export const dove: Motif = (random, { main, second, light }) =>
  draw(
    circle(between(random, 170, 230), between(random, 210, 250), between(random, 140, 166), second),
    at(
      200,
      250,
      between(random, -16, 10),
      1.15,
      area(
        'M-150 40C-100 60 -60 40 -30 10C-70 -60 -70 -120 -40 -160C-16 -90 24 -70 56 -44C76 -66 104 -66 118 -46L150 -36L120 -22C110 50 40 100 -40 84Q-100 84 -150 40Z',
        light,
      ),
      area('M-30 10C0 -40 20 -100 76 -150C84 -90 70 -50 52 -20C30 20 0 30 -30 10Z', main),
      circle(106, -42, 5, main),
    ),
  );

/** The print of a paw, and some that came before. */
export const paw: Motif = (random, { main, second, light }) => {
  const print = (x: number, y: number, turn: number, size: number, colour: string) =>
    at(
      x,
      y,
      turn,
      size,
      area('M0 0C34 0 70 44 62 76C54 100 24 84 0 84S-54 100 -62 76C-70 44 -34 0 0 0Z', colour),
      both(ellipse(-74, 2, 22, 32, colour)),
      both(ellipse(-30, -42, 24, 36, colour)),
    );
  const lean = between(random, 10, 30);
  return draw(
    print(96, 366, lean, 0.5, second),
    print(178, 300, lean + 10, 0.62, second),
    print(252, 170, lean, 1.22, main),
    at(60, 130, 0, 1, circle(0, 0, between(random, 22, 40), light)),
  );
};
