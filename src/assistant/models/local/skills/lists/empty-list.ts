import { listOnScreen } from '../../core/memory.ts';
import { type Decide, offering } from '../../core/skill.ts';

const NOTHING_IN_IT = 'Listen boş, oradan bir şey çıkmaz. Ben sana bir film bulayım mı?';

/** `en kısasını bu akşama koy`, of a list that holds nothing. */
export const ofEmptyList: Decide = ({ references, titles, acts, exact }, { memory }) => {
  const places = references.filter(({ reference: { kind } }) => kind !== 'this' && kind !== 'sequel');
  const isEmpty = listOnScreen(memory) !== undefined && memory.nothingListed === true;
  if (!isEmpty || memory.shown.length > 0 || places.length === 0 || titles.length > 0) return undefined;
  return acts.length > 0 || exact !== undefined ? undefined : offering(NOTHING_IN_IT);
};
