/** Points of the best film that both could have, on the scale on which chance and variety weigh. */
const SCALE = 10;
/** About what one wished genre is worth: smaller differences are none that anybody would feel. */
const LEAST_SPAN = 6;

/**
 * What films are worth to two people, from what they are worth to each. Each loss is measured in the person's own span,
 * from their best film to their middle one, so that who has a hundred favourites does not outvote who named one genre; the
 * greater loss of the two counts twice. What is better for both is always worth more.
 */
export function togetherPoints(mine: readonly number[], theirs: readonly number[]): number[] {
  const [first, second] = [lossesOf(mine), lossesOf(theirs)];
  return first.map((loss, at) => {
    const other = second[at] ?? loss;
    return -SCALE * ((loss + other) / 2 + Math.max(loss, other));
  });
}

/** How far each lies behind the best: 0 for that, 1 for the one in the middle. */
function lossesOf(points: readonly number[]): number[] {
  const sorted = points.toSorted((a, b) => b - a);
  const [best = 0] = sorted;
  const middle = sorted[Math.floor(sorted.length / 2)] ?? best;
  const span = Math.max(LEAST_SPAN, best - middle);
  return points.map((point) => (best - point) / span);
}
