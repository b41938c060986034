import { between, chance, type Motif, pick, times, whole } from './draw.ts';

/** One face as large as the poster, with glasses or a moustache, that finds it all very funny. */
export const grin: Motif = (random, { main, second, light, dark }) => {
  const cx = between(random, 170, 230);
  const stripes = whole(random, 7, 12);
  const look = between(random, -14, 14);
  const extra = pick(random, ['glasses', 'moustache', 'hat', 'bow'] as const);
  return (
    <>
      {times(stripes, (index) => (
        <rect
          key={index}
          x={(index * 400) / stripes}
          width={200 / stripes}
          height={600}
          fill={second}
          opacity={0.5}
        />
      ))}
      <g transform={`translate(${cx} 262) rotate(${between(random, -14, 14)})`}>
        <circle r={156} fill={main} />
        {[-52, 52].map((x) => (
          <g key={x}>
            <ellipse cx={x} cy={-36} rx={34} ry={44} fill={light} />
            <circle cx={x + look} cy={-28} r={15} fill={dark} />
          </g>
        ))}
        <path d="M-96 36H96A96 92 0 0 1 -96 36Z" fill={dark} />
        <path d="M-86 36H86V54H-86Z" fill={light} />
        {extra === 'glasses' ? (
          <g fill="none" stroke={dark} strokeWidth={11}>
            <circle cx={-54} cy={-34} r={50} />
            <circle cx={54} cy={-34} r={50} />
            <path d="M-10 -44Q0 -52 10 -44" />
          </g>
        ) : null}
        {extra === 'moustache' ? (
          <path
            d="M0 14C-24 -10 -66 -2 -104 30C-66 38 -20 44 0 26C20 44 66 38 104 30C66 -2 24 -10 0 14Z"
            fill={dark}
          />
        ) : null}
        {extra === 'hat' ? (
          <path
            d="M-66 -132L14 -268L78 -126Q4 -164 -66 -132ZM14 -268"
            fill={light}
            stroke={second}
            strokeWidth={10}
            strokeLinejoin="round"
          />
        ) : null}
        {extra === 'bow' ? <path d="M0 178L-92 136V222ZM0 178L92 136V222Z" fill={light} /> : null}
      </g>
    </>
  );
};

/** Balloons that have got away. */
export const balloons: Motif = (random, { main, second, light, deep, dark }) => {
  const count = whole(random, 4, 7);
  const knot = between(random, 150, 250);
  const colours = [main, second, light, main, second];
  return times(count, (index) => {
    const x = 60 + (280 / Math.max(1, count - 1)) * index + between(random, -18, 18);
    const y = between(random, 110, 290);
    const size = between(random, 46, 80);
    const colour = colours[index % colours.length] ?? main;
    const face = chance(random, 0.3);
    return (
      <g key={index}>
        <path
          d={`M${x} ${y + size * 1.2}Q${x + (knot - x) * 0.2} ${y + 200} ${knot} 560`}
          fill="none"
          stroke={deep}
          strokeWidth={3}
        />
        <ellipse cx={x} cy={y} rx={size} ry={size * 1.2} fill={colour} />
        <path d={`M${x} ${y + size * 1.18}l-9 14h18Z`} fill={colour} />
        <path
          d={`M${x - size * 0.56} ${y - size * 0.3}Q${x - size * 0.5} ${y - size * 0.82} ${x - size * 0.1} ${y - size * 0.9}`}
          fill="none"
          stroke={colour === light ? second : light}
          strokeWidth={7}
          strokeLinecap="round"
        />
        {face ? (
          <g fill={dark}>
            <circle cx={x - size * 0.28} cy={y} r={size * 0.1} />
            <circle cx={x + size * 0.28} cy={y} r={size * 0.1} />
            <path
              d={`M${x - size * 0.4} ${y + size * 0.28}h${size * 0.8}a${size * 0.4} ${size * 0.4} 0 0 1 ${-size * 0.8} 0Z`}
            />
          </g>
        ) : null}
      </g>
    );
  });
};
