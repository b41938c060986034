import { between, type Motif, round } from './draw.ts';
import { area, at, both, circle, draw, line, rect, repeat, ROUND } from './shapes.ts';

/** A train comes out of the evening, its lamp first. */
export const train: Motif = (random, { main, second, light, deep, dark }) => {
  const cx = between(random, 180, 220);
  const sleeper = (index: number) => {
    const near = 0.3 + (index / 6) * 0.8;
    return rect(round(cx - 130 * near), round(372 + index * 34), round(260 * near), 13, dark);
  };
  return draw(
    circle(cx, 190, between(random, 150, 176), second),
    area(`M-10 372H410V620H-10Z`, deep),
    repeat(7, sleeper),
    area(
      `M${cx - 40} 372L${cx - 130} 620H${cx - 112}L${cx - 28} 372ZM${cx + 40} 372L${cx + 130} 620H${cx + 112}L${cx + 28} 372Z`,
      light,
    ),
    at(
      cx,
      250,
      0,
      1,
      area('M-112 150V-60C-112 -150 112 -150 112 -60V150Z', main),
      both(rect(-92, -74, 80, 62, light, { rx: 10 })),
      area('M-112 60H112V92H-112Z', light),
      area('M-126 147H126L96 214H-96Z', dark),
      circle(0, 26, 26, light),
      both(circle(-82, 120, 15, light)),
      rect(-22, -148, 44, 22, dark, { rx: 6 }),
    ),
  );
};

/** A car from the side, and the speed behind it. */
export const car: Motif = (random, { main, second, light, dark }) => {
  const wheel = (x: number) => draw(circle(x, 54, 40, dark), circle(x, 54, 19, light));
  const streak = (index: number) =>
    line(`M${-200 - (index % 2) * 20} ${-70 + index * 30}h${between(random, 60, 150)}`, second, 8, ROUND);
  return draw(
    circle(between(random, 230, 300), 190, between(random, 100, 130), light),
    rect(0, 372, 400, 12, dark),
    rect(0, 384, 400, 240, second),
    repeat(6, (index) => rect(index * 90 - 20, 424, 52, 10, light)),
    at(
      206,
      310,
      0,
      0.94,
      at(-20, 0, 0, 1, repeat(4, streak)),
      area('M-196 50Q-204 -4 -150 -14L-104 -20Q-60 -84 0 -86H44Q92 -84 124 -24Q196 -14 200 50Z', main),
      area('M-78 -22Q-44 -66 -6 -66V-22ZM10 -66H40Q74 -64 96 -22H10Z', light),
      wheel(-112),
      wheel(122),
      circle(186, 6, 13, light),
    ),
  );
};

/** A small plane over the fields. */
export const plane: Motif = (random, { main, second, light, deep }) => {
  const cloud = (x: number, y: number, size: number) =>
    at(x, y, 0, size, area('M-70 20Q-74 -18 -34 -16Q-20 -50 16 -34Q50 -40 54 -8Q80 -4 74 20Z', light));
  const field = (index: number) =>
    area(
      `M${index * 84 - 60} 620L${170 + index * 16} 372H${186 + index * 16}L${index * 84 - 10} 620Z`,
      index % 2 === 0 ? second : deep,
    );
  return draw(
    rect(0, 372, 400, 240, second),
    repeat(6, field),
    cloud(between(random, 70, 110), 300, 1),
    cloud(320, between(random, 110, 150), 0.9),
    cloud(between(random, 240, 320), 330, 0.7),
    at(
      200,
      210,
      between(random, -38, -14),
      1.2,
      area('M-150 -10Q-140 -40 -110 -14H60Q128 -16 156 10Q130 32 60 30H-60Q-130 26 -150 -10Z', main),
      area('M-150 -6L-166 -66H-136L-104 -10Z', main),
      area('M-10 14L-64 112H-24L56 14Z', light),
      area('M30 -14L4 -72H30L66 -14Z', light),
      repeat(5, (index) => circle(-60 + index * 28, 2, 7, light)),
      circle(112, 0, 11, light),
    ),
  );
};
