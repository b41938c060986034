import type { TargetAndTransition, Transition } from 'framer-motion';

export interface Preset {
  initial: TargetAndTransition;
  animate: TargetAndTransition;
  exit?: TargetAndTransition;
  transition: Transition;
}

const SOFT = [0.22, 1, 0.36, 1] as const;

/** Seconds between two cards of one hand, and the card after which the rest come together. */
const DEAL_GAP = 0.07;
const LAST_DEALT = 5;

// Nothing starts invisible: the features load late, and what waits for them must be readable meanwhile.

/** Cards are dealt one after another; `index` counts from 0. */
export function dealIn(index: number): Preset {
  return {
    initial: { x: 22, y: 14, rotate: 2.5 },
    animate: { x: 0, y: 0, rotate: 0 },
    transition: { duration: 0.42, ease: SOFT, delay: Math.min(index, LAST_DEALT) * DEAL_GAP },
  };
}

/** A popup grows a little from where it was asked for. */
export const popIn: Preset = {
  initial: { scale: 0.96, y: 8 },
  animate: { scale: 1, y: 0 },
  exit: { scale: 0.98, opacity: 0, transition: { duration: 0.12 } },
  transition: { duration: 0.22, ease: SOFT },
};

/** A message or a notice slides up into its place. */
export const riseIn: Preset = {
  initial: { y: 10 },
  animate: { y: 0 },
  transition: { duration: 0.24, ease: SOFT },
};
