import { between, chance, type Motif, pick, times, whole } from './draw.ts';

/** A few creatures of one soft shape each, who have seen you. */
export const animation: Motif = (random, { main, second, light, deep, dark }) => {
  const lookX = between(random, -0.4, 0.4);
  const lookY = between(random, -0.4, 0.4);
  const count = whole(random, 2, 4);
  const colours = [main, second, light, deep];
  const shift = whole(random, 0, 3);
  const bodies = times(count, (index) => ({
    x: (400 / count) * (index + 0.5) + between(random, -26, 26),
    width: between(random, 118, 176),
    top: between(random, 110, 290),
    colour: colours[(index + shift) % colours.length] ?? main,
    eyes: pick(random, [2, 2, 1, 3] as const),
    ears: pick(random, ['none', 'round', 'horn', 'stalk'] as const),
    open: chance(random, 0.5),
  })).sort((a, b) => a.top - b.top);
  return bodies.map(({ x, width, top, colour, eyes, ears, open }) => {
    const half = width / 2;
    const eye = eyes === 1 ? 27 : eyes === 3 ? 14 : 19;
    const face = colour === light ? main : light;
    return (
      <g key={x} transform={`translate(${x} ${top})`}>
        {ears === 'none' ? null : (
          <g fill={colour} stroke={colour} strokeLinecap="round">
            {[-1, 1].map((side) =>
              ears === 'round' ? (
                <circle key={side} cx={side * half * 0.72} cy={12} r={half * 0.34} />
              ) : ears === 'horn' ? (
                <path
                  key={side}
                  d={`M${side * half * 0.2} 20L${side * half * 0.72} -46L${side * half * 0.86} 40Z`}
                  strokeLinejoin="round"
                  strokeWidth={8}
                />
              ) : (
                <g key={side}>
                  <path d={`M${side * half * 0.3} 20L${side * half * 0.5} -44`} strokeWidth={7} />
                  <circle cx={side * half * 0.5} cy={-50} r={11} />
                </g>
              ),
            )}
          </g>
        )}
        <path d={`M${-half} 600V${half}A${half} ${half} 0 0 1 ${half} ${half}V600Z`} fill={colour} />
        {times(eyes, (index) => {
          const ex = (index - (eyes - 1) / 2) * eye * 2.3;
          return (
            <g key={index}>
              <circle cx={ex} cy={half * 0.82} r={eye} fill={face} />
              <circle cx={ex + lookX * eye} cy={half * 0.82 + lookY * eye} r={eye * 0.46} fill={dark} />
            </g>
          );
        })}
        {open ? (
          <path
            d={`M${-half * 0.4} ${half * 1.3}H${half * 0.4}A${half * 0.4} ${half * 0.4} 0 0 1 ${-half * 0.4} ${half * 1.3}Z`}
            fill={dark}
          />
        ) : (
          <path
            d={`M${-half * 0.34} ${half * 1.3}q${half * 0.34} ${half * 0.3} ${half * 0.68} 0`}
            fill="none"
            stroke={dark}
            strokeWidth={7}
            strokeLinecap="round"
          />
        )}
      </g>
    );
  });
};
