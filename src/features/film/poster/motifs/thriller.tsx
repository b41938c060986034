import { between, chance, type Motif, polar, times, whole } from './draw.ts';

/** A tunnel of circles that pulls somebody in, or a keyhole with light behind it. */
export const thriller: Motif = (random, palette) =>
  (chance(random, 0.58) ? tunnel : keyhole)(random, palette);

const tunnel: Motif = (random, { main, light, second }) => {
  const rings = whole(random, 7, 12);
  const direction = between(random, 0, 360);
  const cx = between(random, 160, 240);
  const cy = between(random, 210, 260);
  const drift = between(random, 60, 108);
  const figure = polar(cx, cy, drift * 0.96, direction);
  return (
    <>
      {times(rings, (index) => {
        const share = index / rings;
        const [x, y] = polar(cx, cy, drift * share, direction);
        return (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={212 * (1 - share) + 10}
            fill={index % 2 === 0 ? main : light}
          />
        );
      })}
      <g
        transform={`translate(${figure[0]} ${figure[1]}) rotate(${between(random, -70, 70)}) scale(1.15)`}
        fill={second}
      >
        <circle cy={-20} r={6} />
        <path d="M-4 -12H4L20 -22L22 -18L7 -4L5 8L14 26L10 28L0 12L-12 24L-15 21L-5 6L-6 -4L-20 -14L-17 -18Z" />
      </g>
    </>
  );
};

const keyhole: Motif = (random, { main, second, light, deep }) => {
  const cx = between(random, 150, 250);
  const stripes = whole(random, 9, 15);
  const slope = between(random, -120, 120);
  return (
    <>
      {times(stripes, (index) => {
        const x = (index / stripes) * 640 - 120;
        const width = (640 / stripes) * 0.5;
        return (
          <path
            key={index}
            d={`M${x} 0h${width}L${x + width + slope} 600h${-width}Z`}
            fill={index % 4 === 0 ? second : deep}
          />
        );
      })}
      <circle cx={cx} cy={220} r={146} fill={main} />
      <path d={`M${cx - 30} 210L${cx - 108} 600H${cx + 108}L${cx + 30} 210Z`} fill={light} opacity={0.3} />
      <path d={`M${cx - 24} 205L${cx - 46} 318H${cx + 46}L${cx + 24} 205Z`} fill={light} />
      <circle cx={cx} cy={186} r={48} fill={light} />
      <circle cx={cx} cy={190} r={15} fill={deep} />
    </>
  );
};
