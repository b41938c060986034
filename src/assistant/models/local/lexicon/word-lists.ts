import { foldedPhrases, phraseLists } from './phrases.ts';
import bounds from './words/bounds.json' with { type: 'json' };
import care from './words/care.json' with { type: 'json' };
import changes from './words/changes.json' with { type: 'json' };
import clauses from './words/clauses.json' with { type: 'json' };
import comparisons from './words/comparisons.json' with { type: 'json' };
import evening from './words/evening.json' with { type: 'json' };
import filmQuestions from './words/film-questions.json' with { type: 'json' };
import lists from './words/lists.json' with { type: 'json' };
import markers from './words/markers.json' with { type: 'json' };
import measures from './words/measures.json' with { type: 'json' };
import names from './words/names.json' with { type: 'json' };
import notWishes from './words/not-wishes.json' with { type: 'json' };
import numbers from './words/numbers.json' with { type: 'json' };
import offTopic from './words/off-topic.json' with { type: 'json' };
import openSlots from './words/open-slots.json' with { type: 'json' };
import references from './words/references.json' with { type: 'json' };
import refusals from './words/refusals.json' with { type: 'json' };
import screens from './words/screens.json' with { type: 'json' };
import spelling from './words/spelling.json' with { type: 'json' };
import talk from './words/talk.json' with { type: 'json' };
import vagueBounds from './words/vague-bounds.json' with { type: 'json' };

// What people say, a file of words/ each; what a list is for stands in the file, above its phrases.
export const boundsWords = phraseLists(bounds);
export const careWords = phraseLists(care);
export const changesWords = phraseLists(changes);
export const clausesWords = phraseLists(clauses);
export const comparisonsWords = phraseLists(comparisons);
export const eveningWords = phraseLists(evening);
export const filmQuestionsWords = phraseLists(filmQuestions);
export const listsWords = phraseLists(lists);
export const markersWords = phraseLists(markers);
export const measuresWords = phraseLists(measures);
export const namesWords = phraseLists(names);
export const notWishesWords = phraseLists(notWishes);
export const numbersWords = phraseLists(numbers);
export const offTopicWords = phraseLists(offTopic);
export const openSlotsWords = phraseLists(openSlots);
export const referencesWords = phraseLists(references);
export const refusalsWords = phraseLists(refusals);
export const screensWords = phraseLists(screens);
export const spellingWords = phraseLists(spelling);
export const talkWords = phraseLists(talk);
export const vagueBoundsWords = phraseLists(vagueBounds);

/** Words that requests are made of besides the wishes, folded: slips in them are mended too. */
export const REQUEST_WORDS = foldedPhrases(spelling.lists.REQUEST_WORDS.phrases);
