import { fillSlot } from '#tools/title-input.ts';
import { chosenFilm } from '../../core/chosen-film.ts';
import { type Decide, act, say } from '../../core/skill.ts';
import type { PlannedCall } from '#tools/registry.ts';
import { toolOf } from '../../understand/acts.ts';
import { pointing } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import calledOff from './called-off.json' with { type: 'json' };

const { CALLED_OFF } = phraseLists(calledOff);

/** Settles which of several films of one name was meant (`1994 olanı`, `ilki`, `eski olan`, `Al Pacino'lu olan`). */
export const pickCandidate: Decide = (parsed, { memory: { picking } }) => {
  // `dur yanlış oldu, geri al`: nothing was done yet.
  if (picking !== undefined && CALLED_OFF.is(parsed.text))
    return say('Tamam, vazgeçtik; hiçbir şey yapmadım. Başka ne istersin?');
  if (picking !== undefined && isSaidAgain(parsed, picking.call)) return act(picking.call);
  // `üçünü de`: whatever is to be done is done with each of them.
  const [reference, ...more] = parsed.references;
  if (
    picking !== undefined &&
    picking.slot === undefined &&
    reference?.reference.kind === 'all' &&
    more.length === 0
  ) {
    const { call, candidates } = picking;
    const other = parsed.acts.flatMap(({ act: deed }) => toolOf(deed) ?? [])[0];
    if (other === undefined || other === call.tool)
      return act(...candidates.slice(0, MOST_AT_ONCE).map((one) => fillSlot(call, undefined, one)));
  }
  const film = picking === undefined ? undefined : chosenFilm(parsed, picking.candidates);
  return picking === undefined || film === undefined
    ? undefined
    : act(fillSlot(picking.call, picking.slot, film));
};

const MOST_AT_ONCE = 5;

/** `hobbiti izledim`, then `onu izlediklerime ekle o zaman`: the same is to be done, and which film is still open. */
const isSaidAgain = ({ acts, titles }: Understanding, { tool }: PlannedCall): boolean =>
  acts.length > 0 &&
  titles.length === 0 &&
  acts.every(
    ({ act: deed, targets }) => toolOf(deed) === tool && targets.every((one) => pointing(one) === 'this'),
  );
