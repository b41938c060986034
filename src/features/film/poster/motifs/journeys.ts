import { between, chance, type Motif, times } from './draw.ts';
import { area, at, both, circle, draw, ellipse, line, OPEN, rect, repeat, ROUND } from './shapes.ts';

/** Sails, and a long way to go. */
export const ship: Motif = (random, { main, second, light, deep }) => {
  const wave = (y: number, fill: string) =>
    area(`M-20 ${y}${times(8, () => 'q30 -26 60 0').join('')}V640H-20Z`, fill);
  const sail = (x: number, y: number, wide: number, tall: number) =>
    area(
      `M${x} ${y}Q${x + wide * 0.5} ${y - 10} ${x + wide} ${y}Q${x + wide + 30} ${y + tall / 2} ${x + wide} ${y + tall}Q${x + wide / 2} ${y + tall - 12} ${x} ${y + tall}Q${x + 26} ${y + tall / 2} ${x} ${y}Z`,
      light,
    );
  return draw(
    circle(between(random, 100, 300), 170, between(random, 80, 110), main),
    wave(384, second),
    at(
      200,
      0,
      between(random, -4, 4),
      1,
      line('M-70 380V110M40 380V70', main, 9),
      sail(-124, 130, 92, 84),
      sail(-132, 226, 104, 92),
      sail(-24, 92, 112, 100),
      sail(-34, 204, 130, 110),
      area('M-70 110L-110 98L-70 88ZM40 70L-4 58L40 46Z', main),
      area('M-170 340H-120L-110 362H120L176 326Q150 424 100 424H-110Q-150 420 -170 340Z', main),
    ),
    wave(424, deep),
  );
};

/** A suitcase with the labels of everywhere. */
export const suitcase: Motif = (random, { main, second, light, dark }) =>
  at(
    200,
    258,
    between(random, -10, 10),
    1.02,
    line('M-52 -104V-140Q-52 -156 -36 -156H36Q52 -156 52 -140V-104', dark, 17, OPEN),
    rect(-170, -108, 340, 240, main, { rx: 22 }),
    rect(-118, -108, 26, 240, second),
    rect(92, -108, 26, 240, second),
    both(rect(-116, -22, 22, 34, light, { rx: 4 })),
    at(
      between(random, -30, -10),
      -36,
      between(random, -20, 20),
      1,
      circle(0, 0, 40, light),
      line('M-24 8L0 -20L24 8M-14 22H14', main, 6, OPEN),
    ),
    at(
      40,
      62,
      between(random, -22, 22),
      1,
      rect(-48, -28, 96, 56, light),
      line('M-34 -8H34M-34 10H12', second, 7),
    ),
    chance(random, 0.5) &&
      at(-46, 78, 14, 1, area('M0 -30L9 -9L32 -9L13 5L20 28L0 14L-20 28L-13 5L-32 -9L-9 -9Z', light)),
  );

/** A bicycle against nothing at all. */
export const bicycle: Motif = (random, { main, second, light }) => {
  const wheel = (x: number) =>
    draw(
      circle(x, 60, 84, undefined, { ...OPEN, stroke: light, strokeWidth: 11 }),
      repeat(6, (index) =>
        line(`M${x} 60m0 -84v168`, second, 3, { transform: `rotate(${index * 30} ${x} 60)` }),
      ),
      circle(x, 60, 11, main),
    );
  return at(
    200,
    250,
    between(random, -6, 6),
    0.98,
    circle(between(random, -60, 60), -40, 126, second, { opacity: 0.5 }),
    wheel(-104),
    wheel(104),
    line(
      'M-104 60L-46 -50H66L104 60M-46 -50L0 60H-104M0 60L66 -50M-58 -76L-46 -50M60 -84L66 -50',
      main,
      12,
      ROUND,
    ),
    line('M-84 -80H-34M60 -84Q96 -98 104 -74', light, 13, ROUND),
  );
};

/** A balloon above the hills. */
export const airBalloon: Motif = (random, { main, second, light, deep, dark }) => {
  const x = between(random, 170, 230);
  return draw(
    area('M-10 400Q90 330 190 390T410 372V620H-10Z', second),
    area('M-10 448Q130 392 240 440T410 430V620H-10Z', deep),
    at(
      x,
      190,
      between(random, -6, 6),
      1,
      area(
        'M0 -136C90 -136 132 -70 124 -8C116 50 52 86 30 122H-30C-52 86 -116 50 -124 -8C-132 -70 -90 -136 0 -136Z',
        main,
      ),
      area(
        'M0 -136C34 -136 48 -70 46 -8C44 50 20 86 10 122H-10C-20 86 -44 50 -46 -8C-48 -70 -34 -136 0 -136Z',
        light,
      ),
      area('M-128 -16H128Q124 20 104 42H-104Q-124 20 -128 -16Z', second, { opacity: 0.8 }),
      line('M-28 122L-20 164M28 122L20 164', dark, 4),
      rect(-26, 162, 52, 40, dark, { rx: 6 }),
    ),
    at(
      between(random, 50, 90),
      300,
      0,
      0.3,
      area(
        'M0 -136C90 -136 132 -70 124 -8C116 50 52 86 30 122H-30C-52 86 -116 50 -124 -8C-132 -70 -90 -136 0 -136Z',
        light,
      ),
      rect(-26, 150, 52, 44, light),
    ),
  );
};

/** A lighthouse, and the sea at its foot. */
export const lighthouse: Motif = (random, { main, second, light, deep }) => {
  const x = between(random, 130, 270);
  const side = x > 200 ? -1 : 1;
  return draw(
    area(`M${x} 130L${x + side * 420} 30V250Z`, light, { opacity: 0.5 }),
    rect(0, 400, 400, 220, second),
    area(`M${x - 110} 430Q${x - 40} 360 ${x} 366Q${x + 60} 362 ${x + 120} 430Z`, deep),
    area(`M${x - 30} 166H${x + 30}L${x + 48} 380H${x - 48}Z`, light),
    area(
      `M${x - 35} 220H${x + 35}L${x + 40} 276H${x - 40}ZM${x - 44} 330H${x + 44}L${x + 48} 380H${x - 48}Z`,
      main,
    ),
    rect(x - 42, 156, 84, 14, deep),
    rect(x - 24, 112, 48, 46, light),
    area(`M${x - 34} 114H${x + 34}L${x} 74Z`, main),
    circle(x, 136, 14, main),
    repeat(5, (index) =>
      line(`M${between(random, 10, 240)} ${424 + index * 16}h${between(random, 60, 140)}`, light, 5, {
        ...ROUND,
        opacity: 0.6,
      }),
    ),
    ellipse(x, 430, 120, 8, light, { opacity: 0.5 }),
  );
};
