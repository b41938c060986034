import { between, chance, type Motif, points, polar, times, whole } from './draw.ts';
import { area, at, both, circle, line, polygon, rect, repeat, ROUND } from './shapes.ts';

/** A crown. */
export const crown: Motif = (random, { main, second, light, dark }) => {
  const tall = between(random, 92, 130);
  const jewel = (x: number, y: number, size: number) => circle(x, y, size, light);
  return at(
    200,
    256,
    between(random, -14, 14),
    1.12,
    area(`M-140 90L-158 -50L-78 12L0 ${-tall}L78 12L158 -50L140 90Z`, main),
    area(`M0 ${-tall}L78 12L158 -50L140 90H0Z`, second, { opacity: 0.5 }),
    rect(-142, 84, 284, 34, second, { rx: 8 }),
    jewel(-158, -58, 17),
    jewel(158, -58, 17),
    jewel(0, -tall - 8, 21),
    ...[-84, 0, 84].map((x) => area(`M${x} 86l15 15l-15 15l-15 -15Z`, light)),
    area('M0 22L20 50L0 78L-20 50Z', dark),
  );
};

/** A sword, point down, in a ring of light. */
export const sword: Motif = (random, { main, second, light, dark }) => {
  const rays = whole(random, 12, 18);
  const ray = (index: number) =>
    line(
      `M${polar(0, 0, 150, (index * 360) / rays).join(' ')}L${polar(0, 0, 186, (index * 360) / rays).join(' ')}`,
      second,
      8,
      ROUND,
    );
  return at(
    200,
    245,
    between(random, -22, 22),
    1,
    repeat(rays, ray),
    circle(0, 0, 132, second),
    area('M-24 -70H24V126L0 180L-24 126Z', light),
    area('M0 -70H24V126L0 180Z', main, { opacity: 0.55 }),
    rect(-88, -92, 176, 24, main, { rx: 12 }),
    rect(-14, -168, 28, 80, dark, { rx: 6 }),
    circle(0, -178, 23, main),
  );
};

/** A helmet of old wars, its crest in the wind. */
export const helmet: Motif = (random, { main, second, light, dark }) =>
  at(
    200,
    250,
    between(random, -8, 8),
    1.08,
    area(
      'M-150 -44C-150 -190 90 -214 166 -70L140 40C120 -60 60 -130 -20 -126C-70 -124 -110 -96 -150 -44Z',
      main,
    ),
    repeat(7, (index) =>
      line(`M${-118 + index * 40} ${-84 - Math.sin(index / 2.2) * 50}l${-12 + index * 4} -30`, second, 5),
    ),
    area('M-112 150V-30C-112 -110 112 -110 112 -30V150L60 176L44 40H18V-20H-18V40H-44L-60 176Z', light),
    area('M18 -20V40H44L60 176L112 150V-30C112 -66 64 -86 18 -89Z', second, { opacity: 0.7 }),
    both(area('M-92 -8Q-54 -30 -24 -4L-26 18Q-60 2 -88 18Z', dark)),
  );

/** A shield with a star. */
export const shield: Motif = (random, { main, second, light }) => {
  const star = points(...times(10, (index) => polar(0, 0, index % 2 === 0 ? 82 : 34, -90 + index * 36)));
  const turn = between(random, -16, 16);
  return chance(random, 0.5)
    ? at(
        200,
        245,
        turn,
        1,
        ...[180, 144, 108].map((size, ring) => circle(0, 0, size, ring % 2 === 0 ? main : light)),
        circle(0, 0, 92, second),
        polygon(star, light),
      )
    : at(
        200,
        245,
        turn,
        1,
        area('M0 -178L150 -130V10C150 100 60 160 0 186C-60 160 -150 100 -150 10V-130Z', light),
        area('M0 -154L128 -112V8C128 84 52 136 0 160C-52 136 -128 84 -128 8V-112Z', main),
        area('M0 -154L128 -112V8C128 84 52 136 0 160Z', second),
        polygon(star, light),
      );
};
