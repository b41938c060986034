import { madeBy } from '#domain/film-words.ts';
import { bestKnownFirst } from '#films/series.ts';
import { comparisonsWords as words, refusalsWords as refusals } from '../lexicon/word-lists.ts';
import { union } from './lists.ts';
import { isStated } from './message-wishes.ts';
import type { Reader } from './reading.ts';

/** `bir tane daha adam sandler açarsa giderim, o adam olmasın`: the one that was named is not to be in it. */
export const readNotThatOne: Reader = ({ people, wishes, text }) => {
  const [only, ...others] = people;
  if (only === undefined || others.length > 0 || !refusals.NOT_THAT_ONE.in(text)) return {};
  const { name } = only.span;
  return {
    wishes: {
      ...wishes,
      people: wishes.people.filter((one) => one !== name),
      refusedPeople: union(wishes.refusedPeople, [name]),
    },
  };
};

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
