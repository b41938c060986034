import { phraseLists } from '../../lexicon/phrases.ts';
import words from './words.json' with { type: 'json' };

/** What is asked about shown films. */
export const said = phraseLists(words);
