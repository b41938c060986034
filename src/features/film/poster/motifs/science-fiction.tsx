import type { Random } from '#lib/random.ts';

import { between, chance, type Motif, times, whole } from './draw.ts';

const stars = (random: Random, colour: string) => (
  <g fill={colour}>
    {times(46, (index) => (
      <circle
        key={index}
        cx={whole(random, 0, 400)}
        cy={whole(random, 0, 470)}
        r={chance(random, 0.12) ? 2.6 : 1.1}
        opacity={between(random, 0.35, 0.95)}
      />
    ))}
  </g>
);

/** A planet in its ring, or a striped sun over a plain of lines. */
export const scienceFiction: Motif = (random, palette) =>
  (chance(random, 0.6) ? planet : plain)(random, palette);

const planet: Motif = (random, { main, second, light, deep }) => {
  const radius = between(random, 82, 128);
  const tilt = between(random, -38, 38);
  const flat = between(random, 0.16, 0.34);
  const wide = radius * 1.72;
  const ring = (sweep: number) => `M${-wide} 0A${wide} ${wide * flat} 0 0 ${sweep} ${wide} 0`;
  return (
    <>
      {stars(random, light)}
      <g transform={`translate(${between(random, 150, 250)} ${between(random, 200, 270)}) rotate(${tilt})`}>
        <path d={ring(1)} fill="none" stroke={light} strokeWidth={7} />
        <path d={ring(1)} fill="none" stroke={second} strokeWidth={22} strokeOpacity={0.55} />
        <circle r={radius} fill={main} />
        <path
          d={`M${-radius * 0.96} ${-radius * 0.28}H${radius * 0.96}M${-radius * 0.9} ${-radius * 0.44}H${radius * 0.9}`}
          stroke={light}
          strokeWidth={radius * 0.07}
          strokeOpacity={0.5}
        />
        <path
          d={`M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}A${radius * 1.5} ${radius * 1.5} 0 0 0 0 ${-radius}Z`}
          fill={deep}
          opacity={0.5}
          transform="rotate(-20)"
        />
        <path d={ring(0)} fill="none" stroke={second} strokeWidth={22} strokeOpacity={0.8} />
        <path d={ring(0)} fill="none" stroke={light} strokeWidth={7} />
        <circle cx={wide * 0.86} cy={-radius * 0.95} r={radius * 0.17} fill={light} />
      </g>
    </>
  );
};

const plain: Motif = (random, { main, second, light, deep, ground }) => {
  const cx = between(random, 150, 250);
  const horizon = between(random, 340, 385);
  const radius = between(random, 110, 150);
  return (
    <>
      {stars(random, light)}
      <circle cx={cx} cy={horizon - radius * 0.55} r={radius} fill={main} />
      {times(6, (index) => (
        <rect
          key={index}
          width={400}
          y={horizon - 18 - index * 27}
          height={Math.max(2, 15 - index * 2.4)}
          fill={ground}
        />
      ))}
      <rect y={horizon} width={400} height={600 - horizon} fill={deep} />
      <g stroke={second} strokeWidth={2}>
        {times(17, (index) => (
          <path key={index} d={`M${cx} ${horizon}L${cx + (index - 8) * 130} 600`} />
        ))}
        {times(7, (index) => (
          <path key={index} d={`M0 ${horizon + 6 + index * index * 6}H400`} />
        ))}
      </g>
    </>
  );
};
