import { catalogued } from '../../core/known-film.ts';
import { oneMeant } from '../../core/memory.ts';
import { type Decide, offer, say } from '../../core/skill.ts';
import { askingWords } from './asked.ts';

/** `oğlum zaten 5 yaşında, ne demek önermem`: whether the film in talk is for that age is said once more, and right. */
export const advisedAgainst: Decide = ({ text, said: { maxAge }, titles }, { memory, index }) => {
  const meant = titles.length === 0 && askingWords.WHY_AGAINST.in(text) ? oneMeant(memory) : undefined;
  const film = meant && catalogued(meant, index);
  if (film?.ageRating === undefined || maxAge === undefined) return undefined;
  const { title, ageRating } = film;
  const from = ageRating === 0 ? 'her yaşa uygun' : `${ageRating} yaş ve üstü için`;
  if (ageRating <= maxAge) return say(`Haklısın, kusura bakma: ${title} ${from}, ${maxAge} yaşa uyar.`);
  return offer(`${title} ${from}; ${maxAge} yaşa o yüzden erken. İstersen daha uygununu bulayım.`, {
    tool: 'recommendFilms',
    input: { genres: [], maxAge, excludeTitles: [title] },
  });
};
