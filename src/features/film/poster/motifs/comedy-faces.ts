import { between, chance, type Motif, pick, whole } from './draw.ts';
import { area, circle, draw, ellipse, group, line, OPEN, rect, repeat, ROUND } from './shapes.ts';

const MOUSTACHE = 'M0 14C-24 -10 -66 -2 -104 30C-66 38 -20 44 0 26C20 44 66 38 104 30C66 -2 24 -10 0 14Z';
const HAT = 'M-66 -132L14 -268L78 -126Q4 -164 -66 -132ZM14 -268';

/** One face as large as the poster, with glasses or a moustache, that finds it all very funny. */
export const grin: Motif = (random, { main, second, light, dark }) => {
  const cx = between(random, 170, 230);
  const stripes = whole(random, 7, 12);
  const look = between(random, -14, 14);
  const extra = pick(random, ['glasses', 'moustache', 'hat', 'bow'] as const);
  const eye = (x: number) => draw(ellipse(x, -36, 34, 44, light), circle(x + look, -28, 15, dark));
  const extras = {
    glasses: () =>
      group(
        { ...OPEN, stroke: dark, strokeWidth: 11 },
        circle(-54, -34, 50),
        circle(54, -34, 50),
        area('M-10 -44Q0 -52 10 -44'),
      ),
    moustache: () => area(MOUSTACHE, dark),
    hat: () => area(HAT, light, { stroke: second, strokeWidth: 10, strokeLinejoin: 'round' }),
    bow: () => area('M0 178L-92 136V222ZM0 178L92 136V222Z', light),
  };
  return draw(
    repeat(stripes, (index) =>
      rect((index * 400) / stripes, 0, 200 / stripes, 600, second, { opacity: 0.5 }),
    ),
    group(
      { transform: `translate(${cx} 262) rotate(${between(random, -14, 14)})` },
      circle(0, 0, 156, main),
      eye(-52),
      eye(52),
      area('M-96 36H96A96 92 0 0 1 -96 36Z', dark),
      area('M-86 36H86V54H-86Z', light),
      extras[extra](),
    ),
  );
};

/** Balloons that have got away. */
export const balloons: Motif = (random, { main, second, light, deep, dark }) => {
  const count = whole(random, 4, 7);
  const knot = between(random, 150, 250);
  const colours = [main, second, light, main, second];
  const face = (x: number, y: number, size: number) => {
    const smile = `M${x - size * 0.4} ${y + size * 0.28}h${size * 0.8}a${size * 0.4} ${size * 0.4} 0 0 1 ${-size * 0.8} 0Z`;
    const eye = (side: number) => circle(x + side * size * 0.28, y, size * 0.1);
    return group({ fill: dark }, eye(-1), eye(1), area(smile));
  };
  return repeat(count, (index) => {
    const x = 60 + (280 / Math.max(1, count - 1)) * index + between(random, -18, 18);
    const y = between(random, 110, 290);
    const size = between(random, 46, 80);
    const colour = colours[index % colours.length] ?? main;
    const hasFace = chance(random, 0.3);
    const string = `M${x} ${y + size * 1.2}Q${x + (knot - x) * 0.2} ${y + 200} ${knot} 560`;
    const shine = `M${x - size * 0.56} ${y - size * 0.3}Q${x - size * 0.5} ${y - size * 0.82} ${x - size * 0.1} ${y - size * 0.9}`;
    return draw(
      line(string, deep, 3, OPEN),
      ellipse(x, y, size, size * 1.2, colour),
      area(`M${x} ${y + size * 1.18}l-9 14h18Z`, colour),
      line(shine, colour === light ? second : light, 7, ROUND),
      hasFace && face(x, y, size),
    );
  });
};
