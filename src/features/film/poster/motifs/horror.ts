import type { Random } from '#lib/random.ts';

import { between, chance, type Motif, polar, whole } from './draw.ts';
import { area, circle, draw, group, line, repeat, ROUND } from './shapes.ts';

/** The branches of a bare tree as path data, a text for each thickness. */
function grow(
  random: Random,
  [x, y]: readonly [number, number],
  angle: number,
  length: number,
  depth: number,
  into: string[],
): void {
  const end = polar(x, y, length, angle);
  into[depth] = `${into[depth] ?? ''}M${Math.round(x)} ${Math.round(y)}L${end.join(' ')}`;
  if (depth === 0) return;
  for (const side of [-1, 1]) {
    const turned = angle + between(random, 16, 48) * side;
    grow(random, end, turned, length * between(random, 0.55, 0.82), depth - 1, into);
  }
}

/** Bare trees before a moon; something between them looks back. */
export const wood: Motif = (random, { main, second, light, deep, dark }) => {
  const moonX = between(random, 110, 290);
  const moonY = between(random, 150, 250);
  const moon = between(random, 78, 150);
  const trees = whole(random, 3, 5);
  const near: string[] = [];
  const far: string[] = [];
  for (let index = 0; index < trees; index++) {
    const x = ((index + between(random, 0.1, 0.9)) / trees) * 400;
    const angle = -90 + between(random, -12, 12);
    grow(random, [x, 520], angle, between(random, 120, 170), 5, index % 2 === 0 ? near : far);
  }
  const trunks = (paths: readonly string[], colour: string) =>
    draw(...paths.map((d, depth) => line(d, colour, 1.6 + depth * depth * 0.95, ROUND)));
  const eyesX = between(random, 70, 330);
  const eyes = between(random, 0.7, 1.5);
  return draw(
    circle(moonX, moonY, moon, main),
    chance(random, 0.5) &&
      circle(moonX + moon * 0.34, moonY - moon * 0.2, moon * 0.8, second, { opacity: 0.35 }),
    trunks(far, second),
    area('M0 452Q120 420 210 446T400 436V600H0Z', deep),
    trunks(near, dark),
    group(
      { transform: `translate(${eyesX} ${between(random, 400, 432)}) scale(${eyes})`, fill: light },
      area('M-24 0Q-14 -11 -3 1Q-14 8 -24 0Z'),
      area('M24 0Q14 -11 3 1Q14 8 24 0Z'),
    ),
  );
};

const HOUSE = 'M-62 4V-104L-74 -104L-40 -150V-178L-54 -178L-6 -262L42 -178H28V-150L84 -104H70V4Z';
const PANES = ['-44 -84', '16 -84', '-44 -34', '16 -34', '-14 -148'];
const BAT =
  'M0 0q-10 -16 -30 -12q8 6 6 16q10 -4 14 4q5 -6 10 -2q5 -4 10 2q4 -8 14 -4q-2 -10 6 -16q-20 -4 -30 12Z';

/** A crooked house on a hill with one window lit, and bats. */
export const house: Motif = (random, { main, second, light, deep, dark }) => {
  const cx = between(random, 150, 250);
  const moon = between(random, 84, 150);
  const lit = whole(random, 0, 4);
  const hill = () => {
    const left = between(random, 420, 470);
    return `M-10 600V${left}Q${cx - 70} 400 ${cx} 372Q${cx + 70} 400 410 ${between(random, 420, 470)}V600Z`;
  };
  const pane = (at: string, index: number) =>
    area(`M${at}v-26a13 13 0 0 1 26 0v26Z`, index === lit ? light : second, {
      opacity: index === lit ? 1 : 0.55,
    });
  const bat = () => {
    const at = `translate(${whole(random, 40, 360)} ${whole(random, 70, 210)})`;
    const turn = `rotate(${whole(random, -24, 24)}) scale(${between(random, 0.6, 1.1)})`;
    return area(BAT, undefined, { transform: `${at} ${turn}` });
  };
  return draw(
    circle(cx + between(random, -60, 60), between(random, 150, 210), moon, main),
    area(hill(), deep === dark ? second : deep),
    group(
      {
        transform: `translate(${cx} 388) rotate(${between(random, -5, 5)}) scale(${between(random, 0.95, 1.2)})`,
      },
      area(HOUSE, dark),
      area('M44 -120V-176H60V-110Z', dark),
      ...PANES.map(pane),
    ),
    group({ fill: dark }, repeat(whole(random, 3, 6), bat)),
  );
};
