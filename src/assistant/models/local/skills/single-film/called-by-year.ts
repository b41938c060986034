import type { Decide } from '../../core/skill.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';

const ASKS_FOR_IT =
  /^(?:(?:peki|ya|e|sende) )*((?:19|20)\d\d) (?:filmi )?var m[iu](?: sende| acaba| peki)?$/u;

/** `1984 var mı`: a film that is called so, before films of that year are wished. */
export const calledByYear: Decide = ({ text }, context) => {
  const [, year] = ASKS_FOR_IT.exec(text) ?? [];
  const found = year === undefined ? undefined : context.index.resolveTitle(year);
  if (found?.kind !== 'one') return undefined;
  const { title, director = '' } = found.film;
  const made = director === '' ? '' : `, ${director} çekti`;
  return showAndAnswer(found.film, context, () => `Var: ${title} (${found.film.year})${made}.`);
};
