import { between, type Motif, polar, whole } from './draw.ts';
import { area, circle, draw, repeat } from './shapes.ts';

/** A reel, and the beam of its projector. */
export const reel: Motif = (random, { main, second, light, deep }) => {
  const holes = whole(random, 5, 8);
  const cx = between(random, 120, 280);
  const turn = between(random, 0, 360);
  const far = between(random, -220, 220);
  const hole = (index: number) => {
    const [x, y] = polar(cx, 230, 84, turn + (index * 360) / holes);
    return circle(x, y, 150 / holes + 6, deep);
  };
  return draw(
    area(`M${cx} 240L${200 + far - 170} 640H${200 + far + 170}Z`, light, { opacity: 0.26 }),
    circle(cx, 230, 150, main),
    circle(cx, 230, 134, second),
    repeat(holes, hole),
    circle(cx, 230, 24, light),
    circle(cx, 230, 9, deep),
  );
};
