import { phrases } from '../../lexicon/phrases.ts';
import { type Decide, say } from '../../core/skill.ts';
import { mergeWishes } from './merge-wishes.ts';
import { stated } from './stated.ts';

const AGREES = phrases([
  '(çok |bence |gayet )?(güzel|iyi|süper|harika|mantıklı|şahane) (fikir|olur|olmuş|seçim)',
  'kulağa (hoş|güzel|iyi) geliyo*',
  '(tam|işte) (bu|istediğim|istediğimiz)',
]);

/** `korku komedi güzel fikir`, of what was just recommended by: it is agreed to, and no others are wished. */
export const agreedKind: Decide = (parsed, { memory, index }) => {
  const { wishes, lastShow, shown } = memory;
  const [first] = shown;
  if (lastShow?.tool !== 'recommendFilms' || wishes === undefined || first === undefined) return undefined;
  const { requests, another, resets } = parsed.markers;
  if (!AGREES.ends(parsed.text) || parsed.exact === undefined || requests || another || resets)
    return undefined;
  const goesOn = JSON.stringify(mergeWishes(memory, parsed, index)) === JSON.stringify(stated(wishes));
  return goesOn ? say(`O zaman ${first.title} ile başla, keyifli seyirler!`) : undefined;
};
