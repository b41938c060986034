import { between, chance, type Motif, round, times, whole } from './draw.ts';
import { area, circle, draw, ellipse, group, line, rect, repeat, ROUND } from './shapes.ts';

/** A city at night under searchlights. */
export const city: Motif = (random, { main, second, light, dark }) => {
  const from = between(random, 40, 360);
  const beams = whole(random, 1, 2);
  const beam = () => {
    const to = from + between(random, -260, 260);
    return area(`M${from} 470L${to - 60} -10H${to + 60}Z`, light, { opacity: 0.22 });
  };
  const row = (colour: string, low: number, high: number, lit: number) => {
    const blocks = [];
    for (let x = -20; x < 400;) {
      const left = x;
      const width = between(random, 38, 78);
      const top = between(random, high, low);
      const pane = (column: number, floor: number) =>
        `M${round(left + 10 + column * 15)} ${round(top + 16 + floor * 24)}h7v12h-7Z`;
      const windows = times(Math.floor((width - 14) / 15), (column) =>
        times(8, (floor) => (chance(random, lit) ? pane(column, floor) : '')),
      );
      blocks.push(rect(x, top, width + 1, 600 - top, colour), area(windows.flat().join(''), main));
      x += width;
    }
    return draw(...blocks);
  };
  return draw(
    // Nearer to the middle than the beams' other end: whole in an arch, too.
    circle(200 + (200 - from) / 2, between(random, 120, 170), between(random, 44, 84), main),
    repeat(beams, beam),
    row(second, 330, 190, 0.1),
    row(dark, 420, 300, 0.16),
  );
};

/** A fingerprint. */
export const fingerprint: Motif = (random, { main, light, second }) => {
  const lines = 11;
  const squeeze = between(random, 0.72, 0.86);
  const ring = (index: number) => {
    const radius = 14 + index * 16;
    const around = 2 * Math.PI * radius;
    const dash = () => `${round(around * between(random, 0.14, 0.34))} ${round(between(random, 16, 30))}`;
    const cy = (lines - index) * 4;
    return circle(0, cy, radius, undefined, {
      stroke: index === 3 ? main : light,
      strokeWidth: 8,
      strokeDasharray: times(3, dash).join(' '),
      transform: `rotate(${between(random, 0, 360)} 0 ${cy})`,
    });
  };
  return group(
    {
      ...ROUND,
      transform: `translate(200 250) rotate(${between(random, -32, 32)}) scale(${squeeze} 1)`,
    },
    ellipse(0, 0, 206, 206, second, { stroke: 'none' }),
    repeat(lines, ring),
  );
};

const COAT = 'M-190 140C-180 -20 -120 -66 -56 -84L-62 -150H62L56 -84C120 -66 180 -20 190 140Z';
const HAT =
  'M-150 -206C-90 -180 90 -180 150 -206C146 -232 108 -238 84 -240C80 -316 56 -336 22 -322Q0 -312 -22 -322C-56 -336 -80 -316 -84 -240C-108 -238 -146 -232 -150 -206Z';
const LAPELS = 'M0 -58L-58 -96L-92 -20L-34 24ZM0 -58L58 -96L92 -20L34 24Z';

/** Somebody in a hat behind the blinds. */
export const detective: Motif = (random, { main, second, light, dark }) => {
  const slats = whole(random, 7, 12);
  const step = 470 / slats;
  const slope = between(random, -46, 46);
  const cx = between(random, 170, 230);
  const slat = (index: number) => {
    const y = index * step;
    const thick = step * 0.52;
    return area(`M0 ${y}L400 ${y + slope}v${thick}L0 ${y + thick}Z`, index % 5 === 2 ? light : main);
  };
  return draw(
    rect(0, 0, 400, 600, second),
    repeat(slats, slat),
    group(
      { transform: `translate(${cx} 470) rotate(${between(random, -7, 7)})`, fill: dark },
      area(COAT),
      ellipse(0, -150, 74, 92),
      area(HAT),
      area('M-85 -246Q0 -226 85 -246L86 -228Q0 -206 -86 -228Z', main),
      line(LAPELS, main, 4, { fill: dark, strokeLinejoin: 'round' }),
    ),
  );
};
