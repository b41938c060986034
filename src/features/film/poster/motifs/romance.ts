import { between, type Motif, round, times, whole } from './draw.ts';
import { area, circle, group, line, repeat, ROUND } from './shapes.ts';

/** Two discs that meet. */
export const discs: Motif = (random, { main, second, light }) => {
  const radius = between(random, 92, 116);
  const apart = radius * between(random, 0.5, 0.72);
  const tall = round(Math.sqrt(radius * radius - apart * apart));
  const arc = `A${radius} ${radius} 0 0 1 0`;
  return group(
    { transform: `translate(200 245) rotate(${between(random, -70, 70)})` },
    circle(-apart, 0, radius, main),
    circle(apart, 0, radius, second),
    area(`M0 ${-tall}${arc} ${tall}${arc} ${-tall}Z`, light),
  );
};

/** A blossom. */
export const blossom: Motif = (random, { main, second, light }) => {
  const petals = whole(random, 5, 9);
  const inner = between(random, 0.5, 0.66);
  const ring = (scale: number, turn: number, fill: string) => {
    const petal = (index: number) => {
      const transform = `rotate(${turn + (index * 360) / petals}) scale(${scale})`;
      return area('M0 0C-74 -50 -64 -170 0 -190C64 -170 74 -50 0 0Z', undefined, { transform });
    };
    return group({ fill }, repeat(petals, petal));
  };
  const turn = between(random, 0, 60);
  return group(
    { transform: `translate(${between(random, 150, 250)} 240)` },
    ring(1, turn, second),
    ring(0.82, turn + 180 / petals, main),
    ring(inner, turn, light),
    circle(0, 0, 20, main),
  );
};

/** Two ribbons that cross again and again. */
export const ribbons: Motif = (random, { main, second, light }) => {
  const swing = between(random, 70, 120);
  const wave = between(random, 105, 150);
  const ribbon = (side: number) => {
    const bend = (index: number) => {
      const y = -40 + index * wave;
      const x = round(200 + (index % 2 === 0 ? swing : -swing) * side);
      return `C${x} ${round(y + wave * 0.3)} ${x} ${round(y + wave * 0.7)} 200 ${round(y + wave)}`;
    };
    return `M200 -40${times(6, bend).join('')}`;
  };
  return group(
    { ...ROUND, transform: `rotate(${between(random, -28, 28)} 200 260)` },
    line(ribbon(1), main, 42),
    line(ribbon(-1), second, 42),
    line(ribbon(1), light, 3),
    line(ribbon(-1), light, 3),
    circle(200, round(-40 + wave * 2), 34, light),
  );
};
