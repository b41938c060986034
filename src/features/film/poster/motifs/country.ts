import { between, chance, type Motif, whole } from './draw.ts';
import { area, at, circle, draw, ellipse, line, polygon, rect, repeat, ROUND } from './shapes.ts';

/** Desert, cactus, and a sun that does not set. */
export const desert: Motif = (random, { main, second, light, deep, dark }) => {
  const sun = between(random, 140, 260);
  const cactus = (x: number, foot: number, size: number, colour: string) =>
    at(
      x,
      foot,
      0,
      size,
      line('M0 0V-170M0 -60H-46V-110M0 -84H44V-138', colour, 32, { ...ROUND, strokeLinejoin: 'round' }),
    );
  const mesa = (x: number, wide: number, top: number) =>
    area(`M${x - wide} 384L${x - wide * 0.7} ${top}H${x + wide * 0.6}L${x + wide} 384Z`, second);
  return draw(
    circle(sun, 220, between(random, 110, 140), light),
    mesa(between(random, 40, 90), 90, between(random, 240, 290)),
    mesa(between(random, 320, 370), 70, between(random, 270, 310)),
    rect(0, 380, 400, 240, main),
    area('M-10 440Q150 396 410 452V620H-10Z', deep),
    chance(random, 0.5)
      ? cactus(between(random, 90, 150), 440, 1, dark)
      : cactus(between(random, 250, 310), 440, 1.1, dark),
    cactus(between(random, 190, 220), 404, 0.4, dark),
  );
};

/** Firs under snow, and snow in the air. */
export const snow: Motif = (random, { main, second, light, dark }) => {
  const fir = (x: number, foot: number, size: number, colour: string) =>
    at(
      x,
      foot,
      0,
      size,
      rect(-9, -20, 18, 30, dark),
      ...[0, 1, 2].map((level) =>
        draw(
          polygon(
            `${-72 + level * 16},${-16 - level * 54} 0,${-124 - level * 48} ${72 - level * 16},${-16 - level * 54}`,
            colour,
          ),
          polygon(
            `${-26 + level * 4},${-84 - level * 50} 0,${-124 - level * 48} ${26 - level * 4},${-84 - level * 50} 8,${-92 - level * 50} -8,${-78 - level * 50}`,
            light,
          ),
        ),
      ),
    );
  const flake = () => circle(whole(random, 0, 400), whole(random, 0, 400), between(random, 2.5, 6), light);
  return draw(
    circle(between(random, 90, 310), 150, between(random, 56, 80), light),
    fir(between(random, 40, 80), 390, 0.8, second),
    fir(between(random, 330, 370), 396, 0.9, second),
    fir(between(random, 170, 230), 410, 1.15, main),
    area('M-10 416Q130 376 250 402T410 396V620H-10Z', light),
    repeat(30, flake),
    area('M-10 470Q160 430 410 476V620H-10Z', second, { opacity: 0.35 }),
  );
};

/** Poplars, houses and hills: a village seen from the road. */
export const village: Motif = (random, { main, second, light, deep, dark }) => {
  const last = between(random, 230, 262);
  const poplar = (x: number, foot: number, tall: number) =>
    ellipse(x, foot - tall / 2, tall * 0.13, tall / 2, dark);
  const home = (x: number, y: number, wide: number, colour: string) =>
    draw(
      rect(x, y, wide, 70, colour),
      polygon(`${x - 8},${y} ${x + wide / 2},${y - 26} ${x + wide + 8},${y}`, main),
      rect(x + wide * 0.3, y + 24, wide * 0.22, 20, deep),
    );
  return draw(
    circle(between(random, 80, 160), 170, between(random, 54, 80), light),
    area(`M-10 360Q${between(random, 70, 130)} 210 220 310T410 270V620H-10Z`, second),
    home(150, 330, 62, light),
    home(74, 350, 54, light),
    home(last, 336, 70, light),
    home(322, 352, 58, light),
    poplar(40, 410, 170),
    poplar(68, 416, 130),
    poplar(350, 416, 150),
    area('M-10 400Q120 376 240 402T410 396V620H-10Z', deep),
    poplar(378, 420, 110),
  );
};
