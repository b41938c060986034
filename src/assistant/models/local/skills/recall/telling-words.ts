import { phraseLists } from '../../lexicon/phrases.ts';
import words from './words.json' with { type: 'json' };

export const recallWords = phraseLists(words);

/** Whether a word tells anything of a film. */
export const isTellingWord = (word: string): boolean => word.length > 1 && !recallWords.EMPTY.is(word);
