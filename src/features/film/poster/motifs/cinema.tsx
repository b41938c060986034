import { between, type Motif, polar, times, whole } from './draw.ts';

/** For a film of no known genre: a reel, and the beam of its projector. */
export const cinema: Motif = (random, { main, second, light, deep }) => {
  const holes = whole(random, 5, 8);
  const cx = between(random, 120, 280);
  const turn = between(random, 0, 360);
  const far = between(random, -220, 220);
  return (
    <>
      <path d={`M${cx} 240L${200 + far - 170} 640H${200 + far + 170}Z`} fill={light} opacity={0.26} />
      <circle cx={cx} cy={230} r={150} fill={main} />
      <circle cx={cx} cy={230} r={134} fill={second} />
      {times(holes, (index) => {
        const [x, y] = polar(cx, 230, 84, turn + (index * 360) / holes);
        return <circle key={index} cx={x} cy={y} r={150 / holes + 6} fill={deep} />;
      })}
      <circle cx={cx} cy={230} r={24} fill={light} />
      <circle cx={cx} cy={230} r={9} fill={deep} />
    </>
  );
};
