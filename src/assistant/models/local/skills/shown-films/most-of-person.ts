import { ofPerson } from '#domain/film-words.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import type { Decide } from '../../core/skill.ts';
import { firstOf, namedRanking, rankingWords } from './rank.ts';
import { said } from './said.ts';

/** `en kısa filmi`, `en komik filmi hangisi`: one film, by something of which it has the most. */
const MOST_OF = /(?:^| )en (?:az |cok )?\w+(?: olan)? filmi(?:n[iu]|ni)?(?: (?!ve )|$)/u;

/** The film of somebody's that has the most of what is asked for: `nuri bilge ceylanın en kısa filmi`. */
export const mostOfPerson: Decide = ({ text, said: wished, titles }, { index }) => {
  const [person, ...others] = wished.people;
  if (person === undefined || others.length > 0 || titles.length > 0 || !MOST_OF.test(text)) return undefined;
  const ranking = namedRanking(text);
  // How good a film is, is a matter of taste: three are recommended.
  if (ranking === undefined || ranking.quality.said === said.RATED) return undefined;
  const own = index.films.filter(ofPerson(person)).filter(({ judgement }) => judgement !== undefined);
  const [first] = firstOf(own, ranking);
  const film = own.find((one) => one === first);
  if (film === undefined) return undefined;
  // `En kısası …` goes on in the middle of a sentence; a title keeps its capital.
  const told = rankingWords(own, ranking).replace(/^En /u, 'en ');
  return showAndAnswer(film, { index }, () => `${genitive(person)} bendeki filmleri içinde ${told}`);
};
