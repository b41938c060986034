import { joinList } from '#lib/turkish/format.ts';
import type { ListName } from '#tools/list-films.ts';
import { type Decision, type DecisionContext, act, say } from '../../core/skill.ts';
import type { Memory } from '../../core/memory.ts';
import { inputFor, pointedAt } from '../../core/resolve-reference.ts';
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
  const { list, undo } = context.memory;
  // `vazgeçtim, çıkar` after an addition: what was added is meant, whatever list is on the screen.
  const added = undo?.filter(({ tool }) => tool === 'removeFavourite' || tool === 'unmarkWatched') ?? [];
  const meant = targets.flatMap((target) =>
    target.kind === 'reference'
      ? pointedAt(target.reference, context.memory)
      : added.filter(({ film }) => film.title === target.film?.title).map(({ film }) => film),
  );
  const found = targets.every(({ kind }) => kind === 'reference') || meant.length > 0;
  const isAdded = meant.every(({ title }) => added.some(({ film }) => film.title === title));
  if (added.length > 0 && isAdded && found)
    return undoing(
      meant.length > 0 ? added.filter(({ film }) => meant.some(({ title }) => title === film.title)) : added,
      context,
    );
  if (list === 'favourites') return filmAct('removeFavourite', targets, context);
  if (list === 'watched') return filmAct('unmarkWatched', targets, context);
  return say('Favorilerinden mi, izlediklerinden mi çıkarayım? Filmin adıyla birlikte yazman yeter.');
}

export function undoLastChange(context: DecisionContext): Decision {
  const { undo } = context.memory;
  return undo === undefined
    ? say('Geri alınacak bir şey yok. Listelerinde ne değiştirmek istersin?')
    : undoing(undo, context);
}

const undoing = (undo: NonNullable<Memory['undo']>, { index }: DecisionContext): Decision =>
  act(...undo.map(({ tool, film }) => ({ tool, input: inputFor(film, index) })));

/** The tool that adds to the list that was changed last; the favourites where none was. */
export const listChangedLast = ({ undo, list }: Memory): 'addFavourite' | 'markWatched' => {
  const tool = undo?.at(-1)?.tool;
  const watched = tool === 'unmarkWatched' || tool === 'markWatched';
  return watched || (tool === undefined && list === 'watched') ? 'markWatched' : 'addFavourite';
};

/** `ekleme`, `vazgeçtim silme`: what was done already is taken back only when the person says so. */
export function callOff({ markers }: Understanding, context: DecisionContext): Decision {
  const { undo } = context.memory;
  if (undo === undefined || !markers.corrects)
    return say('Tamam, listelerine dokunmuyorum. Başka bir isteğin var mı?');
  const titles = joinList(undo.map(({ film }) => film.title));
  return say(`Onu çoktan yaptım: ${titles}. Geri alayım mı?`, ({ talk }, answered) =>
    talk === 'yes' ? undoLastChange(answered) : undefined,
  );
}
