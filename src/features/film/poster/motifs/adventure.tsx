import type { Random } from '#lib/random.ts';

import { between, chance, type Motif, points, polar, round, times, whole } from './draw.ts';

/** A ridge from edge to edge: jagged mountains, or the long waves of dunes. */
function ridge(random: Random, top: number, rough: number, jagged: boolean): string {
  const peaks = whole(random, jagged ? 4 : 2, jagged ? 6 : 3);
  const step = 400 / peaks;
  const line = times(peaks * 2 + 1, (index) => {
    const x = round(
      (index * step) / 2 -
        (index === 0 ? 2 : 0) +
        (index > 0 && index < peaks * 2 ? between(random, -12, 12) : 0),
    );
    const y = round(top + (index % 2 === 0 ? rough : -rough * between(random, 0.3, 1)));
    return [x, y] as const;
  });
  const [first] = line;
  const start = `M-4 600V${first?.[1] ?? top}`;
  if (jagged) return `${start}${line.map(([x, y]) => `L${x} ${y}`).join('')}L404 ${top}V600Z`;
  return `${start}${line.map(([x, y]) => `S${round(x - step / 4)} ${y} ${x} ${y}`).join('')}L404 ${top}V600Z`;
}

/** The way over the mountains, or a compass on its map. */
export const adventure: Motif = (random, palette) =>
  (chance(random, 0.68) ? ridges : compass)(random, palette);

/** Ridge behind ridge under a low sun, and the way there. */
const ridges: Motif = (random, { main, second, light, deep }) => {
  const jagged = chance(random, 0.6);
  const sunX = between(random, 90, 310);
  const sunY = between(random, 140, 220);
  const layers = [
    { fill: second, opacity: 0.55, top: 270, rough: 62 },
    { fill: second, opacity: 1, top: 332, rough: 50 },
    { fill: main, opacity: 1, top: 396, rough: 40 },
    { fill: deep, opacity: 1, top: 470, rough: 28 },
  ];
  const goal = between(random, 120, 280);
  const bend = between(random, -120, 120);
  return (
    <>
      <circle cx={sunX} cy={sunY} r={between(random, 62, 118)} fill={light} />
      {layers.map((layer) => (
        <path
          key={layer.top}
          d={ridge(random, layer.top, layer.rough, jagged)}
          fill={layer.fill}
          opacity={layer.opacity}
        />
      ))}
      <path
        d={`M${goal + bend * 0.6} 560C${goal - bend} 500 ${goal + bend} 430 ${goal} 372`}
        fill="none"
        stroke={light}
        strokeWidth={5}
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
      <path
        d={`M${goal} 372V312l34 13l-34 13`}
        fill={light}
        stroke={light}
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <g fill="none" stroke={deep} strokeWidth={4} strokeLinecap="round">
        {times(whole(random, 2, 4), (index) => (
          <path
            key={index}
            d={`M${whole(random, 40, 330)} ${whole(random, 90, 230)}q8 -10 15 0q8 -10 15 0`}
          />
        ))}
      </g>
    </>
  );
};

const compass: Motif = (random, { main, second, light, dark }) => {
  const turn = between(random, -50, 50);
  const arm = (degrees: number, length: number, fill: string, shade: string) => (
    <g key={degrees}>
      <polygon
        points={points([0, 0], polar(0, 0, length, degrees), polar(0, 0, 30, degrees + 45))}
        fill={fill}
      />
      <polygon
        points={points([0, 0], polar(0, 0, length, degrees), polar(0, 0, 30, degrees - 45))}
        fill={shade}
      />
    </g>
  );
  return (
    <>
      <g fill="none" stroke={second} strokeWidth={3} opacity={0.8}>
        {times(9, (index) => (
          <ellipse
            key={index}
            cx={between(random, 20, 60)}
            cy={between(random, 40, 80)}
            rx={60 + index * 52}
            ry={40 + index * 46}
            transform={`rotate(${turn / 3} 200 240)`}
          />
        ))}
      </g>
      <g transform={`translate(${between(random, 180, 220)} 248) rotate(${turn})`}>
        <circle r={166} fill={second} />
        <circle r={146} fill={light} />
        {times(36, (index) => (
          <path
            key={index}
            d={`M${polar(0, 0, 132, index * 10).join(' ')}L${polar(0, 0, index % 9 === 0 ? 112 : 124, index * 10).join(' ')}`}
            stroke={dark}
            strokeWidth={3}
          />
        ))}
        {[45, 135, 225, 315].map((degrees) => arm(degrees, 76, second, main))}
        {[0, 90, 180, 270].map((degrees) =>
          arm(degrees, degrees === 270 ? 156 : 108, degrees === 270 ? main : dark, second),
        )}
        <circle r={13} fill={light} stroke={dark} strokeWidth={4} />
      </g>
    </>
  );
};
