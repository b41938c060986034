import { type Decide, say } from '../../core/skill.ts';
import { next } from '../questions/series.ts';
import { asksIfThere, filmInTalk, filmOfPart } from './part-named.ts';

/** `ikincisi var mı`, `arıcının devamı çıktı mı`: of the film named or spoken of, whatever stands on the screen. */
export const anotherPart: Decide = (parsed, { memory, index }) => {
  const { text, named, markers, words } = parsed;
  if (!asksIfThere(text) || named.length > 0 || markers.requests || words > MOST_WORDS) return undefined;
  const film = filmOfPart(parsed, index) ?? filmInTalk(parsed, memory, index);
  return film && say(next(film, text, index.films));
};

const MOST_WORDS = 6;
