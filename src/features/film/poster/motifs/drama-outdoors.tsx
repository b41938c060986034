import { between, chance, type Motif, points, round, times, whole } from './draw.ts';

/** A road that runs to the horizon, poles beside it, and a low sun. */
export const road: Motif = (random, { main, second, light, deep, dark }) => {
  const horizon = between(random, 250, 310);
  const end = between(random, 130, 270);
  const radius = between(random, 50, 95);
  const side = chance(random, 0.5) ? 1 : -1;
  const poles = whole(random, 4, 6);
  return (
    <>
      <circle cx={end - side * between(random, 0, 60)} cy={horizon - radius * 0.35} r={radius} fill={light} />
      <rect y={horizon} width={400} height={360} fill={second} />
      <polygon points={points([end - 5, horizon], [end + 5, horizon], [390, 640], [10, 640])} fill={deep} />
      {times(6, (index) => {
        const near = 0.1 + (index / 6) ** 1.6 * 0.9;
        const y = horizon + near * 300;
        const x = end + (200 - end) * near;
        return (
          <rect
            key={index}
            x={round(x - near * 7)}
            y={round(y)}
            width={round(near * 14)}
            height={round(near * 34)}
            fill={main}
          />
        );
      })}
      <g stroke={dark} fill="none">
        {times(poles, (index) => {
          const near = 0.16 + (index / poles) * 0.8;
          const x = round(end + side * (20 + near * 190));
          const foot = round(horizon + near * 190);
          const top = round(foot - near * 300);
          const arm = round(near * 36);
          return (
            <path
              key={index}
              strokeWidth={round(2 + near * 6)}
              d={`M${x} ${foot}V${top}M${x - arm} ${top + arm}H${x + arm}`}
            />
          );
        })}
      </g>
    </>
  );
};

/** Somebody under an umbrella in the rain, and what the wet ground gives back. */
export const umbrella: Motif = (random, { main, second, light, deep, dark }) => {
  const cx = between(random, 140, 260);
  const ground = 432;
  const half = between(random, 105, 140);
  const top = between(random, 150, 185);
  const lean = between(random, -26, 26);
  const rib = half / 2;
  return (
    <>
      <circle cx={cx + lean * 3} cy={190} r={between(random, 120, 165)} fill={second} opacity={0.55} />
      <g stroke={light} strokeWidth={3} strokeLinecap="round" opacity={0.55}>
        {times(34, (index) => {
          const x = round(between(random, -20, 420));
          const y = round(between(random, 20, ground - 50));
          return <path key={index} d={`M${x} ${y}l${round(lean / 5)} ${round(between(random, 16, 34))}`} />;
        })}
      </g>
      <rect y={ground} width={400} height={180} fill={deep} />
      <ellipse cx={cx} cy={ground + 16} rx={half * 0.9} ry={13} fill={main} opacity={0.5} />
      <g transform={`rotate(${round(lean / 4)} ${cx} ${ground})`}>
        <path d={`M${cx} ${top + 90}V${ground - 90}`} stroke={dark} strokeWidth={6} />
        <path
          d={`M${cx - half} ${top + half}A${half} ${half} 0 0 1 ${cx + half} ${top + half}q${-rib / 2} -26 ${-rib} 0q${-rib / 2} -26 ${-rib} 0q${-rib / 2} -26 ${-rib} 0q${-rib / 2} -26 ${-rib} 0Z`}
          fill={main}
        />
        <circle cx={cx - 14} cy={ground - 128} r={17} fill={dark} />
        <path
          d={`M${cx - 44} ${ground}L${cx - 34} ${ground - 98}Q${cx - 14} ${ground - 116} ${cx + 8} ${ground - 98}L${cx + 18} ${ground}Z`}
          fill={dark}
        />
      </g>
    </>
  );
};

/** One tree on a hill, and the wind that takes its leaves. */
export const tree: Motif = (random, { main, second, light, deep, dark }) => {
  const cx = between(random, 120, 280);
  const wind = chance(random, 0.5) ? 1 : -1;
  const crown = between(random, 58, 76);
  return (
    <>
      <circle
        cx={cx - wind * between(random, 60, 110)}
        cy={between(random, 120, 190)}
        r={between(random, 46, 78)}
        fill={light}
      />
      <path d={`M0 470Q${cx} 330 400 450V620H0Z`} fill={second} />
      <path d={`M0 520Q${400 - cx} 430 400 500V620H0Z`} fill={deep} />
      <path
        d={`M${cx - 13} 420Q${cx - 4} 330 ${cx + wind * 6} 230L${cx + wind * 16} 232Q${cx + 8} 330 ${cx + 17} 420Z`}
        fill={dark}
      />
      {times(7, (index) => (
        <circle
          key={index}
          cx={round(cx + wind * 10 + (index - 3) * crown * 0.42)}
          cy={round(210 - Math.cos((index - 3) / 2) * 44 + between(random, -14, 14))}
          r={round(crown * between(random, 0.62, 1))}
          fill={index % 3 === 1 ? light : main}
          opacity={index % 3 === 1 ? 0.35 : 1}
        />
      ))}
      <g fill={main}>
        {times(16, (index) => {
          const x = round(cx + wind * between(random, 60, 260));
          const y = round(between(random, 170, 420));
          return (
            <ellipse
              key={index}
              cx={x}
              cy={y}
              rx={9}
              ry={4}
              transform={`rotate(${round(between(random, 0, 180))} ${x} ${y})`}
            />
          );
        })}
      </g>
    </>
  );
};
