import { phraseLists } from '../../lexicon/phrases.ts';
import words from './words.json' with { type: 'json' };

const { ASKING, ASKING_AT_END, ...LISTS } = phraseLists(words);
export const { RATHER_RECOMMEND, OFFERED, EITHER, ...QUESTIONS } = LISTS;

/** What may be asked of a film, the more telling first: `sonu kötü mü` before `nasıl`. */
const KINDS = [
  'EXPLAIN',
  'ENDING',
  'TRUE_STORY',
  'TURKISH_TITLE',
  'ORIGINAL_TITLE',
  'AWARDS',
  'BEST_OF_SERIES',
  'NEXT',
  'AGE',
  'PARENTS',
  'DIRECTOR',
  'CAST',
  'LENGTH',
  'YEAR',
  'RATING',
  'PLACE',
  'SERIES',
  'RELEASE',
  'COUNTRY',
  'MEANING',
  'HAS',
  'BOOK',
  'GORE',
  'SAD',
  'FUNNY',
  'SCARY',
  'HEAVY',
  'BORING',
  'PLOT',
  'GOOD',
  'WHO',
] as const;
export type Question = (typeof KINDS)[number];

/** Whether a message asks at all: a wish holds many of the same words (`kanlı intikam`). */
export const isAsking = (text: string): boolean => ASKING.in(text) || ASKING_AT_END.ends(text);

/** What a message asks. @param text its words, folded, with titles cut out */
export const questionIn = (text: string): Question | undefined =>
  KINDS.find((kind) => QUESTIONS[kind].in(text));
