import { between, chance, type Motif, pick, times, whole } from './draw.ts';
import { area, circle, draw, group, line, repeat, ROUND } from './shapes.ts';

type Ears = 'none' | 'round' | 'horn' | 'stalk';

/** One ear on the left (-1) or the right (1) of a head so many wide. */
function ear(ears: Ears, side: number, half: number) {
  const out = side * half;
  if (ears === 'round') return circle(out * 0.72, 12, half * 0.34);
  const horn = `M${out * 0.2} 20L${out * 0.72} -46L${out * 0.86} 40Z`;
  if (ears === 'horn') return area(horn, undefined, { strokeLinejoin: 'round', strokeWidth: 8 });
  const stalk = area(`M${out * 0.3} 20L${out * 0.5} -44`, undefined, { strokeWidth: 7 });
  return draw(stalk, circle(out * 0.5, -50, 11));
}

/** A few creatures of one soft shape each, who have seen you. */
export const creatures: Motif = (random, { main, second, light, deep, dark }) => {
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
  const creature = ({ x, width, top, colour, eyes, ears, open }: (typeof bodies)[number]) => {
    const half = width / 2;
    const size = { 1: 27, 2: 19, 3: 14 }[eyes];
    const eye = (index: number) => {
      const at = (index - (eyes - 1) / 2) * size * 2.3;
      return draw(
        circle(at, half * 0.82, size, colour === light ? main : light),
        circle(at + lookX * size, half * 0.82 + lookY * size, size * 0.46, dark),
      );
    };
    const wide = half * 0.4;
    const laugh = `M${-wide} ${half * 1.3}H${wide}A${wide} ${wide} 0 0 1 ${-wide} ${half * 1.3}Z`;
    const smile = `M${-half * 0.34} ${half * 1.3}q${half * 0.34} ${half * 0.3} ${half * 0.68} 0`;
    return group(
      { transform: `translate(${x} ${top})` },
      ears !== 'none' &&
        group(
          { fill: colour, stroke: colour, strokeLinecap: 'round' },
          ear(ears, -1, half),
          ear(ears, 1, half),
        ),
      area(`M${-half} 600V${half}A${half} ${half} 0 0 1 ${half} ${half}V600Z`, colour),
      repeat(eyes, eye),
      open ? area(laugh, dark) : line(smile, dark, 7, ROUND),
    );
  };
  return draw(...bodies.map(creature));
};
