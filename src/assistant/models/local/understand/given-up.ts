import { comparisonsWords as words } from '../lexicon/word-lists.ts';
import { union, without } from './lists.ts';
import type { Reader } from './reading.ts';
import { standsOut } from './spans.ts';
import { wordsIn } from './tokens.ts';

const REACH = 4;
const SLOW = 'ağır tempo';

/** `aynayı üçüncü kez yarıda bıraktım, daha izlenir bir şey`: that film is not wished, and something like it that is easier. */
export const readGivenUp: Reader = (reading) => {
  const { titles, tokens, wishes, text, similar, people, markers } = reading;
  // `ıssız adam gibi bitmesin`: neither that film nor such an end.
  const sad = titles.find(
    ({ to }) => words.ENDS_UNLIKE.firstIn(wordsIn(tokens, to, to + REACH).join(' ')) === 0,
  );
  if (sad !== undefined)
    return {
      wishes: { ...wishes, ending: 'happy', excludeTitles: union(wishes.excludeTitles, [sad.span.text]) },
    };
  const left = titles.find(
    (title) =>
      (standsOut(title) || title.isOnScreen === true) &&
      words.GIVEN_UP.in(wordsIn(tokens, title.to, title.to + REACH).join(' ')),
  );
  const isWish = words.EASIER.in(text) || markers.requests || markers.asks || markers.amends;
  if (left === undefined || !isWish) return {};
  const { text: title } = left.span;
  const [film] = left.span.films;
  // `tarkovski'nin aynasını`: whose film it is says nothing of what is wished.
  const whose = people.filter(({ to }) => to === left.from).map(({ span }) => span.name);
  const isEasier = words.EASIER.in(text) && similar === undefined;
  const alike = isEasier && film !== undefined ? { similarTo: film.title } : {};
  return {
    wishes: {
      ...wishes,
      ...alike,
      people: without(wishes.people, whose),
      excludeTitles: union(wishes.excludeTitles, [title]),
      avoidThemes: isEasier ? union(wishes.avoidThemes, [SLOW]) : wishes.avoidThemes,
    },
  };
};
