import { between, chance, type Motif, points, polar, times, whole } from './draw.ts';

/** Rays burst from one point; in it a bolt, or the rings of a target. */
export const action: Motif = (random, { main, second, light, deep }) => {
  const cx = between(random, 110, 290);
  const cy = between(random, 190, 320);
  const rays = whole(random, 8, 14);
  const turn = between(random, 0, 360);
  const step = 360 / rays;
  const tilt = between(random, -18, 18);
  return (
    <>
      {times(rays, (index) => {
        const start = turn + index * step + between(random, -0.12, 0.12) * step;
        const width = step * between(random, 0.32, 0.62);
        return (
          <polygon
            key={index}
            points={points([cx, cy], polar(cx, cy, 760, start), polar(cx, cy, 760, start + width))}
            fill={index % 3 === 0 ? second : main}
          />
        );
      })}
      {chance(random, 0.5) ? (
        <g transform={`translate(${cx} ${cy}) rotate(${tilt}) scale(1.25)`}>
          <polygon points="18,-128 -62,16 -8,16 -26,124 66,-30 10,-30 44,-128" fill={deep} />
          <polygon points="8,-138 -72,6 -18,6 -36,114 56,-40 0,-40 34,-138" fill={light} />
        </g>
      ) : (
        <>
          <circle cx={cx} cy={cy} r={118} fill={light} />
          <circle cx={cx} cy={cy} r={88} fill={deep} />
          <circle cx={cx} cy={cy} r={58} fill={light} />
          <circle cx={cx} cy={cy} r={26} fill={deep} />
          <path
            d={`M${cx - 165} ${cy}h100M${cx + 65} ${cy}h100M${cx} ${cy - 165}v100M${cx} ${cy + 65}v100`}
            stroke={deep}
            strokeWidth={9}
          />
        </>
      )}
    </>
  );
};
