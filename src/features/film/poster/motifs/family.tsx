import { between, chance, type Motif, times, whole } from './draw.ts';

/** Houses side by side with light in their windows, or a row of birds, the small ones in the middle. */
export const family: Motif = (random, palette) => (chance(random, 0.6) ? houses : birds)(random, palette);

const houses: Motif = (random, { main, second, light, deep }) => {
  const count = whole(random, 3, 4);
  const width = 400 / count - 8;
  const sunX = between(random, 80, 320);
  return (
    <>
      <circle cx={sunX} cy={130} r={between(random, 44, 82)} fill={light} />
      {times(count, (index) => {
        const wall = [main, second, light][(index + whole(random, 0, 1)) % 3] ?? main;
        const roof = wall === main ? deep : main;
        const top = between(random, 270, 350);
        const gable = between(random, 46, 96);
        const x = index * (400 / count) + 4;
        const lit = wall === light ? second : light;
        return (
          <g key={index} transform={`translate(${x} ${top})`}>
            <rect x={width * 0.66} y={-gable * 0.86} width={width * 0.15} height={gable} fill={deep} />
            <rect width={width} height={400} fill={wall} />
            <path d={`M-7 2L${width / 2} ${-gable}L${width + 7} 2Z`} fill={roof} />
            <path
              d={`M${width * 0.16} 26h${width * 0.26}v34h${-width * 0.26}ZM${width * 0.58} 26h${width * 0.26}v34h${-width * 0.26}Z`}
              fill={lit}
            />
            <path
              d={`M${width * 0.36} 190V106a${width * 0.14} ${width * 0.14} 0 0 1 ${width * 0.28} 0V190Z`}
              fill={deep}
            />
          </g>
        );
      })}
      <path d="M0 452Q110 424 214 448T400 440V600H0Z" fill={deep} />
      <g
        transform={`translate(${400 - sunX} ${between(random, 110, 170)}) rotate(${between(random, -30, 30)})`}
      >
        <path d="M0 -44L28 0L0 44L-28 0Z" fill={main} />
        <path d="M0 -44V44M-28 0H28" stroke={light} strokeWidth={3} />
        <path d="M0 44q16 26 -4 48t4 52" fill="none" stroke={light} strokeWidth={3} />
      </g>
    </>
  );
};

const birds: Motif = (random, { main, second, light, deep, dark }) => {
  const count = whole(random, 3, 5);
  const wire = between(random, 330, 400);
  const sag = between(random, 8, 40);
  return (
    <>
      <circle cx={between(random, 100, 300)} cy={180} r={between(random, 100, 150)} fill={light} />
      <path d={`M-10 ${wire}Q200 ${wire + sag * 2} 410 ${wire}`} stroke={deep} strokeWidth={6} fill="none" />
      {times(count, (index) => {
        const middle = Math.abs(index - (count - 1) / 2) / count;
        const size = 0.5 + middle * 1.5 + between(random, 0, 0.24);
        const x = ((index + 0.5) / count) * 400;
        const share = x / 400;
        const y = wire + sag * 4 * share * (1 - share);
        const colour = [main, second, dark][index % 3] ?? main;
        return (
          <g
            key={index}
            transform={`translate(${x} ${y}) scale(${chance(random, 0.5) ? size : -size} ${size})`}
          >
            <path d="M-34 -20Q-40 -74 2 -76Q40 -76 38 -32Q34 2 0 2Q-24 2 -34 -20Z" fill={colour} />
            <path d="M-32 -22L-64 10L-14 -2Z" fill={colour} />
            <path d="M34 -56L54 -48L35 -40Z" fill={light} stroke={deep} strokeWidth={2} />
            <circle cx={18} cy={-54} r={6} fill={light} />
            <circle cx={20} cy={-54} r={3} fill={dark} />
            <path d="M-20 -30Q0 -44 14 -26Q-2 -8 -20 -30Z" fill={light} opacity={0.45} />
          </g>
        );
      })}
      <rect y={500} width={400} height={100} fill={deep} />
    </>
  );
};
