import { phraseLists } from '../../lexicon/phrases.ts';
import source from './words.json' with { type: 'json' };

export const inContextWords = phraseLists(source);
