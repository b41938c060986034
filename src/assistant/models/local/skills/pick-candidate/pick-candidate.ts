import { fillSlot } from '#tools/title-input.ts';
import { chosenFilm } from '../../core/chosen-film.ts';
import { type Decide, act } from '../../core/skill.ts';

/** Settles which of several films of one name was meant (`1994 olanı`, `ilki`, `eski olan`, `Al Pacino'lu olan`). */
export const pickCandidate: Decide = (parsed, { memory: { picking } }) => {
  const film = picking === undefined ? undefined : chosenFilm(parsed, picking.candidates);
  return picking === undefined || film === undefined
    ? undefined
    : act(fillSlot(picking.call, picking.slot, film));
};
