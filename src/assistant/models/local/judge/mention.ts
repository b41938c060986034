/** Where something that a message speaks of stands, and how it is spoken of. */
export interface Spoken {
  from: number;
  to: number;
  /** What it is (`genre`, `theme`, …), and what its last word carries after the stem. */
  kind: string;
  rest: string;
  /** Whether the exact rules say that it is refused. */
  refused: boolean;
}

/** Something a message speaks of, as far as its surroundings go. */
export interface Mention extends Spoken {
  /** The words of the message, folded, each with the mark after it (`,`, `.`, `?` or nothing). */
  words: readonly { folded: string; mark: string }[];
  /** What else the message speaks of. */
  others: readonly Spoken[];
  /** How much it is, roughly, where it is a number. */
  size?: string;
}
