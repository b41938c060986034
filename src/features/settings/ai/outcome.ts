/** How a try ended, in a sentence for the person. */
export interface Outcome {
  ok: boolean;
  text: string;
}

export const failed = (text: string): Outcome => ({ ok: false, text });
