const EASE_OUT = [0.22, 1, 0.36, 1] as const;

/** Seconds between two cards, and the card after which the rest come together. */
const DEAL_GAP = 0.015;
const LAST_DEALT = 3;

/**
 * Cards come one after another; `index` counts from 0. Nothing starts invisible: the animation features load late, and
 * a card that waits for them must be readable meanwhile.
 */
export function dealIn(index: number) {
  return {
    initial: { x: 22, y: 14, rotate: 2.5 },
    animate: { x: 0, y: 0, rotate: 0 },
    transition: { duration: 0.2, ease: EASE_OUT, delay: Math.min(index, LAST_DEALT) * DEAL_GAP },
  };
}
