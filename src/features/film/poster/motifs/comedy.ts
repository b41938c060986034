import { between, type Motif, pick, whole } from './draw.ts';
import { area, circle, draw, group, rect, repeat } from './shapes.ts';

/** Quarters and halves of a circle in a square of 1. */
const SHAPES = [
  'M0 0H1A1 1 0 0 1 0 1Z',
  'M1 0V1A1 1 0 0 1 0 0Z',
  'M1 1H0A1 1 0 0 1 1 0Z',
  'M0 1V0A1 1 0 0 1 1 1Z',
  'M0 .5A.5 .5 0 0 1 1 .5Z',
  'M0 .5A.5 .5 0 0 0 1 .5Z',
  'M.5 0A.5 .5 0 0 1 .5 1Z',
  'M.5 0A.5 .5 0 0 0 .5 1Z',
];

/** Quarter and half circles, and somewhere among them a face that laughs. */
export const tiles: Motif = (random, { main, second, light, deep, dark }) => {
  const columns = whole(random, 3, 4);
  const size = 400 / columns;
  const rows = columns === 3 ? 4 : 5;
  const face = whole(random, columns, columns * 3 - 1);
  const at = (index: number, middle = 0) => {
    const x = ((index % columns) + middle) * size;
    return `translate(${x} ${(Math.floor(index / columns) + middle) * size})`;
  };
  const tile = (index: number) => {
    const back = pick(random, [deep, deep, main, second, light]);
    const rest = [main, second, light, deep].filter((colour) => colour !== back);
    const front = rest[whole(random, 0, rest.length - 1)] ?? light;
    const shape = SHAPES[whole(random, 0, SHAPES.length - 1)];
    return group(
      { transform: `${at(index)} scale(${size})` },
      rect(0, 0, 1.005, 1.005, back),
      index !== face && area(shape ?? '', front),
    );
  };
  return draw(
    repeat(columns * rows, tile),
    group(
      { transform: `${at(face, 0.5)} rotate(${between(random, -24, 24)}) scale(${size / 100})` },
      circle(0, 0, 62, light),
      circle(-20, -14, 8, dark),
      circle(20, -14, 8, dark),
      area('M-34 8H34A34 34 0 0 1 -34 8Z', main),
    ),
  );
};
