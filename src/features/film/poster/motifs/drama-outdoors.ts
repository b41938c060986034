import { between, chance, type Motif, points, round, times, whole } from './draw.ts';
import { area, circle, draw, ellipse, group, line, OPEN, polygon, rect, repeat } from './shapes.ts';

/** A road that runs to the horizon, poles beside it, and a low sun. */
export const road: Motif = (random, { main, second, light, deep, dark }) => {
  const horizon = between(random, 250, 310);
  const end = between(random, 130, 270);
  const radius = between(random, 50, 95);
  const side = chance(random, 0.5) ? 1 : -1;
  const poles = whole(random, 4, 6);
  const stripe = (index: number) => {
    const near = 0.1 + (index / 6) ** 1.6 * 0.9;
    const x = end + (200 - end) * near;
    return rect(round(x - near * 7), round(horizon + near * 300), round(near * 14), round(near * 34), main);
  };
  const pole = (index: number) => {
    const near = 0.16 + (index / poles) * 0.8;
    const x = round(end + side * (20 + near * 190));
    const foot = round(horizon + near * 190);
    const top = round(foot - near * 300);
    const arm = round(near * 36);
    return line(`M${x} ${foot}V${top}M${x - arm} ${top + arm}H${x + arm}`, undefined, round(2 + near * 6));
  };
  return draw(
    circle(end - side * between(random, 0, 60), horizon - radius * 0.35, radius, light),
    rect(0, horizon, 400, 360, second),
    polygon(points([end - 5, horizon], [end + 5, horizon], [390, 640], [10, 640]), deep),
    repeat(6, stripe),
    group({ ...OPEN, stroke: dark }, repeat(poles, pole)),
  );
};

/** Somebody under an umbrella in the rain, and what the wet ground gives back. */
export const umbrella: Motif = (random, { main, second, light, deep, dark }) => {
  const cx = between(random, 140, 260);
  const ground = 432;
  const half = between(random, 105, 140);
  const top = between(random, 150, 185);
  const lean = between(random, -26, 26);
  const rib = half / 2;
  const drop = () => {
    const x = round(between(random, -20, 420));
    const y = round(between(random, 20, ground - 50));
    return line(`M${x} ${y}l${round(lean / 5)} ${round(between(random, 16, 34))}`);
  };
  const ribs = times(4, () => `q${-rib / 2} -26 ${-rib} 0`).join('');
  const roof = `M${cx - half} ${top + half}A${half} ${half} 0 0 1 ${cx + half} ${top + half}${ribs}Z`;
  const coat = `M${cx - 44} ${ground}L${cx - 34} ${ground - 98}Q${cx - 14} ${ground - 116} ${cx + 8} ${ground - 98}L${cx + 18} ${ground}Z`;
  return draw(
    circle(cx + lean * 3, 190, between(random, 120, 165), second, { opacity: 0.55 }),
    group({ stroke: light, strokeWidth: 3, strokeLinecap: 'round', opacity: 0.55 }, repeat(34, drop)),
    rect(0, ground, 400, 180, deep),
    ellipse(cx, ground + 16, half * 0.9, 13, main, { opacity: 0.5 }),
    group(
      { transform: `rotate(${round(lean / 4)} ${cx} ${ground})` },
      line(`M${cx} ${top + 90}V${ground - 90}`, dark, 6),
      area(roof, main),
      circle(cx - 14, ground - 128, 17, dark),
      area(coat, dark),
    ),
  );
};

/** One tree on a hill, and the wind that takes its leaves. */
export const tree: Motif = (random, { main, second, light, deep, dark }) => {
  const cx = between(random, 170, 230);
  const wind = chance(random, 0.5) ? 1 : -1;
  const crown = between(random, 54, 68);
  const trunk = `M${cx - 13} 420Q${cx - 4} 330 ${cx + wind * 6} 230L${cx + wind * 16} 232Q${cx + 8} 330 ${cx + 17} 420Z`;
  const foliage = (index: number) => {
    const isLit = index % 3 === 1;
    const x = round(cx + wind * 10 + (index - 3) * crown * 0.42);
    const y = round(210 - Math.cos((index - 3) / 2) * 44 + between(random, -14, 14));
    const radius = round(crown * between(random, 0.62, 1));
    return circle(x, y, radius, isLit ? light : main, { opacity: isLit ? 0.35 : 1 });
  };
  const leaf = () => {
    const x = round(cx + wind * between(random, 60, 260));
    const y = round(between(random, 170, 420));
    const transform = `rotate(${round(between(random, 0, 180))} ${x} ${y})`;
    return ellipse(x, y, 9, 4, undefined, { transform });
  };
  const sunX = cx - wind * between(random, 50, 90);
  return draw(
    circle(sunX, between(random, 130, 190), between(random, 46, 70), light),
    area(`M0 470Q${cx} 330 400 450V620H0Z`, second),
    area(`M0 520Q${400 - cx} 430 400 500V620H0Z`, deep),
    area(trunk, dark),
    repeat(7, foliage),
    group({ fill: main }, repeat(16, leaf)),
  );
};
