type Widths = readonly (readonly [size: number, width: number])[];

/**
 * Widths of a poster, in px, from which letters of these sizes are 9 px high and more. A thumbnail has none: so small they
 * are read with pains, and the title stands beside it anyway.
 */
const SHOWN_FROM: Widths = [
  [37.5, 96],
  [0, 140],
];
/** The same for 14 px, which bold letters need: below, the dot of an i runs into its stem. */
const BOLD_FROM: Widths = [
  [58, 96],
  [37.5, 150],
  [0, 216],
];

const widthOf = (widths: Widths, size: number): number =>
  Math.min(...widths.filter(([least]) => size >= least).map(([, width]) => width));

/** The narrowest poster, in px, on which a title of this size is shown. */
export const shownFrom = (size: number): number => widthOf(SHOWN_FROM, size);
/** The narrowest on which its letters may be bold. */
export const boldFrom = (size: number): number => widthOf(BOLD_FROM, size);
