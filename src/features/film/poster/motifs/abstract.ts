import { between, chance, type Motif, pick, polar, round, times, whole } from './draw.ts';
import { area, circle, draw, group, line, OPEN, rect, repeat } from './shapes.ts';

// Shapes that tell of nothing, so that they are true of every film.

/** Arcs around a corner of the sheet. */
export const arcs: Motif = (random, { main, second, light, deep }) => {
  const rings = whole(random, 6, 8);
  const colours = [second, deep, main, light];
  const first = whole(random, 0, 3);
  const ring = (index: number) =>
    circle(0, 470, round(460 - (index * 420) / rings), colours[(first + index) % colours.length]);
  return draw(repeat(rings, ring));
};

/** Beams from below. */
export const beams: Motif = (random, { main, second, light }) => {
  const x = between(random, 60, 340);
  const count = whole(random, 7, 11);
  const wide = 150 / count;
  const beam = (index: number) => {
    const from = 195 + index * wide;
    const [one, other] = [polar(x, 470, 800, from), polar(x, 470, 800, from + wide * 0.58)];
    return area(`M${round(x)} 470L${one.join(' ')}L${other.join(' ')}Z`, index % 2 === 0 ? second : main);
  };
  return draw(repeat(count, beam), circle(round(x), 470, between(random, 74, 108), light));
};

/** Waving bands, one over the other. */
export const bands: Motif = (random, { main, second, light, deep }) => {
  const colours = [second, main, deep, light];
  const count = whole(random, 5, 7);
  const lean = between(random, -60, 60);
  const band = (index: number) => {
    const y = round(70 + (index * 400) / count);
    const bend = between(random, 34, 70);
    return area(
      `M0 ${y}C130 ${round(y - bend)} 250 ${round(y + bend)} 400 ${round(y + lean)}V700H0Z`,
      colours[index % colours.length],
    );
  };
  return draw(repeat(count, band));
};

/** Strips woven over and under each other. */
export const weave: Motif = (random, { main, second, deep }) => {
  const count = whole(random, 4, 5);
  const step = 400 / count;
  const wide = round(step * between(random, 0.56, 0.7));
  const gap = round((step - wide) / 2);
  const rows = Math.ceil(600 / step);
  const over = (index: number) => {
    const [column, row] = [index % count, Math.floor(index / count)];
    const [x, y] = [round(column * step), round(row * step)];
    return (column + row) % 2 === 0 && rect(x, round(y + gap), round(step), wide, second);
  };
  return draw(
    rect(0, 0, 400, 640, deep),
    repeat(rows, (row) => rect(0, round(row * step + gap), 400, wide, second)),
    repeat(count, (column) => rect(round(column * step + gap), 0, wide, 640, main)),
    repeat(rows * count, over),
  );
};

/** Almond shapes in rows. */
export const leaves: Motif = (random, { main, second, light, deep }) => {
  const size = 400 / whole(random, 3, 4);
  const columns = Math.round(400 / size);
  const rows = Math.ceil(600 / size);
  const turned = chance(random, 0.5) ? 1 : 0;
  const leaf = (index: number) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const flip = (column + row + turned) % 2 === 0;
    const at = `translate(${round(column * size + (flip ? size : 0))} ${round(row * size)})`;
    return area('M0 0A1 1 0 0 1 1 1A1 1 0 0 1 0 0Z', pick(random, [main, second, light, deep]), {
      transform: `${at} scale(${flip ? -round(size) : round(size)} ${round(size)})`,
    });
  };
  return draw(repeat(columns * rows, leaf));
};

/** Rows of half discs, like scales. */
export const scallops: Motif = (random, { main, second, light, deep }) => {
  const across = whole(random, 3, 5);
  const radius = 200 / across;
  const rows = Math.ceil(640 / radius);
  const colours = [second, main, deep, second, light];
  const shift = whole(random, 0, 4);
  const row = (index: number) => {
    const y = round((rows - 1 - index) * radius);
    const discs = times(across + 1, (at) => round(at * radius * 2 + (index % 2) * radius));
    return group(
      { fill: colours[(index + shift) % colours.length] },
      ...discs.map((x) => circle(x, y, round(radius))),
    );
  };
  return draw(repeat(rows, row));
};

