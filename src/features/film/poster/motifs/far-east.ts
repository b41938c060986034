import { between, type Motif, times, whole } from './draw.ts';
import { area, circle, draw, line, rect, repeat } from './shapes.ts';

/** A red sun behind bamboo. */
export const bamboo: Motif = (random, { main, second, light, dark }) => {
  const canes = whole(random, 3, 4);
  const cane = (index: number) => {
    const x = 40 + (index * 320) / (canes - 1) + between(random, -24, 24);
    const wide = between(random, 17, 28);
    const knots = times(6, (knot) => `M${x - wide / 2} ${40 + knot * 104 + index * 23}h${wide}`);
    const leaf = (y: number, side: number) =>
      area(
        `M${x} ${y}q${side * 40} -34 ${side * 84} 6q0 0 ${-side * 84} -6Z`,
        index % 2 === 0 ? dark : second,
      );
    return draw(
      rect(x - wide / 2, -60, wide, 700, index % 2 === 0 ? dark : second),
      line(knots.join(''), light, 4),
      leaf(130 + index * 40, 1),
      leaf(250 - index * 30, -1),
    );
  };
  return draw(circle(between(random, 160, 240), 220, between(random, 110, 140), main), repeat(canes, cane));
};
