import { namesWords } from '../lexicon/word-lists.ts';
import { statesAnything } from './message-wishes.ts';
import type { Reader, Reading } from './reading.ts';
import type { TitleAt } from './spans.ts';
import { titleTarget } from './targets.ts';

const YEAR = /^(?:19|20)\d\d$/u;

/** Reads whether the message is the title of a film and little else (`Titanik filmi`); a year in it is then the film's. */
export const readBareTitle: Reader = (reading) => {
  const bare = reading.titles.find((title) => isBare(reading, title));
  return bare === undefined ? {} : { bareTarget: titleTarget(reading.tokens, bare, reading.titles) };
};

function isBare({ tokens, wishes }: Reading, { from, to }: TitleAt): boolean {
  if (from === 0 && to === tokens.length) return to - from > 1 || !statesAnything({ ...wishes, genres: [] });
  const rest = [...tokens.slice(0, from), ...tokens.slice(to)];
  return (
    rest.length > 0 && rest.every(({ folded, base }) => namesWords.BESIDE_TITLE.is(folded) || YEAR.test(base))
  );
}

export const addBounds: Reader = ({ wishes, bounds, bareTarget }) => {
  const { minYear: _from, maxYear: _to, ...others } = bounds;
  return { wishes: { ...wishes, ...(bareTarget === undefined ? bounds : others) } };
};
