import { between, type Motif, whole } from './draw.ts';
import { area, at, circle, draw, line, OPEN, rect, repeat, ROUND } from './shapes.ts';

/** Bars, and a hand's breadth of sky. */
export const bars: Motif = (random, { main, second, light, dark }) => {
  const bent = whole(random, 1, 3);
  const bar = (index: number) => {
    const x = 92 + index * 54;
    return index === bent
      ? line(`M${x} 60C${x} 160 ${x - 34} 200 ${x - 34} 250S${x} 340 ${x} 440`, dark, 19, OPEN)
      : rect(x - 10, 60, 20, 380, dark);
  };
  return draw(
    rect(36, 64, 328, 372, second, { rx: 8 }),
    rect(56, 84, 288, 332, light),
    circle(between(random, 130, 270), 200, between(random, 60, 84), main),
    line('M110 330q12 -14 22 0q12 -14 22 0M230 140q12 -14 22 0q12 -14 22 0', dark, 5, ROUND),
    repeat(5, bar),
    rect(36, 64, 328, 20, second),
    rect(36, 416, 328, 20, second),
  );
};

/** Flags in the wind. */
export const flags: Motif = (random, { main, second, light, deep, dark }) => {
  const flag = (x: number, top: number, size: number, colour: string) =>
    draw(
      line(`M${x} ${top}V470`, dark, 8, ROUND),
      at(x, top + 6, 0, size, area('M0 0C50 -30 80 30 150 0L138 46L150 92C80 122 50 62 0 92Z', colour)),
    );
  const head = (index: number) =>
    circle(index * 44 + between(random, -8, 8), 446 + (index % 2) * 14, 27, index % 3 === 0 ? second : deep);
  return draw(
    circle(between(random, 250, 310), 170, between(random, 70, 100), light),
    flag(between(random, 220, 250), 190, 0.9, second),
    flag(between(random, 50, 80), 210, 0.9, second),
    flag(between(random, 130, 160), 96, 1.3, main),
    repeat(10, head),
    rect(0, 462, 400, 160, deep),
  );
};

/** A suit with nobody to be seen in it. */
export const suit: Motif = (random, { main, second, light, dark }) => {
  const hasBow = whole(random, 0, 1) === 1;
  return at(
    200,
    236,
    0,
    1.06,
    circle(0, -60, between(random, 116, 140), second),
    area('M-200 240C-190 60 -140 20 -60 -2L0 40L60 -2C140 20 190 60 200 240Z', dark),
    area('M-56 -6L0 200L56 -6Q0 26 -56 -6Z', light),
    area('M-60 -2L-104 60L-66 74L-74 96L0 214L-46 20ZM60 -2L104 60L66 74L74 96L0 214L46 20Z', main),
    hasBow
      ? area('M0 22L-52 -4V48ZM0 22L52 -4V48Z', dark)
      : area('M-17 10H17L10 34L24 130L0 168L-24 130L-10 34Z', main),
    area(
      'M-72 -196Q0 -214 72 -196L66 -130H-66ZM-128 -132Q0 -160 128 -132Q130 -112 112 -108Q0 -126 -112 -108Q-130 -112 -128 -132Z',
      dark,
    ),
    rect(-68, -150, 136, 18, main),
  );
};
