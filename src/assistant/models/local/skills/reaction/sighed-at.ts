import { variant } from '#lib/variant.ts';
import { catalogued } from '../../core/known-film.ts';
import { type Decide, offer } from '../../core/skill.ts';

const TOO_LONG =
  /^(?:(?:o+f+|u+f+|oha|yuh|ya|yaa|cok|baya|bayagi|amma|ne kadar|bu|o|e) ){0,4}uzun(?:mus|du)?(?: (?:ya|be|bu|o|film|filmmis|ama)){0,2}$/u;
const HEARD = [
  'Haklısın, koltuk ister; istersen iki akşama böl. Daha kısa bir benzerini bulayım mı?',
  'Uzun, evet; mola verince daha rahat gidiyor. Benzerinin kısasını bulayım mı?',
];
const SHORTER = 30;

/** `of çok uzun`, of the one film that is spoken of: a word on it and an offer, and no films unasked. */
export const sighedAt: Decide = ({ text }, { memory, index, seed }) => {
  const film =
    memory.shown.length > 1 || memory.focus === undefined ? undefined : catalogued(memory.focus, index);
  if (film === undefined || !TOO_LONG.test(text)) return undefined;
  const input = { genres: [], similarTo: film.title, maxDuration: film.duration - SHORTER };
  return offer(variant(HEARD, seed), { tool: 'recommendFilms', input });
};
