import { between, type Motif, pick, round, times, whole } from './draw.ts';

/** Two discs that meet, a blossom, or two ribbons that cross again and again. */
export const romance: Motif = (random, palette) =>
  pick(random, [discs, blossom, ribbons] as const)(random, palette);

const discs: Motif = (random, { main, second, light }) => {
  const radius = between(random, 96, 132);
  const apart = radius * between(random, 0.5, 0.72);
  const tall = round(Math.sqrt(radius * radius - apart * apart));
  return (
    <g transform={`translate(200 245) rotate(${between(random, -70, 70)})`}>
      <circle cx={-apart} r={radius} fill={main} />
      <circle cx={apart} r={radius} fill={second} />
      <path
        d={`M0 ${-tall}A${radius} ${radius} 0 0 1 0 ${tall}A${radius} ${radius} 0 0 1 0 ${-tall}Z`}
        fill={light}
      />
    </g>
  );
};

const blossom: Motif = (random, { main, second, light }) => {
  const petals = whole(random, 5, 9);
  const inner = between(random, 0.5, 0.66);
  const ring = (scale: number, turn: number, colour: string) => (
    <g fill={colour}>
      {times(petals, (index) => (
        <path
          key={index}
          d="M0 0C-74 -50 -64 -170 0 -190C64 -170 74 -50 0 0Z"
          transform={`rotate(${turn + (index * 360) / petals}) scale(${scale})`}
        />
      ))}
    </g>
  );
  const turn = between(random, 0, 60);
  return (
    <g transform={`translate(${between(random, 150, 250)} 240)`}>
      {ring(1, turn, second)}
      {ring(0.82, turn + 180 / petals, main)}
      {ring(inner, turn, light)}
      <circle r={20} fill={main} />
    </g>
  );
};

const ribbons: Motif = (random, { main, second, light }) => {
  const swing = between(random, 70, 120);
  const wave = between(random, 105, 150);
  const ribbon = (side: number) =>
    `M200 -40${times(6, (index) => {
      const y = -40 + index * wave;
      const x = 200 + (index % 2 === 0 ? swing : -swing) * side;
      return `C${round(x)} ${round(y + wave * 0.3)} ${round(x)} ${round(y + wave * 0.7)} 200 ${round(y + wave)}`;
    }).join('')}`;
  return (
    <g transform={`rotate(${between(random, -28, 28)} 200 260)`} fill="none" strokeLinecap="round">
      <path d={ribbon(1)} stroke={main} strokeWidth={42} />
      <path d={ribbon(-1)} stroke={second} strokeWidth={42} />
      <path d={ribbon(1)} stroke={light} strokeWidth={3} />
      <path d={ribbon(-1)} stroke={light} strokeWidth={3} />
      <circle cx={200} cy={round(-40 + wave * 2)} r={34} fill={light} />
    </g>
  );
};
