/** Between two cards, in ms; from this card on they come together, so that the last is there within a quarter of a second. */
const GAP_MS = 30;
const LAST = 2;

/** For an element that is dealt in after those before it; `index` counts from 0. */
export const dealt = (index: number) => ({
  className: 'animate-deal-in',
  style: { animationDelay: `${Math.min(index, LAST) * GAP_MS}ms` },
});
