import { between, type Motif, polar, whole } from './draw.ts';
import { area, circle, draw, group, repeat } from './shapes.ts';

const FALLING = 'M-4 -12H4L20 -22L22 -18L7 -4L5 8L14 26L10 28L0 12L-12 24L-15 21L-5 6L-6 -4L-20 -14L-17 -18Z';

/** A tunnel of circles that pulls somebody in. */
export const tunnel: Motif = (random, { main, light, second }) => {
  const rings = whole(random, 7, 12);
  const direction = between(random, 0, 360);
  const cx = between(random, 160, 240);
  const cy = between(random, 210, 260);
  const drift = between(random, 60, 108);
  const ring = (index: number) => {
    const share = index / rings;
    const [x, y] = polar(cx, cy, drift * share, direction);
    return circle(x, y, 212 * (1 - share) + 10, index % 2 === 0 ? main : light);
  };
  const end = `translate(${polar(cx, cy, drift * 0.96, direction).join(' ')})`;
  return draw(
    repeat(rings, ring),
    group(
      { transform: `${end} rotate(${between(random, -70, 70)}) scale(1.15)`, fill: second },
      circle(0, -20, 6),
      area(FALLING),
    ),
  );
};

/** A keyhole with light behind it. */
export const keyhole: Motif = (random, { main, second, light, deep }) => {
  const cx = between(random, 150, 250);
  const stripes = whole(random, 9, 15);
  const slope = between(random, -120, 120);
  const width = (640 / stripes) * 0.5;
  const stripe = (index: number) => {
    const x = (index / stripes) * 640 - 120;
    return area(`M${x} 0h${width}L${x + width + slope} 600h${-width}Z`, index % 4 === 0 ? second : deep);
  };
  return draw(
    repeat(stripes, stripe),
    circle(cx, 220, 146, main),
    area(`M${cx - 30} 210L${cx - 108} 600H${cx + 108}L${cx + 30} 210Z`, light, { opacity: 0.3 }),
    area(`M${cx - 24} 205L${cx - 46} 318H${cx + 46}L${cx + 24} 205Z`, light),
    circle(cx, 186, 48, light),
    circle(cx, 190, 15, deep),
  );
};
