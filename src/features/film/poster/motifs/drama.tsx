import type { ReactNode } from 'react';

import { between, type Motif, pick, times, whole } from './draw.ts';
import { road, tree, umbrella } from './drama-outdoors.tsx';
import { apart, sea, stage, window } from './drama-scenes.tsx';

const FLOOR = 430;

type Opening = (half: number, height: number) => ReactNode;

/** The most frequent genre has the most scenes: a door, a boat, a chair, a window, two people, a road, rain, a tree. */
export const drama: Motif = (random, palette) =>
  pick(random, [doorway, sea, stage, window, apart, road, umbrella, tree] as const)(random, palette);

/** Openings within openings, light at the end, and one person before it with a long shadow. */
const doorway: Motif = (random, { main, second, light, deep, dark }) => {
  const cx = between(random, 130, 270);
  const steps = whole(random, 3, 6);
  const shape = pick(random, ['arch', 'door', 'sun'] as const);
  const outer = between(random, 150, 215);
  const gap = (outer - 46) / steps;
  const opening: Opening = (half, height) => {
    if (shape === 'sun') return <circle cx={cx} cy={FLOOR - 150} r={half} />;
    if (shape === 'door') return <rect x={cx - half} y={FLOOR - height} width={half * 2} height={height} />;
    return (
      <path
        d={`M${cx - half} ${FLOOR}V${FLOOR - height + half}A${half} ${half} 0 0 1 ${cx + half} ${FLOOR - height + half}V${FLOOR}Z`}
      />
    );
  };
  const lean = between(random, -150, 150);
  return (
    <>
      {times(steps, (index) => (
        <g key={index} fill={index % 2 === 0 ? second : deep} opacity={0.45 + (index / steps) * 0.5}>
          {opening(outer - gap * index, 400 - index * 34)}
        </g>
      ))}
      <g fill={main}>{opening(78, 250)}</g>
      <g fill={light}>{opening(54, 200)}</g>
      <rect y={FLOOR} width={400} height={160} fill={deep} />
      <path
        d={`M${cx - 9} ${FLOOR}L${cx + lean - 34} 600H${cx + lean + 30}L${cx + 9} ${FLOOR}Z`}
        fill={main}
        opacity={0.4}
      />
      <g transform={`translate(${cx} ${FLOOR})`} fill={dark}>
        <circle cy={-84} r={11} />
        <path d="M-15 -66Q0 -76 15 -66L12 -26H8L6 2H-6L-8 -26H-12Z" />
      </g>
    </>
  );
};
