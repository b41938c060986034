import { phraseLists } from '../../lexicon/phrases.ts';
import { wishesTears } from '../../understand/need.ts';
import source from './told-tears.json' with { type: 'json' };

const { CRIED, WILL_CRY, WISHED, HAPPENED } = phraseLists(source);

/** `tuvalete gidip ağladım`, `karbonat kalmamış, ağlıcam`: whether tears are told over what happened, and none are wished. */
export const tellsTears = (text: string): boolean =>
  !WISHED.in(text) &&
  !wishesTears(CRIED.without(WILL_CRY.without(text))) &&
  (CRIED.in(text) || (WILL_CRY.in(text) && HAPPENED.in(text)));
