/** How one question went. */
export interface Played {
  asked: string;
  /** Who chose or spoke, and why not the model where it was another. */
  by: string;
  films: readonly { title: string; year: number }[];
  /** What is wrong with the answer; none where all is well. */
  faults: readonly string[];
  /** Beside it: tools that were called, what was said. */
  notes: readonly string[];
}

export const MODEL = 'the model';

/** Who answered, and why the model did not. */
export const answeredBy = (fallback: { reason: string } | undefined): string =>
  fallback === undefined ? MODEL : `the built-in one, because: ${fallback.reason}`;
