import { between, chance, type Motif, points, polar, round, times, whole } from './draw.ts';

const SPARK = 'M0 -12Q2 -2 12 0Q2 2 0 12Q-2 2 -12 0Q-2 -2 0 -12Z';

/** Towers over clouds under a crescent, or the rings of a spell. */
export const fantasy: Motif = (random, palette) => (chance(random, 0.62) ? towers : spell)(random, palette);

const towers: Motif = (random, { main, second, light, deep, ground }) => {
  const moonX = between(random, 80, 320);
  const moon = between(random, 52, 84);
  const count = whole(random, 3, 5);
  const cx = between(random, 150, 250);
  const castle = times(count, (index) => {
    const off = index - (count - 1) / 2;
    const width = between(random, 36, 52);
    return {
      x: cx + off * 56,
      width,
      top: 205 + Math.abs(off) * between(random, 34, 62),
      roof: between(random, 58, 104),
    };
  }).sort((a, b) => a.top - b.top);
  return (
    <>
      <circle cx={moonX} cy={150} r={moon} fill={light} />
      <circle cx={moonX + moon * 0.42} cy={138} r={moon * 0.86} fill={ground} />
      {times(9, (index) => (
        <path
          key={index}
          d={SPARK}
          fill={light}
          transform={`translate(${whole(random, 20, 380)} ${whole(random, 60, 320)}) scale(${round(between(random, 0.4, 1.1))})`}
        />
      ))}
      {castle.map(({ x, width, top, roof }) => (
        <g key={x}>
          <rect x={x - width / 2} y={top} width={width} height={400} fill={second} />
          <rect x={x} y={top} width={width / 2} height={400} fill={deep} opacity={0.45} />
          <path
            d={`M${x - width * 0.68} ${top + 2}L${x} ${top - roof}L${x + width * 0.68} ${top + 2}Z`}
            fill={main}
          />
          <path d={`M${x - 5} ${top + 52}v-14a5 5 0 0 1 10 0v14Z`} fill={light} />
        </g>
      ))}
      {[
        { y: 436, colour: second },
        { y: 476, colour: deep },
      ].map(({ y, colour }) => (
        <g key={y} fill={colour}>
          {times(7, (index) => (
            <circle
              key={index}
              cx={index * 68 + between(random, -14, 14)}
              cy={y + between(random, -8, 10)}
              r={between(random, 40, 62)}
            />
          ))}
          <rect y={y} width={400} height={200} />
        </g>
      ))}
    </>
  );
};

const spell: Motif = (random, { main, second, light, deep }) => {
  const corners = whole(random, 5, 9);
  const skip = corners > 6 ? 3 : 2;
  const turn = between(random, 0, 360);
  const corner = (index: number, radius: number) => polar(0, 0, radius, turn + (index * 360) / corners);
  return (
    <g transform={`translate(200 248)`} fill="none">
      <circle r={186} fill={second} />
      <circle r={168} fill={deep} />
      <circle r={156} stroke={main} strokeWidth={3} />
      <g stroke={main} strokeWidth={7} strokeLinejoin="round">
        {times(corners, (index) => (
          <path key={index} d={`M${corner(index, 150).join(' ')}L${corner(index + skip, 150).join(' ')}`} />
        ))}
      </g>
      <polygon points={points(...times(corners, (index) => corner(index, 62)))} fill={main} />
      <circle r={34} fill={light} />
      {times(corners, (index) => (
        <path key={index} d={SPARK} fill={light} transform={`translate(${corner(index, 177).join(' ')})`} />
      ))}
    </g>
  );
};
