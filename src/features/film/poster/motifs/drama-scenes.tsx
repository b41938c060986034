import { between, chance, type Motif, round, times, whole } from './draw.ts';

/** A low sun, its light on the water, and one small boat. */
export const sea: Motif = (random, { main, second, light, deep, dark }) => {
  const cx = between(random, 110, 290);
  const radius = between(random, 74, 128);
  const horizon = between(random, 286, 330);
  const boat = between(random, 70, 330);
  return (
    <>
      <circle cx={cx} cy={horizon - radius * between(random, 0.1, 0.8)} r={radius} fill={light} />
      <rect y={horizon} width={400} height={320} fill={second} />
      {times(11, (index) => {
        const half = radius * (1.05 - index * 0.07) * between(random, 0.55, 1.1);
        return (
          <rect
            key={index}
            x={round(cx - half)}
            y={horizon + 10 + index * 17}
            width={round(half * 2)}
            height={6}
            rx={3}
            fill={index % 3 === 2 ? main : light}
          />
        );
      })}
      <g
        transform={`translate(${boat} ${horizon + between(random, 26, 80)}) scale(${between(random, 0.9, 1.5)})`}
      >
        <path d="M-34 0H34L22 15H-22Z" fill={dark} />
        <path d="M-3 -4V-70L-32 -8ZM4 -4V-58L26 -8Z" fill={main} />
      </g>
      <path d="M0 520Q120 500 220 516T400 508V600H0Z" fill={deep} />
    </>
  );
};

/** A cone of light on an empty stage, and a chair that waits. */
export const stage: Motif = (random, { main, second, light, deep, dark }) => {
  const cx = between(random, 140, 260);
  const from = cx + between(random, -150, 150);
  const curtains = whole(random, 5, 8);
  return (
    <>
      {times(curtains, (index) => (
        <path
          key={index}
          d={`M${(index * 400) / curtains} 0q${200 / curtains} ${between(random, 12, 30)} ${400 / curtains} 0V600h${-400 / curtains}Z`}
          fill={index % 2 === 0 ? second : main}
          opacity={0.42}
        />
      ))}
      <rect y={392} width={400} height={210} fill={deep} />
      <path d={`M${from} -20L${cx - 120} 424H${cx + 120}Z`} fill={light} opacity={0.5} />
      <ellipse cx={cx} cy={424} rx={120} ry={22} fill={light} />
      <g
        stroke={dark}
        strokeWidth={8}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        transform={`translate(${cx} 420) scale(${chance(random, 0.5) ? 1 : -1} 1)`}
      >
        <path d="M-26 0V-138M-26 -60H28V0M-26 -132H-22M-26 -104H22M22 -104V-138H-26" />
        <path d="M-26 -60H28" strokeWidth={12} />
      </g>
    </>
  );
};

/** A window at night: panes, rain, and the moon or a lamp beyond. */
export const window: Motif = (random, { main, second, light, deep }) => {
  const columns = whole(random, 2, 3);
  const x = 58;
  const y = 56;
  const width = 284;
  const height = 352;
  const lampX = between(random, x + 60, x + width - 60);
  return (
    <>
      <rect x={x - 14} y={y - 14} width={width + 28} height={height + 28} fill={deep} />
      <rect x={x} y={y} width={width} height={height} fill={second} />
      <circle cx={lampX} cy={between(random, 120, 220)} r={between(random, 34, 56)} fill={light} />
      <path d={`M${x} ${y + height}v-70q70 -46 140 -14t144 -22v106Z`} fill={main} />
      <g stroke={light} strokeWidth={3} strokeLinecap="round" opacity={0.75}>
        {times(34, (index) => (
          <path
            key={index}
            d={`M${whole(random, x + 12, x + width - 12)} ${whole(random, y + 10, y + height - 50)}l${-4} ${whole(random, 16, 38)}`}
          />
        ))}
      </g>
      <path
        d={`${times(columns - 1, (index) => `M${x + ((index + 1) * width) / columns} ${y}v${height}`).join('')}M${x} ${y + height * between(random, 0.36, 0.6)}h${width}`}
        stroke={deep}
        strokeWidth={11}
      />
      <rect x={x - 34} y={y + height + 12} width={width + 68} height={16} fill={light} />
    </>
  );
};

/** Two people who walk away from each other, and how long their shadows are. */
export const apart: Motif = (random, { main, second, light, deep, dark }) => {
  const gap = between(random, 70, 130);
  const cx = between(random, 175, 225);
  const floor = 392;
  return (
    <>
      <rect width={cx} height={600} fill={second} />
      <circle cx={cx} cy={between(random, 160, 230)} r={between(random, 78, 120)} fill={light} />
      <rect y={floor} width={400} height={220} fill={deep} />
      {[-1, 1].map((side) => {
        const height = between(random, 1.25, 1.7);
        const x = cx + side * gap;
        return (
          <g key={side}>
            <path
              d={`M${x - 8} ${floor}L${x + side * 120 - 30} 600H${x + side * 120 + 40}L${x + 8} ${floor}Z`}
              fill={main}
              opacity={0.45}
            />
            <g
              transform={`translate(${x} ${floor + 2}) scale(${height * side} ${height})`}
              fill={side === 1 ? main : dark}
            >
              <circle cx={4} cy={-86} r={11} />
              <path d="M-11 -70Q2 -78 13 -68L17 -34L10 -32L20 0H11L2 -26L-10 0H-19L-6 -34Z" />
            </g>
          </g>
        );
      })}
    </>
  );
};
