import { between, chance, type Motif, polar, round, times } from './draw.ts';
import { area, at, circle, draw, ellipse, line, rect, repeat, ROUND } from './shapes.ts';

/** A set with its picture, and its feelers. */
export const television: Motif = (random, { main, second, light, dark }) => {
  const bars = [light, main, second, dark, light, second];
  const isOn = chance(random, 0.5);
  return at(
    200,
    264,
    between(random, -5, 5),
    1,
    line('M-10 -130L-70 -214M10 -130L80 -204', second, 9, ROUND),
    line('M-100 130L-120 172M100 130L120 172', second, 14, ROUND),
    rect(-174, -134, 348, 270, main, { rx: 34 }),
    rect(-150, -108, 232, 218, dark, { rx: 44 }),
    isOn
      ? draw(...bars.map((colour, index) => rect(-134 + index * 33.4, -90, 34, 182, colour)))
      : draw(ellipse(-34, 0, 92, 56, light), circle(-34, 0, 36, second), circle(-34, 0, 15, dark)),
    circle(128, -66, 23, light),
    circle(128, 0, 23, light),
    line('M128 -84V-66M112 0H128', dark, 6, ROUND),
    ...times(4, (index) => line(`M104 ${52 + index * 16}H152`, dark, 5)),
  );
};

/** A telephone that rings. */
export const telephone: Motif = (random, { main, second, light, dark }) =>
  at(
    200,
    262,
    between(random, -8, 8),
    1.05,
    ...[-1, 1].map((side) =>
      line(
        `M${side * 168} -128q${side * 22} -22 ${side * 8} -54M${side * 140} -150q${side * 6} -16 ${side * 2} -34`,
        light,
        8,
        ROUND,
      ),
    ),
    area('M-126 130L-84 -56H84L126 130Q126 150 106 150H-106Q-126 150 -126 130Z', main),
    area(
      'M-176 -56C-180 -130 -90 -142 0 -142S180 -130 176 -56L120 -48Q108 -50 106 -84Q0 -104 -106 -84Q-108 -50 -120 -48Z',
      second,
    ),
    circle(0, 42, 72, light),
    repeat(10, (index) => circle(...polar(0, 42, 50, index * 32 - 60), 10, dark)),
    circle(0, 42, 22, main),
  );

/** The door of a safe. */
export const vault: Motif = (random, { main, second, light, dark }) => {
  const turn = between(random, 0, 60);
  const arm = (index: number) =>
    line(`M0 0L${polar(0, 0, 96, turn + index * 60).join(' ')}`, light, 15, ROUND);
  return at(
    200,
    245,
    0,
    1,
    rect(-186, -186, 372, 372, second, { rx: 22 }),
    circle(0, 0, 166, dark),
    circle(0, 0, 152, main),
    repeat(12, (index) => circle(...polar(0, 0, 132, index * 30), 8, light)),
    circle(0, 0, 106, dark),
    repeat(6, arm),
    circle(0, 0, 36, light),
    circle(0, 0, 15, dark),
    rect(-196, -96, 22, 56, light),
    rect(-196, 40, 22, 56, light),
  );
};

/** Wheels that turn each other. */
export const gears: Motif = (random, { main, second, light, dark }) => {
  const gear = (x: number, y: number, radius: number, teeth: number, colour: string) =>
    at(
      x,
      y,
      between(random, 0, 40),
      1,
      repeat(teeth, (index) =>
        rect(-13, -radius - 20, 26, 40, colour, { transform: `rotate(${round((index * 360) / teeth)})` }),
      ),
      circle(0, 0, radius, colour),
      circle(0, 0, radius * 0.55, dark),
      circle(0, 0, radius * 0.3, light),
    );
  return draw(gear(142, 180, 94, 11, main), gear(286, 306, 78, 9, second), gear(116, 362, 50, 7, light));
};
