import type { ReactNode } from 'react';

import { between, type Motif, pick, times, whole } from './draw.ts';
import { balloons, grin } from './comedy-faces.tsx';

const QUARTERS = [
  'M0 0H1A1 1 0 0 1 0 1Z',
  'M1 0V1A1 1 0 0 1 0 0Z',
  'M1 1H0A1 1 0 0 1 1 0Z',
  'M0 1V0A1 1 0 0 1 1 1Z',
];
const HALVES = [
  'M0 .5A.5 .5 0 0 1 1 .5Z',
  'M0 .5A.5 .5 0 0 0 1 .5Z',
  'M.5 0A.5 .5 0 0 1 .5 1Z',
  'M.5 0A.5 .5 0 0 0 .5 1Z',
];

/** Tiles with a face among them, one large face, or balloons. */
export const comedy: Motif = (random, palette) =>
  pick(random, [tiles, grin, balloons] as const)(random, palette);

/** Quarter and half circles, and somewhere among them a face that laughs. */
const tiles: Motif = (random, { main, second, light, deep, dark }) => {
  const columns = whole(random, 3, 4);
  const size = 400 / columns;
  const rows = columns === 3 ? 4 : 5;
  const face = whole(random, columns, columns * 3 - 1);
  const shapes = [...QUARTERS, ...HALVES];
  const tile = (index: number): ReactNode => {
    const back = pick(random, [deep, deep, main, second, light]);
    const rest = [main, second, light, deep].filter((colour) => colour !== back);
    const front = rest[whole(random, 0, rest.length - 1)] ?? light;
    const shape = shapes[whole(random, 0, shapes.length - 1)];
    return (
      <g
        key={index}
        transform={`translate(${(index % columns) * size} ${Math.floor(index / columns) * size}) scale(${size})`}
      >
        <rect width={1.005} height={1.005} fill={back} />
        {index === face ? null : <path d={shape} fill={front} />}
      </g>
    );
  };
  return (
    <>
      {times(columns * rows, tile)}
      <g
        transform={`translate(${((face % columns) + 0.5) * size} ${(Math.floor(face / columns) + 0.5) * size}) rotate(${between(random, -24, 24)}) scale(${size / 100})`}
      >
        <circle r={62} fill={light} />
        <circle cx={-20} cy={-14} r={8} fill={dark} />
        <circle cx={20} cy={-14} r={8} fill={dark} />
        <path d="M-34 8H34A34 34 0 0 1 -34 8Z" fill={main} />
      </g>
    </>
  );
};
