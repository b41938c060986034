import { fillSlot } from '#tools/title-input.ts';
import { chosenFilm } from '../../core/chosen-film.ts';
import { type Decide, act, say } from '../../core/skill.ts';

/** Settles which of several films of one name was meant (`1994 olanı`, `ilki`, `eski olan`, `Al Pacino'lu olan`). */
export const pickCandidate: Decide = (parsed, { memory: { picking } }) => {
  // `dur yanlış oldu, geri al`: nothing was done yet.
  if (picking !== undefined && CALLED_OFF.test(parsed.text))
    return say('Tamam, vazgeçtik; hiçbir şey yapmadım. Başka ne istersin?');
  const film = picking === undefined ? undefined : chosenFilm(parsed, picking.candidates);
  return picking === undefined || film === undefined
    ? undefined
    : act(fillSlot(picking.call, picking.slot, film));
};

const CALLED_OFF =
  /^(?:(?:dur|yok|ya|yaa|aman|pardon|hayir|yanlis oldu|yanlis) )*(?:vazgectim|vazgec|bosver|bos ver|geri al|iptal(?: et)?|kalsin|gerek yok|ekleme|bosuna)(?: (?:ya|onu|bunu|simdi|artik|gerek yok|kalsin))*$/u;
