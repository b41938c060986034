import { askWhich } from '../../core/chosen-film.ts';
import { type Decision, recommendBy, say } from '../../core/skill.ts';
import { joinTitles } from '../../core/sentence.ts';
import type { ShownFilm } from '../../core/memory.ts';
import type { Understanding } from '../../understand/understand.ts';
import { said } from './said.ts';
import type { Subject } from './subject.ts';

/** `bunun yönetmeninin başka filmi`, `aynı oyuncunun başka filmi`: films of the same person, without the one at hand. */
export function moreOf(text: string, films: readonly ShownFilm[]): Decision | undefined {
  const byDirector = said.SAME_DIRECTOR.in(text);
  if (!byDirector && !said.SAME_ACTOR.in(text)) return undefined;
  const [film, ...more] = films;
  if (film === undefined) return undefined;
  if (more.length > 0)
    return askWhich(
      `Hangisinin ${byDirector ? 'yönetmeni' : 'oyuncusu'}: ${joinTitles(films, 'ya da')}?`,
      films,
      (one) => moreOf(text, [one]),
    );
  const person = byDirector ? film.director?.split(', ')[0] : film.actors?.[0];
  if (person === undefined || person === '')
    return say(`${film.title} filminde bunu bilmiyorum. Adını yazarsan onun filmlerini bulurum.`);
  return recommendBy({ people: [person], excludeTitles: [film.title] });
}

/** `1 ve 3'ü beğendim, onlara benzer`: films like each of several that were shown. */
export function alikeToSeveral(
  { text, references, wishes }: Understanding,
  { films, isPointed }: Subject,
): Decision | undefined {
  const places = references.filter(
    ({ reference: { kind } }) => kind === 'place' || kind === 'first' || kind === 'lastOnes',
  );
  const [first, ...others] = films;
  if (
    !isPointed ||
    places.length === 0 ||
    wishes ||
    first === undefined ||
    others.length === 0 ||
    !said.LIKENESS.in(text)
  )
    return undefined;
  return recommendBy({ similarTo: first.title, alsoSimilarTo: others.map(({ title }) => title) });
}
