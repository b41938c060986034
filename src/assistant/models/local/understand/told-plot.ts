import { plotsWords } from '../lexicon/word-lists.ts';

/**
 * Whether a message is a plot and no more: `uçak kazasından sağ kurtulanlar`, `kızını arayan baba`. Whoever calls for help or
 * tells of themselves says `I` or `my` somewhere; where one of these is heard, it is no plot.
 * @param text folded, without punctuation
 */
export const tellsPlot = (text: string): boolean => plotsWords.PLOT.in(text) && !plotsWords.OF_US.in(text);
