/**
 * The line that marks the chosen one of several tabs. Its ground alone is hardly lighter than the bar it lies on (1.1:1); the line
 * stands out of both (WCAG 1.4.11).
 */
export const CHOSEN_LINE =
  "relative after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-full after:bg-link after:content-['']";

/** For tabs below one another. */
export const CHOSEN_LINE_BESIDE =
  "relative after:absolute after:inset-y-2.5 after:left-1 after:w-0.5 after:rounded-full after:bg-link after:content-['']";

/** On a `CHOSEN_LINE`, for tabs that stand below one another on wider screens alone. */
export const CHOSEN_LINE_BESIDE_FROM_MD =
  'md:after:inset-x-auto md:after:inset-y-2.5 md:after:left-1 md:after:h-auto md:after:w-0.5';
