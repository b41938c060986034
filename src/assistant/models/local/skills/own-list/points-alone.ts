import { inputFor } from '../../core/resolve-reference.ts';
import { type Decide, act } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { findNumbers } from '../../understand/numbers.ts';
import { MOST_STARS, ofScale } from './given-stars.ts';
import { askedScale } from './stars-or-points.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);

/** `9`, `ağladım valla, 5`, right after one film was marked as watched: points for it, and not the film of that name. */
export const pointsAlone: Decide = ({ tokens, text }, { memory, index }) => {
  const [marked, ...others] = memory.changed === true ? (memory.undo ?? []) : [];
  const [number, ...more] = findNumbers(tokens);
  if (marked?.tool !== 'unmarkWatched' || others.length + more.length > 0 || number === undefined)
    return undefined;
  const rest = text
    .split(' ')
    .toSpliced(number.from, number.to - number.from)
    .join(' ');
  if (rest !== '' && !words.BESIDE_POINTS.is(rest)) return undefined;
  const film = inputFor(marked.film, index);
  const isPraised = words.PRAISED.in(text);
  if (number.value <= MOST_STARS && !isPraised) return askedScale(film, number.value);
  const given = ofScale(number.value);
  return given && act({ tool: 'rateFilm', input: { ...film, stars: given.stars } });
};
