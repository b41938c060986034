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

/** A gate in the water. */
export const torii: Motif = (random, { main, second, light, dark }) => {
  const ripple = (index: number) =>
    rect(60 + between(random, 0, 60), 412 + index * 20, between(random, 140, 220), 6, light, { rx: 3 });
  return draw(
    circle(between(random, 150, 250), 190, between(random, 84, 116), light),
    area('M-10 330L90 230L170 310L250 250L410 350V420H-10Z', second, { opacity: 0.6 }),
    rect(0, 392, 400, 230, second),
    area('M36 118Q200 154 364 118L356 158Q200 186 44 158Z', main),
    rect(70, 204, 260, 24, main),
    rect(188, 160, 24, 60, main),
    area('M104 176H136L128 410H92ZM264 176H296L308 410H272Z', main),
    rect(84, 392, 52, 22, dark),
    rect(264, 392, 52, 22, dark),
    repeat(5, ripple),
  );
};
