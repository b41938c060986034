import type { RecallIndex } from '#films/recall/recall-index.ts';
import { basesOf } from '#lib/turkish/stem.ts';
import { wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { hasDied } from './lives.ts';

const PLAYED =
  /(?:^| )(?:oynay(?:an|ip)|oyniyan|oynayip|oynadi(?:ktan)?|canlandir(?:an|ip)|rolundeki)(?: |$)/u;
const DIED =
  /(?:^| )(?:olen|olmus|oldu|olmustu|rahmetli|merhum|vefat|intihar|aramizdan|kaybettigimiz|hayatini|genc yasta)(?: |$)/u;

/** Whether somebody is meant by a part they played and by their death (`jokeri oynayıp ölen çocuk`). */
export const meansLateActor = ({ text }: Pick<Understanding, 'text'>): boolean =>
  PLAYED.test(text) && DIED.test(text);

/** Of those who played a part, the one who has died, with the film. */
export function lateActor({ tokens, titles }: Understanding, { roles }: RecallIndex) {
  const called = tokens
    .flatMap(({ folded, base }, at) => {
      const ends = [folded, base, ...basesOf(folded)];
      const before = wordAt(tokens, at - 1);
      // `mahmut hocayı`
      return before === '' ? ends : [...ends.map((end) => `${before} ${end}`), ...ends];
    })
    .flatMap((name) => roles.called(name))
    .map(({ role: { actor }, film }) => ({ actor, film }));
  const inFilms = titles.flatMap(({ span }) =>
    span.films.flatMap((film) => film.actors.map((actor) => ({ actor, film }))),
  );
  return [...called, ...inFilms].find(({ actor }) => hasDied(actor));
}
