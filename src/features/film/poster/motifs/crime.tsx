import { between, chance, type Motif, pick, round, times, whole } from './draw.ts';

/** A city at night under searchlights, a fingerprint, or somebody in a hat behind the blinds. */
export const crime: Motif = (random, palette) =>
  pick(random, [city, fingerprint, detective] as const)(random, palette);

const city: Motif = (random, { main, second, light, deep }) => {
  const from = between(random, 40, 360);
  const beams = whole(random, 1, 2);
  const row = (colour: string, low: number, high: number, lit: number) => {
    const blocks = [];
    for (let x = -20; x < 400;) {
      const width = between(random, 38, 78);
      const top = between(random, high, low);
      const windows = times(Math.floor((width - 14) / 15), (column) =>
        times(8, (floor) =>
          chance(random, lit)
            ? `M${round(x + 10 + column * 15)} ${round(top + 16 + floor * 24)}h7v12h-7Z`
            : '',
        ),
      );
      blocks.push(
        <g key={x}>
          <rect x={x} y={top} width={width + 1} height={600 - top} fill={colour} />
          <path d={windows.flat().join('')} fill={main} />
        </g>,
      );
      x += width;
    }
    return blocks;
  };
  return (
    <>
      <circle cx={400 - from} cy={between(random, 110, 170)} r={between(random, 44, 92)} fill={main} />
      {times(beams, (index) => {
        const to = from + between(random, -260, 260);
        return <path key={index} d={`M${from} 470L${to - 60} -10H${to + 60}Z`} fill={light} opacity={0.22} />;
      })}
      {row(second, 330, 190, 0.1)}
      {row(deep, 420, 300, 0.16)}
    </>
  );
};

const fingerprint: Motif = (random, { main, light, second }) => {
  const lines = 11;
  const squeeze = between(random, 0.72, 0.86);
  return (
    <g
      transform={`translate(200 250) rotate(${between(random, -32, 32)}) scale(${squeeze} 1)`}
      fill="none"
      strokeLinecap="round"
    >
      <ellipse rx={206} ry={206} fill={second} stroke="none" />
      {times(lines, (index) => {
        const radius = 14 + index * 16;
        const round360 = 2 * Math.PI * radius;
        const dash = times(
          3,
          () => `${round(round360 * between(random, 0.14, 0.34))} ${round(between(random, 16, 30))}`,
        ).join(' ');
        return (
          <circle
            key={index}
            cy={(lines - index) * 4}
            r={radius}
            stroke={index === 3 ? main : light}
            strokeWidth={8}
            strokeDasharray={dash}
            transform={`rotate(${between(random, 0, 360)} 0 ${(lines - index) * 4})`}
          />
        );
      })}
    </g>
  );
};

const detective: Motif = (random, { main, second, light, dark }) => {
  const slats = whole(random, 7, 12);
  const step = 470 / slats;
  const slope = between(random, -46, 46);
  const cx = between(random, 170, 230);
  return (
    <>
      <rect width={400} height={600} fill={second} />
      {times(slats, (index) => (
        <path
          key={index}
          d={`M0 ${index * step}L400 ${index * step + slope}v${step * 0.52}L0 ${index * step + step * 0.52}Z`}
          fill={index % 5 === 2 ? light : main}
        />
      ))}
      <g transform={`translate(${cx} 470) rotate(${between(random, -7, 7)})`} fill={dark}>
        <path d="M-190 140C-180 -20 -120 -66 -56 -84L-62 -150H62L56 -84C120 -66 180 -20 190 140Z" />
        <ellipse cy={-150} rx={74} ry={92} />
        <path d="M-150 -206C-90 -180 90 -180 150 -206C146 -232 108 -238 84 -240C80 -316 56 -336 22 -322Q0 -312 -22 -322C-56 -336 -80 -316 -84 -240C-108 -238 -146 -232 -150 -206Z" />
        <path d="M-85 -246Q0 -226 85 -246L86 -228Q0 -206 -86 -228Z" fill={main} />
        <path
          d="M0 -58L-58 -96L-92 -20L-34 24ZM0 -58L58 -96L92 -20L34 24Z"
          fill={dark}
          stroke={main}
          strokeWidth={4}
          strokeLinejoin="round"
        />
      </g>
    </>
  );
};
