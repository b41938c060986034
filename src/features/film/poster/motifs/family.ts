import { between, chance, type Motif, whole } from './draw.ts';
import { area, circle, draw, group, line, OPEN, rect, repeat } from './shapes.ts';

/** Houses side by side with light in their windows. */
export const houses: Motif = (random, { main, second, light, deep }) => {
  const count = whole(random, 3, 4);
  const width = 400 / count - 8;
  const sunX = between(random, 80, 320);
  const pane = (left: number) => `M${width * left} 26h${width * 0.26}v34h${-width * 0.26}Z`;
  const door = `M${width * 0.36} 190V106a${width * 0.14} ${width * 0.14} 0 0 1 ${width * 0.28} 0V190Z`;
  const house = (index: number) => {
    const wall = [main, second, light][(index + whole(random, 0, 1)) % 3] ?? main;
    const top = between(random, 270, 350);
    const gable = between(random, 46, 96);
    return group(
      { transform: `translate(${index * (400 / count) + 4} ${top})` },
      rect(width * 0.66, -gable * 0.86, width * 0.15, gable, deep),
      rect(0, 0, width, 400, wall),
      area(`M-7 2L${width / 2} ${-gable}L${width + 7} 2Z`, wall === main ? deep : main),
      area(`${pane(0.16)}${pane(0.58)}`, wall === light ? second : light),
      area(door, deep),
    );
  };
  return draw(
    circle(sunX, 130, between(random, 44, 82), light),
    repeat(count, house),
    area('M0 452Q110 424 214 448T400 440V600H0Z', deep),
    group(
      {
        transform: `translate(${400 - sunX} ${between(random, 110, 170)}) rotate(${between(random, -30, 30)})`,
      },
      area('M0 -44L28 0L0 44L-28 0Z', main),
      line('M0 -44V44M-28 0H28', light, 3),
      line('M0 44q16 26 -4 48t4 52', light, 3, OPEN),
    ),
  );
};

/** A row of birds, the small ones at the ends. */
export const birds: Motif = (random, { main, second, light, deep, dark }) => {
  const count = whole(random, 3, 5);
  const wire = between(random, 330, 400);
  const sag = between(random, 8, 40);
  const bird = (index: number) => {
    const middle = Math.abs(index - (count - 1) / 2) / count;
    const size = 0.5 + middle * 1.5 + between(random, 0, 0.24);
    const x = ((index + 0.5) / count) * 400;
    const share = x / 400;
    const y = wire + sag * 4 * share * (1 - share);
    const colour = [main, second, dark][index % 3] ?? main;
    return group(
      { transform: `translate(${x} ${y}) scale(${chance(random, 0.5) ? size : -size} ${size})` },
      area('M-34 -20Q-40 -74 2 -76Q40 -76 38 -32Q34 2 0 2Q-24 2 -34 -20Z', colour),
      area('M-32 -22L-64 10L-14 -2Z', colour),
      area('M34 -56L54 -48L35 -40Z', light, { stroke: deep, strokeWidth: 2 }),
      circle(18, -54, 6, light),
      circle(20, -54, 3, dark),
      area('M-20 -30Q0 -44 14 -26Q-2 -8 -20 -30Z', light, { opacity: 0.45 }),
    );
  };
  return draw(
    circle(between(random, 100, 300), 180, between(random, 100, 150), light),
    line(`M-10 ${wire}Q200 ${wire + sag * 2} 410 ${wire}`, deep, 6, OPEN),
    repeat(count, bird),
    rect(0, 500, 400, 100, deep),
  );
};
