import { between, chance, type Motif, times, whole } from './draw.ts';
import { area, at, both, circle, draw, ellipse, line, polygon, rect, repeat, ROUND } from './shapes.ts';

/** A blade, and what falls from it. */
export const knife: Motif = (random, { main, second, light, dark }) =>
  at(
    200,
    235,
    between(random, 18, 46),
    1.1,
    area('M-26 -190Q40 -120 30 42H-26Z', light),
    area('M-26 -190L-6 42H-26Z', second),
    rect(-44, 42, 88, 20, dark, { rx: 6 }),
    rect(-24, 62, 50, 124, main, { rx: 14 }),
    circle(0, 92, 7, light),
    circle(0, 150, 7, light),
    at(-34, -150, between(random, -46, -18), 1, area('M0 -24Q26 12 0 30Q-26 12 0 -24Z', main)),
    at(-70, -80, between(random, -46, -18), 0.7, area('M0 -24Q26 12 0 30Q-26 12 0 -24Z', main)),
  );

/** A mouth at night. */
export const fangs: Motif = (random, { main, second, light, dark }) =>
  at(
    200,
    250,
    between(random, -8, 8),
    1.06,
    area('M-176 -34Q-96 -124 0 -78Q96 -124 176 -34Q120 116 0 122Q-120 116 -176 -34Z', main),
    area('M-140 -26Q0 -62 140 -26Q92 74 0 80Q-92 74 -140 -26Z', dark),
    area('M-140 -26Q0 -62 140 -26L110 0H-110Z', light),
    both(area('M-84 -12H-40L-60 58Z', light)),
    both(area('M-64 72Q-30 82 0 80L-4 58H-56Z', light)),
    line('M-60 64q-8 22 -6 38', main, 9, ROUND),
    circle(-66, 112, 8, second),
  );

/** What something has done to a wall. */
export const claws: Motif = (random, { main, second, light }) => {
  const count = whole(random, 3, 4);
  const wide = 330 / count;
  const cut = (index: number) => {
    const x = (index - (count - 1) / 2) * wide;
    const half = between(random, 19, 27);
    const top = between(random, -196, -150);
    const low = between(random, 140, 190);
    const shape = `M${x + 40} ${top}Q${x + half} -20 ${x - 40} ${low}Q${x - half} -20 ${x + 40} ${top}Z`;
    return draw(at(9, 7, 0, 1, area(shape, second)), area(shape, index % 2 === 0 ? main : light));
  };
  return at(200, 245, between(random, -10, 22), 1, repeat(count, cut));
};

/** Teeth above, teeth below, and eyes that glow in the dark. */
export const jaws: Motif = (random, { main, second, light, dark }) => {
  const teeth = whole(random, 6, 8);
  const row = (y: number, length: number) =>
    polygon(
      times(
        teeth * 2 + 1,
        (index) =>
          `${(index * 400) / (teeth * 2)},${y + (index % 2 === 0 ? 0 : length * between(random, 0.7, 1))}`,
      ).join(' '),
      light,
    );
  return draw(
    rect(0, -60, 400, 240, main),
    ...[112, 288].map((x) => draw(ellipse(x, 96, 46, 34, light), ellipse(x, 98, 11, 30, dark))),
    rect(0, 170, 400, 200, dark),
    area(`M120 380Q200 ${between(random, 270, 300)} 280 380Z`, second),
    row(168, 92),
    rect(0, 372, 400, 250, main),
    row(374, -84),
  );
};

/** Flames, and nothing left but them. */
export const fire: Motif = (random, { main, second, light, deep }) => {
  const flame =
    'M0 150C-110 140 -128 30 -72 -36C-62 10 -40 8 -34 -20C-28 -86 10 -110 6 -176C70 -120 70 -72 62 -40C82 -50 88 -70 88 -88C150 10 112 144 0 150Z';
  const spark = () =>
    circle(between(random, -150, 150), between(random, -180, 0), between(random, 3, 7), light);
  return at(
    200,
    260,
    0,
    1.12,
    area('M-170 150Q0 110 170 150L186 190H-186Z', deep),
    repeat(9, spark),
    at(0, 0, between(random, -5, 5), chance(random, 0.5) ? 1.1 : 1, area(flame, main)),
    at(-4, 62, between(random, -8, 8), 0.6, area(flame, second)),
    at(0, 104, between(random, -8, 8), 0.3, area(flame, light)),
  );
};
