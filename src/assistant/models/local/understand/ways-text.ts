import { FILM, PERSON, maskWords } from '../judge/ways.ts';
import type { Reading } from './reading.ts';
import { type PersonAt, type TitleAt, isSurelyTitle, standsOut } from './spans.ts';
import { wordAt } from './tokens.ts';

/** The film that a message names beyond doubt. */
export const titleSaid = ({ titles }: Pick<Reading, 'titles'>): TitleAt | undefined =>
  titles.find((one) => isSurelyTitle(one) || standsOut(one));
/** The same of a person. */
export const personSaid = ({ named }: Pick<Reading, 'named'>): PersonAt | undefined =>
  named.find(({ span }) => !span.fuzzy);

/** The words of a message with a mask for the film and the person that it names: what is said of any is said alike. */
export function waysText(read: Pick<Reading, 'tokens' | 'titles' | 'named'>): string {
  const names = [
    { at: titleSaid(read), mask: FILM },
    { at: personSaid(read), mask: PERSON },
  ];
  const words = read.tokens.flatMap((_, place) => {
    const name = names.find(({ at }) => at !== undefined && at.from <= place && place < at.to);
    if (name === undefined) return wordAt(read.tokens, place);
    return name.at?.from === place ? name.mask : [];
  });
  return maskWords(words.join(' '));
}
