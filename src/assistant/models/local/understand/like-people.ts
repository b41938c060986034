import { madeBy } from '#domain/film-words.ts';
import { bestKnownFirst } from '#films/series.ts';

import { comparisonsWords as words } from '../lexicon/word-lists.ts';
import { union } from './lists.ts';
import type { Reader } from './reading.ts';
import { wordAt } from './tokens.ts';

/** So many films of somebody say what their films are like. */
const EXAMPLES = 3;

/** `tarkovski gibi ama tarkovski olmayan`, `nolan tarzı başka bir yönetmen`: films like theirs, and none of their own. */
export const readLikePeople: Reader = ({ people, wishes, tokens, text, index }) => {
  const person = people.find(({ to }) => words.LIKE.is(wordAt(tokens, to)));
  if (person === undefined) return {};
  const { name } = person.span;
  if (!wishes.refusedPeople.includes(name) && !words.NOT_THEIR_OWN.in(text)) return {};
  const [first, ...rest] = bestKnownFirst(index.films.filter(madeBy(name))).slice(0, EXAMPLES);
  if (first === undefined) return {};
  return {
    wishes: {
      ...wishes,
      people: wishes.people.filter((one) => one !== name),
      refusedPeople: union(wishes.refusedPeople, [name]),
      similarTo: first.title,
      alsoSimilarTo: rest.map(({ title }) => title),
    },
  };
};
