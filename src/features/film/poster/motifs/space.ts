import { between, chance, type Motif, times, whole } from './draw.ts';
import { area, at, both, circle, draw, ellipse, group, line, OPEN, rect, repeat, ROUND } from './shapes.ts';
import { stars } from './stars.ts';

/** A rocket on its way up, on a pillar of smoke. */
export const rocket: Motif = (random, { main, second, light, deep, dark }) => {
  const puff = (index: number) =>
    circle(((index * 67) % 210) - 105, 140 + ((index * 41) % 56), between(random, 24, 40));
  return draw(
    stars(random, light),
    at(
      200,
      226,
      between(random, -12, 12),
      1,
      area('M-34 96Q0 210 34 96Z', light),
      group({ fill: second }, repeat(9, puff)),
      area('M-20 92Q0 190 20 92Z', main),
      both(area('M-44 30L-92 104L-40 92Z', main)),
      area('M0 -150C70 -92 62 30 40 98H-40C-62 30 -70 -92 0 -150Z', light),
      area('M0 -150C34 -122 50 -80 53 -46H-53C-50 -80 -34 -122 0 -150Z', main),
      circle(0, -6, 27, dark),
      circle(0, -6, 17, second),
      rect(-7, 52, 14, 66, deep),
    ),
  );
};

/** A saucer, its beam, and what it has come for. */
export const saucer: Motif = (random, { main, second, light, deep, dark }) => {
  const cx = between(random, 170, 230);
  const lights = whole(random, 5, 7);
  const bulb = (index: number) =>
    circle(
      cx - 100 + (index * 200) / (lights - 1),
      180 + Math.sin((index / (lights - 1)) * Math.PI) * 14,
      8,
      light,
    );
  return draw(
    stars(random, light),
    area('M-10 430Q110 380 220 420T420 408V620H-10Z', deep),
    area(`M${cx - 52} 190L${cx - 150} 440H${cx + 150}L${cx + 52} 190Z`, light, { opacity: 0.42 }),
    area(`M${cx - 78} 158A78 84 0 0 1 ${cx + 78} 158Z`, second),
    ellipse(cx, 170, 152, 38, main),
    ellipse(cx, 160, 110, 18, dark, { opacity: 0.3 }),
    repeat(lights, bulb),
    at(cx, 356, between(random, -24, 24), 1, chance(random, 0.5) ? cow(dark) : person(dark)),
  );
};
const cow = (dark: string) =>
  area('M-44 -18H22L34 -32L42 -22L58 -16L56 -4L36 -2L28 12V34H20V14H-26V34H-34V12L-46 4Z', dark);
const person = (dark: string) =>
  draw(
    circle(0, -36, 11, dark),
    area('M-8 -22H8L34 -40L38 -34L12 -6L14 36H6L0 8L-6 36H-14L-12 -6L-38 -34L-34 -40Z', dark),
  );

/** The head of a machine that looks at you. */
export const robot: Motif = (random, { main, second, light, dark }) => {
  const eyes = whole(random, 1, 2);
  const bolts = times(5, (index) => `M${-64 + index * 32} 66v36`);
  const eye = (x: number, size: number) =>
    draw(circle(x, -16, size, dark), circle(x, -16, size * 0.62, light), circle(x, -16, size * 0.26, main));
  return at(
    200,
    256,
    between(random, -8, 8),
    1.08,
    line('M0 -120V-166', second, 10),
    circle(0, -176, 17, main),
    rect(-160, -46, 320, 74, second, { rx: 14 }),
    area('M-64 130H64L78 176H-78Z', second),
    rect(-124, -124, 248, 262, main, { rx: 40 }),
    rect(-102, -76, 204, 118, light, { rx: eyes === 1 ? 58 : 24 }),
    eyes === 1 ? eye(0, 44) : draw(eye(-50, 32), eye(50, 32)),
    rect(-82, 64, 164, 42, dark, { rx: 10 }),
    line(bolts.join(''), light, 7),
  );
};

/** The paths around a core. */
export const atom: Motif = (random, { main, second, light }) => {
  const turn = between(random, 0, 60);
  const path = (index: number) =>
    group(
      { transform: `rotate(${turn + index * 60})` },
      ellipse(0, 0, 178, 62, undefined, { ...OPEN, stroke: index === 1 ? main : second, strokeWidth: 11 }),
      circle(178, 0, 19, light),
    );
  return at(200, 245, 0, 1, repeat(3, path), circle(0, 0, 42, main), circle(-12, -12, 12, light));
};

/** A helmet, and in its visor the whole of it. */
export const astronaut: Motif = (random, { main, second, light, dark }) => {
  const shine = between(random, -30, 10);
  return draw(
    stars(random, light),
    at(
      200,
      262,
      between(random, -10, 10),
      1,
      area('M-160 182C-152 116 -90 90 0 90S152 116 160 182Z', light),
      rect(-62, 126, 124, 50, second, { rx: 10 }),
      circle(-32, 151, 10, main),
      rect(-6, 143, 50, 15, dark),
      circle(0, -20, 142, light),
      both(rect(-166, -52, 34, 72, second, { rx: 10 })),
      ellipse(0, -14, 108, 96, dark),
      circle(shine + 26, 6, 42, main),
      line(`M${shine - 46} 24Q${shine + 26} 50 ${shine + 98} -14`, second, 8, OPEN),
      line('M-74 -48Q-58 -78 -28 -88', light, 10, { ...ROUND, opacity: 0.8 }),
    ),
  );
};

/** One square among many is awake. */
export const grid: Motif = (random, { main, second, light, dark }) => {
  const awake = whole(random, 0, 24);
  return at(
    200,
    245,
    0,
    1,
    repeat(25, (index) => {
      const x = (index % 5) * 68 - 166;
      const y = Math.floor(index / 5) * 68 - 166;
      const isLit = index === awake;
      const colour = isLit ? light : chance(random, 0.24) ? main : second;
      return draw(
        rect(x, y, 60, 60, colour, { rx: 6 }),
        isLit &&
          draw(
            area(
              `M${x + 6} ${y + 30}Q${x + 30} ${y + 4} ${x + 54} ${y + 30}Q${x + 30} ${y + 56} ${x + 6} ${y + 30}Z`,
              dark,
            ),
            circle(x + 30, y + 30, 9, main),
          ),
      );
    }),
  );
};
