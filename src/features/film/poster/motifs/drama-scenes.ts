import { between, chance, type Motif, round, times, whole } from './draw.ts';
import { area, circle, draw, ellipse, group, line, rect, repeat, ROUNDED } from './shapes.ts';

/** A low sun, its light on the water, and one small boat. */
export const sea: Motif = (random, { main, second, light, deep, dark }) => {
  const cx = between(random, 110, 290);
  const radius = between(random, 74, 128);
  const horizon = between(random, 286, 330);
  const boat = between(random, 70, 330);
  const glint = (index: number) => {
    const half = radius * (1.05 - index * 0.07) * between(random, 0.55, 1.1);
    const colour = index % 3 === 2 ? main : light;
    return rect(round(cx - half), horizon + 10 + index * 17, round(half * 2), 6, colour, { rx: 3 });
  };
  return draw(
    circle(cx, horizon - radius * between(random, 0.1, 0.8), radius, light),
    rect(0, horizon, 400, 320, second),
    repeat(11, glint),
    group(
      {
        transform: `translate(${boat} ${horizon + between(random, 26, 80)}) scale(${between(random, 0.9, 1.5)})`,
      },
      area('M-34 0H34L22 15H-22Z', dark),
      area('M-3 -4V-70L-32 -8ZM4 -4V-58L26 -8Z', main),
    ),
    area('M0 520Q120 500 220 516T400 508V600H0Z', deep),
  );
};

/** A cone of light on an empty stage, and a chair that waits. */
export const stage: Motif = (random, { main, second, light, deep, dark }) => {
  const cx = between(random, 140, 260);
  const from = cx + between(random, -150, 150);
  const curtains = whole(random, 5, 8);
  const width = 400 / curtains;
  const curtain = (index: number) => {
    const fold = `q${200 / curtains} ${between(random, 12, 30)} ${width} 0V600h${-width}Z`;
    return area(`M${(index * 400) / curtains} 0${fold}`, index % 2 === 0 ? second : main, { opacity: 0.42 });
  };
  return draw(
    repeat(curtains, curtain),
    rect(0, 392, 400, 210, deep),
    area(`M${from} -20L${cx - 120} 424H${cx + 120}Z`, light, { opacity: 0.5 }),
    ellipse(cx, 424, 120, 22, light),
    group(
      {
        ...ROUNDED,
        stroke: dark,
        strokeWidth: 8,
        transform: `translate(${cx} 420) scale(${chance(random, 0.5) ? 1 : -1} 1)`,
      },
      line('M-26 0V-138M-26 -60H28V0M-26 -132H-22M-26 -104H22M22 -104V-138H-26'),
      line('M-26 -60H28', undefined, 12),
    ),
  );
};

/** A window at night: panes, rain, and the moon or a lamp beyond. */
export const window: Motif = (random, { main, second, light, deep }) => {
  const columns = whole(random, 2, 3);
  const x = 58;
  const y = 56;
  const width = 284;
  const height = 352;
  const lampX = between(random, x + 60, x + width - 60);
  const drop = () => {
    const from = `${whole(random, x + 12, x + width - 12)} ${whole(random, y + 10, y + height - 50)}`;
    return line(`M${from}l-4 ${whole(random, 16, 38)}`);
  };
  const bars = times(columns - 1, (index) => `M${x + ((index + 1) * width) / columns} ${y}v${height}`);
  const crossbar = () => `M${x} ${y + height * between(random, 0.36, 0.6)}h${width}`;
  return draw(
    rect(x - 14, y - 14, width + 28, height + 28, deep),
    rect(x, y, width, height, second),
    circle(lampX, between(random, 120, 220), between(random, 34, 56), light),
    area(`M${x} ${y + height}v-70q70 -46 140 -14t144 -22v106Z`, main),
    group({ stroke: light, strokeWidth: 3, strokeLinecap: 'round', opacity: 0.75 }, repeat(34, drop)),
    line(`${bars.join('')}${crossbar()}`, deep, 11),
    rect(x - 34, y + height + 12, width + 68, 16, light),
  );
};

/** Two people who walk away from each other, and how long their shadows are. */
export const apart: Motif = (random, { main, second, light, deep, dark }) => {
  const gap = between(random, 70, 130);
  const cx = between(random, 175, 225);
  const floor = 392;
  const person = (side: number) => {
    const height = between(random, 1.25, 1.7);
    const x = cx + side * gap;
    const far = x + side * 120;
    const transform = `translate(${x} ${floor + 2}) scale(${height * side} ${height})`;
    return draw(
      area(`M${x - 8} ${floor}L${far - 30} 600H${far + 40}L${x + 8} ${floor}Z`, main, { opacity: 0.45 }),
      group(
        { transform, fill: side === 1 ? main : dark },
        circle(4, -86, 11),
        area('M-11 -70Q2 -78 13 -68L17 -34L10 -32L20 0H11L2 -26L-10 0H-19L-6 -34Z'),
      ),
    );
  };
  return draw(
    rect(0, 0, cx, 600, second),
    circle(cx, between(random, 160, 230), between(random, 78, 120), light),
    rect(0, floor, 400, 220, deep),
    person(-1),
    person(1),
  );
};
