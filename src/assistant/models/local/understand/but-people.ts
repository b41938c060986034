import { madeBy } from '#domain/film-words.ts';
import { bestKnownFirst } from '#films/series.ts';
import { comparisonsWords as words } from '../lexicon/word-lists.ts';
import { union } from './lists.ts';
import { isStated } from './message-wishes.ts';
import type { Reader } from './reading.ts';

/** `tarkovski, bela tarr izledim, bunların dışında ne önerirsin`: like theirs, and by others. */
export const readButPeople: Reader = ({ people, wishes, text, index }) => {
  if (people.length === 0 || wishes.similarTo !== undefined || !words.BUT_THESE.in(text)) return {};
  // `hitchcock'un kuşlarını bitirdim, sırada ne var`: of theirs, without what was seen.
  if (wishes.people.length > 0 && isStated(wishes.excludeTitles)) return {};
  const names = people.map(({ span }) => span.name);
  const [first, ...rest] = names.flatMap((name) =>
    bestKnownFirst(index.films.filter(madeBy(name))).slice(0, 1),
  );
  return {
    wishes: {
      ...wishes,
      people: wishes.people.filter((one) => !names.includes(one)),
      refusedPeople: union(wishes.refusedPeople, names),
      ...(first === undefined
        ? {}
        : { similarTo: first.title, alsoSimilarTo: rest.map(({ title }) => title) }),
    },
  };
};
