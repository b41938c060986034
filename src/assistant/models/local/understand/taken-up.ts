import { namesWords } from '../lexicon/word-lists.ts';
import type { Reader } from './reading.ts';
import { foldedText, placesOf } from './tokens.ts';

/** `ayhan ışık gibi bıyık bırakmıştı, onun oynadığı filmlerden`: who was told of before is taken up, and their films are wished. */
export const readTakenUp: Reader = ({ named, wishes, similar, tokens }) => {
  if (wishes.people.length > 0 || similar !== undefined) return {};
  const sure = named.filter(({ span }) => !span.fuzzy && !wishes.refusedPeople.includes(span.name));
  const last = sure.at(-1);
  if (last === undefined || !namesWords.TAKEN_UP.in(foldedText(tokens.slice(last.to)))) return {};
  // `coen kardeşler`: of those who are named together, all.
  const people = sure.filter(({ from }) => from === last.from);
  return {
    people,
    wishes: { ...wishes, people: people.map(({ span }) => span.name) },
    claims: placesOf(...people),
  };
};
