import { between, chance, type Motif, points, polar, round, times, whole } from './draw.ts';
import { area, at, both, circle, draw, ellipse, line, polygon, rect, repeat } from './shapes.ts';

/** The mask that a hero hides behind. */
export const mask: Motif = (random, { main, second, light, dark }) => {
  const rays = whole(random, 14, 20);
  const ray = (index: number) => {
    const step = 360 / rays;
    return polygon(
      points([0, 0], polar(0, 0, 340, index * step), polar(0, 0, 340, (index + 0.5) * step)),
      second,
    );
  };
  const shape =
    'M0 -40C60 -92 150 -86 184 -50C190 30 120 76 66 66C30 60 18 30 0 26C-18 30 -30 60 -66 66C-120 76 -190 30 -184 -50C-150 -86 -60 -92 0 -40Z';
  return at(
    200,
    245,
    0,
    1,
    repeat(rays, ray),
    at(
      0,
      0,
      between(random, -12, 12),
      1,
      at(7, 12, 0, 1, area(shape, dark)),
      area(shape, main),
      both(area('M-136 -26Q-92 -58 -46 -14Q-88 24 -128 10Z', light)),
      both(circle(-86, -14, 15, dark)),
    ),
  );
};

/** The king of a game, and the long shadow of its opponent. */
export const king: Motif = (random, { main, second, light, deep, dark }) => {
  const size = 400 / 6;
  const squares = times(36, (index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    return (column + row) % 2 === 0
      ? `M${round(column * size)} ${372 + row * 40}h${round(size)}v40h${-round(size)}Z`
      : '';
  }).join('');
  const piece = (x: number, colour: string, grow: number) =>
    at(
      x,
      410,
      0,
      grow,
      area('M-62 0L-50 -30C-22 -70 -28 -140 -40 -184H40C28 -140 22 -70 50 -30L62 0Z', colour),
      rect(-50, -198, 100, 18, colour, { rx: 8 }),
      area('M-44 -202L-58 -256Q0 -284 58 -256L44 -202Z', colour),
      line('M0 -262V-316M-22 -294H22', colour, 14),
    );
  return draw(
    circle(200, 190, between(random, 130, 160), main),
    rect(0, 372, 400, 250, deep),
    area(squares, second),
    at(18, 0, 0, 1, piece(between(random, 260, 290), dark, 0.7)),
    piece(between(random, 130, 160), light, 1),
  );
};

/** Scales, not quite in balance. */
export const scales: Motif = (random, { main, second, light, dark }) => {
  const lean = between(random, 6, 16) * (chance(random, 0.5) ? 1 : -1);
  const pan = (side: number, colour: string) => {
    const [x, y] = polar(0, -110, 142, side === 1 ? lean : 180 + lean);
    return at(
      x,
      y,
      0,
      1,
      line('M0 0L-52 120M0 0L52 120', light, 4),
      area('M-66 118H66Q52 170 0 170Q-52 170 -66 118Z', colour),
    );
  };
  return at(
    200,
    252,
    0,
    1,
    ellipse(0, 168, 92, 17, dark, { opacity: 0.35 }),
    area('M-76 166Q-60 132 -14 128V-120H14V128Q60 132 76 166Z', main),
    at(0, -110, lean, 1, rect(-150, -9, 300, 18, main, { rx: 9 })),
    pan(-1, light),
    pan(1, second),
    circle(0, -110, 24, light),
    circle(0, -148, 15, main),
  );
};
