import { between, chance, type Motif, polar, round, times, whole } from './draw.ts';
import { area, at, circle, draw, ellipse, line, OPEN, repeat, ROUND, ROUNDED } from './shapes.ts';

/** A line that winds inwards and does not end. */
export const spiral: Motif = (random, { main, second, light }) => {
  const turns = whole(random, 4, 6);
  const start = between(random, 0, 360);
  const path = (inward: number) =>
    times(turns * 24, (index) =>
      polar(0, 0, Math.max(0, 184 - (index * 184) / (turns * 24) - inward), start + index * 15).join(' '),
    ).join('L');
  return at(
    200,
    245,
    0,
    1,
    circle(0, 0, 190, second),
    line(`M${path(0)}`, main, 20, ROUNDED),
    circle(0, 0, 20, light),
  );
};

/** Rings with gaps, and somebody in the middle. */
export const maze: Motif = (random, { main, second, light }) => {
  const ring = (index: number) => {
    const radius = 50 + index * 34;
    const around = 2 * Math.PI * radius;
    const gap = 30;
    return circle(0, 0, radius, undefined, {
      ...OPEN,
      stroke: index === 2 ? main : light,
      strokeWidth: 14,
      strokeDasharray: `${round(around - gap)} ${gap}`,
      transform: `rotate(${whole(random, 0, 11) * 30})`,
    });
  };
  const wall = (index: number) => {
    const turn = whole(random, 0, 11) * 30 + 15;
    return line(
      `M${polar(0, 0, 50 + index * 34, turn).join(' ')}L${polar(0, 0, 84 + index * 34, turn).join(' ')}`,
      light,
      12,
    );
  };
  return at(
    200,
    245,
    0,
    1,
    circle(0, 0, 186, second, { opacity: 0.5 }),
    repeat(5, ring),
    repeat(4, wall),
    circle(0, 0, 17, main),
  );
};

/** An eye as wide as the poster. */
export const eye: Motif = (random, { main, second, light, dark }) => {
  const look = between(random, -26, 26);
  const lashes = whole(random, 7, 11);
  const lash = (index: number) => {
    const turn = 200 + (index * 140) / (lashes - 1);
    return line(`M${polar(0, 40, 176, turn).join(' ')}L${polar(0, 40, 214, turn).join(' ')}`, main, 9, ROUND);
  };
  const ray = (index: number) =>
    line(
      `M${polar(look, 0, 34, index * 20).join(' ')}L${polar(look, 0, 66, index * 20).join(' ')}`,
      second,
      5,
    );
  return at(
    200,
    250,
    between(random, -6, 6),
    0.92,
    repeat(lashes, lash),
    area('M-192 0Q0 -176 192 0Q0 176 -192 0Z', light),
    circle(look, 0, 82, main),
    repeat(18, ray),
    circle(look, 0, 38, dark),
    circle(look - 20, -22, 14, light),
    line('M-192 0Q0 -176 192 0', dark, 12, OPEN),
  );
};

/** Masks: one laughs, one weeps. */
export const masks: Motif = (random, { main, second, light, dark }) => {
  const face = (x: number, y: number, turn: number, colour: string, isGlad: boolean) =>
    at(
      x,
      y,
      turn,
      1.1,
      area('M-84 -96Q0 -70 84 -96Q96 60 0 118Q-96 60 -84 -96Z', colour),
      ...[-36, 36].map((eyeX) =>
        area(
          `M${eyeX - 22} -24Q${eyeX} ${isGlad ? -48 : -30} ${eyeX + 22} -24Q${eyeX} ${isGlad ? -30 : -6} ${eyeX - 22} -24Z`,
          dark,
        ),
      ),
      area(isGlad ? 'M-46 30Q0 44 46 30Q40 84 0 86Q-40 84 -46 30Z' : 'M-42 74Q0 16 42 74Q0 48 -42 74Z', dark),
    );
  const lean = between(random, 8, 18);
  const first = chance(random, 0.5);
  return draw(
    ellipse(200, 250, 186, 176, second, { opacity: 0.5 }),
    face(132, 216, -lean, main, first),
    face(266, 282, lean, light, !first),
  );
};
