import { between, type Motif } from './draw.ts';
import { area, circle, draw, group, line, OPEN, rect, repeat } from './shapes.ts';
import { stars } from './stars.ts';

/** A planet in its ring. */
export const planet: Motif = (random, { main, second, light, deep }) => {
  const radius = between(random, 82, 128);
  const tilt = between(random, -38, 38);
  const flat = between(random, 0.16, 0.34);
  const wide = radius * 1.72;
  const ring = (sweep: number) => `M${-wide} 0A${wide} ${wide * flat} 0 0 ${sweep} ${wide} 0`;
  const band = (half: number, up: number) => `M${-radius * half} ${-radius * up}H${radius * half}`;
  const shade = `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}A${radius * 1.5} ${radius * 1.5} 0 0 0 0 ${-radius}Z`;
  return draw(
    stars(random, light),
    group(
      { transform: `translate(${between(random, 150, 250)} ${between(random, 200, 270)}) rotate(${tilt})` },
      line(ring(1), light, 7, OPEN),
      line(ring(1), second, 22, { ...OPEN, strokeOpacity: 0.55 }),
      circle(0, 0, radius, main),
      line(`${band(0.96, 0.28)}${band(0.9, 0.44)}`, light, radius * 0.07, { strokeOpacity: 0.5 }),
      area(shade, deep, { opacity: 0.5, transform: 'rotate(-20)' }),
      line(ring(0), second, 22, { ...OPEN, strokeOpacity: 0.8 }),
      line(ring(0), light, 7, OPEN),
      circle(wide * 0.86, -radius * 0.95, radius * 0.17, light),
    ),
  );
};

/** A striped sun over a plain of lines. */
export const plain: Motif = (random, { main, second, light, deep, ground }) => {
  const cx = between(random, 150, 250);
  const horizon = between(random, 340, 385);
  const radius = between(random, 110, 150);
  const slit = (index: number) =>
    rect(0, horizon - 18 - index * 27, 400, Math.max(2, 15 - index * 2.4), ground);
  return draw(
    stars(random, light),
    circle(cx, horizon - radius * 0.55, radius, main),
    repeat(6, slit),
    rect(0, horizon, 400, 600 - horizon, deep),
    group(
      { stroke: second, strokeWidth: 2 },
      repeat(17, (index) => line(`M${cx} ${horizon}L${cx + (index - 8) * 130} 600`)),
      repeat(7, (index) => line(`M0 ${horizon + 6 + index * index * 6}H400`)),
    ),
  );
};
