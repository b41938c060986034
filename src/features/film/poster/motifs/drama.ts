import { between, type Motif, pick, whole } from './draw.ts';
import { area, circle, draw, group, rect, repeat } from './shapes.ts';

const FLOOR = 430;

/** Openings within openings, light at the end, and one person before it with a long shadow. */
export const doorway: Motif = (random, { main, second, light, deep, dark }) => {
  const cx = between(random, 130, 270);
  const steps = whole(random, 3, 6);
  const shape = pick(random, ['arch', 'door', 'sun'] as const);
  const outer = between(random, 150, 215);
  const gap = (outer - 46) / steps;
  const opening = (half: number, height: number) => {
    if (shape === 'sun') return circle(cx, FLOOR - 150, half);
    if (shape === 'door') return rect(cx - half, FLOOR - height, half * 2, height);
    const bow = `A${half} ${half} 0 0 1 ${cx + half} ${FLOOR - height + half}`;
    return area(`M${cx - half} ${FLOOR}V${FLOOR - height + half}${bow}V${FLOOR}Z`);
  };
  const lean = between(random, -150, 150);
  const step = (index: number) =>
    group(
      { fill: index % 2 === 0 ? second : deep, opacity: 0.45 + (index / steps) * 0.5 },
      opening(outer - gap * index, 400 - index * 34),
    );
  const shadow = `M${cx - 9} ${FLOOR}L${cx + lean - 34} 600H${cx + lean + 30}L${cx + 9} ${FLOOR}Z`;
  return draw(
    repeat(steps, step),
    group({ fill: main }, opening(78, 250)),
    group({ fill: light }, opening(54, 200)),
    rect(0, FLOOR, 400, 160, deep),
    area(shadow, main, { opacity: 0.4 }),
    group(
      { transform: `translate(${cx} ${FLOOR})`, fill: dark },
      circle(0, -84, 11),
      area('M-15 -66Q0 -76 15 -66L12 -26H8L6 2H-6L-8 -26H-12Z'),
    ),
  );
};