/** Lines that stand on each other's corners. */
export const peaks: Motif = (random, { main, second, light }) => {
  const teeth = whole(random, 2, 4);
  const step = 400 / teeth;
  const tall = between(random, 60, 110);
  const lines = whole(random, 5, 7);
  const zigzag = (y: number) =>
    `M0 ${round(y)}${times(teeth, (at) => `L${round((at + 0.5) * step)} ${round(y - tall)}L${round((at + 1) * step)} ${round(y)}`).join('')}`;
  return group(
    OPEN,
    repeat(lines, (index) =>
      line(zigzag(110 + (index * 440) / lines), [main, second, light][index % 3], index % 3 === 2 ? 10 : 30),
    ),
  );
};

/** Columns of unequal height that hang and stand. */
export const columns: Motif = (random, { main, second, light, deep }) => {
  const count = whole(random, 5, 8);
  const wide = 400 / count;
  const colours = [main, second, light, deep];
  const first = whole(random, 0, 3);
  const column = (index: number) => {
    const tall = between(random, 120, 330);
    const y = index % 2 === 0 ? 0 : round(490 - tall);
    return rect(round(index * wide), y, round(wide + 0.5), round(tall), colours[(index + first) % 4]);
  };
  return draw(repeat(count, column));
};

/** Squares that lie in each other, turned a little further each time. */
export const squares: Motif = (random, { main, second, light, deep }) => {
  const turn = between(random, 6, 14) * (chance(random, 0.5) ? 1 : -1);
  const colours = [second, deep, main, light];
  const square = (index: number) => {
    const size = round(430 * 0.8 ** index);
    const transform = `translate(200 245) rotate(${round(index * turn)})`;
    return rect(-size / 2, -size / 2, size, size, colours[index % 4], { transform });
  };
  return draw(repeat(9, square));
};

/** Broad slanting strokes with round ends. */
export const strokes: Motif = (random, { main, second, light }) => {
  const turn = between(random, -50, -25);
  const stroke = (index: number) => {
    const x = between(random, -60, 180);
    return line(
      `M${round(x)} ${60 + index * 58}h${round(between(random, 90, 240))}`,
      pick(random, [main, second, light]),
      40,
    );
  };
  return group({ strokeLinecap: 'round', transform: `rotate(${round(turn)} 200 245)` }, repeat(7, stroke));
};

/** Dots in a net that grow towards a side. */
export const dots: Motif = (random, { main, second, light }) => {
  const colour = pick(random, [main, light]);
  const across = whole(random, 6, 8);
  const step = 400 / across;
  const dot = (index: number) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const radius = step * 0.5 * ((row + column * 0.4) / (across * 1.4));
    return circle(round((column + 0.5) * step), round((row + 0.5) * step), round(radius));
  };
  return draw(rect(0, 0, 400, 640, second), group({ fill: colour }, repeat(across * (across + 3), dot)));
};

/** A fan of stripes around the middle of the foot. */
export const fan: Motif = (random, { main, second, light, deep }) => {
  const blades = whole(random, 6, 9);
  const colours = [main, second, deep];
  const wide = 180 / blades;
  const radius = between(random, 300, 360);
  const blade = (index: number) => {
    const [one, other] = [
      polar(200, 450, radius, 180 + index * wide),
      polar(200, 450, radius, 180 + (index + 1) * wide),
    ];
    return area(
      `M200 450L${one.join(' ')}A${round(radius)} ${round(radius)} 0 0 1 ${other.join(' ')}Z`,
      colours[index % 3],
    );
  };
  return draw(repeat(blades, blade), circle(200, 450, round(radius * between(random, 0.28, 0.42)), light));
};
