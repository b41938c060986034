import { type Decide, act } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { plannedRecommendation } from '../recommendation/recommendation.ts';
import source from './more-alone.json' with { type: 'json' };

const { MORE } = phraseLists(source);

/** `daha`, right after films were recommended: more of them, and not the film of that name. */
export const moreAlone: Decide = ({ text }, context) => {
  const { lastShow, wishes } = context.memory;
  if (lastShow?.tool !== 'recommendFilms' || wishes === undefined || !MORE.is(text)) return undefined;
  return act(plannedRecommendation(context.understand('başka'), context));
};
