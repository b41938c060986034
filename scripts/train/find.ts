import type { Hearing } from '#assistant/models/local/judge/judge.ts';
import { findingsOf } from '#assistant/models/local/understand/findings.ts';
import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

import type { Find } from './train.ts';

/** Any year will do: no sentence is of another act for it, and the weights must not change with the calendar. */
export const YEAR = 2026;

/** What the readers find in sentences, with the product's catalogue. @param hearing as it was learnt before */
export async function createFind(hearing: Hearing): Promise<Find> {
  const { index } = await builtInCatalogue();
  return (text) => findingsOf(readMessage(text, index, YEAR, hearing));
}
