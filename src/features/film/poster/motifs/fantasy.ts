import { between, type Motif, pick, points, polar, round, times, whole } from './draw.ts';
import { area, circle, draw, group, line, OPEN, polygon, rect, repeat } from './shapes.ts';

const SPARK = 'M0 -12Q2 -2 12 0Q2 2 0 12Q-2 2 -12 0Q-2 -2 0 -12Z';

/** Towers over clouds under a crescent. */
export const towers: Motif = (random, { main, second, light, deep, ground }) => {
  const moonX = between(random, 80, 320);
  const moon = between(random, 52, 84);
  const count = whole(random, 3, 5);
  const cx = between(random, 150, 250);
  const castle = times(count, (index) => {
    const off = index - (count - 1) / 2;
    const width = between(random, 36, 52);
    const top = 205 + Math.abs(off) * between(random, 34, 62);
    return { x: cx + off * 56, width, top, roof: between(random, 58, 104) };
  }).sort((a, b) => a.top - b.top);
  const spark = () => {
    const at = `${whole(random, 20, 380)} ${whole(random, 60, 320)}`;
    const transform = `translate(${at}) scale(${round(between(random, 0.4, 1.1))})`;
    return area(SPARK, light, { transform });
  };
  const tower = ({ x, width, top, roof }: (typeof castle)[number]) =>
    draw(
      rect(x - width / 2, top, width, 400, second),
      rect(x, top, width / 2, 400, deep, { opacity: 0.45 }),
      area(`M${x - width * 0.68} ${top + 2}L${x} ${top - roof}L${x + width * 0.68} ${top + 2}Z`, main),
      area(`M${x - 5} ${top + 52}v-14a5 5 0 0 1 10 0v14Z`, light),
    );
  const clouds = (y: number, fill: string) => {
    const cloud = (index: number) =>
      circle(index * 68 + between(random, -14, 14), y + between(random, -8, 10), between(random, 40, 62));
    return group({ fill }, repeat(7, cloud), rect(0, y, 400, 200));
  };
  return draw(
    circle(moonX, 150, moon, light),
    circle(moonX + moon * 0.42, 138, moon * 0.86, ground),
    repeat(9, spark),
    ...castle.map(tower),
    clouds(436, second),
    clouds(476, deep),
  );
};

/** The rings of a spell. */
export const spell: Motif = (random, { main, second, light, deep }) => {
  // Of fewer corners, or of eight, it would be the sign of a faith.
  const corners = pick(random, [7, 9]);
  const skip = (corners - 1) / 2;
  const turn = between(random, 0, 360);
  const corner = (index: number, radius: number) => polar(0, 0, radius, turn + (index * 360) / corners);
  const side = (index: number) =>
    line(`M${corner(index, 150).join(' ')}L${corner(index + skip, 150).join(' ')}`);
  const spark = (index: number) =>
    area(SPARK, light, { transform: `translate(${corner(index, 177).join(' ')})` });
  return group(
    { ...OPEN, transform: `translate(200 248)` },
    circle(0, 0, 186, second),
    circle(0, 0, 168, deep),
    circle(0, 0, 156, undefined, { stroke: main, strokeWidth: 3 }),
    group({ stroke: main, strokeWidth: 7, strokeLinejoin: 'round' }, repeat(corners, side)),
    polygon(points(...times(corners, (index) => corner(index, 62))), main),
    circle(0, 0, 34, light),
    repeat(corners, spark),
  );
};
