import type { Random } from '#lib/random.ts';

import { between, chance, whole } from './draw.ts';
import { circle, group, repeat } from './shapes.ts';

/** A clear night sky. */
export function stars(random: Random, fill: string) {
  const star = () =>
    circle(whole(random, 0, 400), whole(random, 0, 470), chance(random, 0.12) ? 2.6 : 1.1, undefined, {
      opacity: between(random, 0.35, 0.95),
    });
  return group({ fill }, repeat(46, star));
}
