import { type Decide, say } from '../../core/skill.ts';
import { standsOut } from '../../understand/spans.ts';
import { bestKnown } from '../questions/named-film.ts';
import { namedRanking } from '../questions/rank.ts';
import { said } from '../questions/said.ts';
import { whichOfTwo } from '../questions/two-films.ts';

/** `oppenheimer ile barbie aynı gün çıkmıştı, hangisi daha yüksek puan aldı`: asked of the two, and none like them are wished. */
export const whichOfNamed: Decide = ({ titles, text, markers, acts }) => {
  const [one, other, ...more] = titles
    .filter((title) => standsOut(title) && !title.span.fuzzy)
    .flatMap(({ span }) => bestKnown(span.films) ?? []);
  if (one === undefined || other === undefined || one === other || more.length + acts.length > 0)
    return undefined;
  const asks = said.WHICH.in(text) && namedRanking(text) !== undefined;
  return asks && !markers.requests ? say(whichOfTwo([one, other], text)) : undefined;
};
