import { knownFilm } from '../../core/known-film.ts';
import { type Decide, say } from '../../core/skill.ts';
import { union } from '../../understand/lists.ts';
import { askedCompany, companyWords, isForNone } from '../questions/company.ts';
import { stated } from '../recommendation/stated.ts';
import { offerOthers } from '../shown-films/offer-others.ts';
import { flowWords } from './flow-words.ts';

const FEW_WORDS = 7;

/** `annem de yanımda olacak`, of the film that is spoken of: whether it is right with them. */
export const watchesToo: Decide = ({ text, titles, markers, words, said }, { memory, index }) => {
  const { focus, wishes = { genres: [] } } = memory;
  const isTold = words <= FEW_WORDS && titles.length === 0 && !markers.requests && !markers.another;
  if (focus === undefined || !isTold || !flowWords.WATCHES_TOO.in(text)) return undefined;
  const film = knownFilm(focus, index);
  const company = askedCompany(text);
  if (film === undefined || company === undefined) return undefined;
  const told = companyWords([film], company, text, said.maxAge);
  if (!isForNone([film], company, said.maxAge)) return say(told);
  const { genres, excludeTitles, people } = wishes;
  const suiting = stated({
    genres,
    people,
    excludeTitles: union(excludeTitles, [film.title]),
    maxAge: said.maxAge,
    occasions: said.occasions,
    avoidTones: ['cinsellik'],
  });
  return offerOthers(`${told} İstersen daha uygununu bulayım.`, suiting);
};
