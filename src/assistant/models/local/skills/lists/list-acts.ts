import type { ListName } from '#tools/list-films.ts';
import { type Decision, type DecisionContext, act, say } from '../../core/skill.ts';
import { inputFor } from '../../core/resolve-reference.ts';
import type { Target } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { filmAct } from '../single-film/act-on-film.ts';

/** Shows a list, narrowed by the genre and the title or person that the message names. */
export function showList(list: ListName, targets: readonly Target[], { said }: Understanding): Decision {
  const [genre] = said.genres;
  const query = targets.find((target) => target.kind === 'title')?.text ?? said.people[0];
  return act({
    tool: 'listFilms',
    input: { list, ...(genre === undefined ? {} : { genre }), ...(query === undefined ? {} : { query }) },
  });
}

/** `ilkini sil`: out of the list that was shown last. */
export function removeFromShownList(targets: readonly Target[], context: DecisionContext): Decision {
  const { list } = context.memory;
  if (list === 'favourites') return filmAct('removeFavourite', targets, context);
  if (list === 'watched') return filmAct('unmarkWatched', targets, context);
  return say('Favorilerinden mi, izlediklerinden mi çıkarayım? Filmin adıyla birlikte yazman yeter.');
}

/** Takes back the last change of a list. */
export function undoLastChange({ memory: { undo }, index }: DecisionContext): Decision {
  return undo === undefined
    ? say('Geri alınacak bir şey yok. Listelerinde ne değiştirmek istersin?')
    : act({ tool: undo.tool, input: inputFor(undo.film, index) });
}
