import { hasPerson } from '#domain/wish-rules.ts';
import { comparisonsWords as words } from '../lexicon/word-lists.ts';
import { union } from './lists.ts';
import { isOfSeeing } from './seen.ts';
import type { Reader } from './reading.ts';
import { type TitleAt, calledBy, overlap } from './spans.ts';
import { foldedText } from './tokens.ts';

/**
 * `hitchcock külliyatında sapık ile kuşları bitirdim, sırada ne olmalı`: of somebody who is named, others than those that
 * were seen. Nothing is written into a list for it, and neither film is a model.
 */
export const readNextOfTheirs: Reader = ({ tokens, titles, named, wishes, bounds, acts }) => {
  const [somebody] = named.filter((person) => !titles.some((title) => overlap(title, person)));
  if (somebody === undefined || !acts.every(isOfSeeing)) return {};
  // `coen kardeşlerin fargo'sunu gördüm`: those who are called by one name go together.
  const names = named.filter(({ from }) => from === somebody.from).map(({ span }) => span.name);
  const isTheirs = ({ span }: TitleAt) =>
    span.films.some((film) => names.some((name) => hasPerson(film, name)));
  const theirs = titles.filter((title) => title.from >= somebody.to && isTheirs(title));
  const last = theirs.at(-1);
  if (last === undefined) return {};
  const after = foldedText(tokens.slice(last.to));
  // `tarantino'nun ucuz romanını izledim, şimdi romantik komedi öner`: another kind is wished.
  if (wishes.genres.length + wishes.themes.length + wishes.countries.length > 0) return {};
  const seen = words.SEEN_THEN.firstIn(after);
  if (seen < 0 || words.NEXT_ASKED.firstIn(after.slice(seen)) < 0) return {};
  const { similarTo: _model, alsoSimilarTo: _models, ...others } = wishes;
  return {
    acts: [],
    titles: titles.filter((title) => !theirs.includes(title)),
    similar: undefined,
    also: [],
    bounds: { ...bounds, series: undefined },
    wishes: {
      ...others,
      people: union(wishes.people, names),
      refusedPeople: wishes.refusedPeople.filter((name) => !names.includes(name)),
      excludeTitles: union(wishes.excludeTitles, theirs.map(calledBy)),
    },
  };
};
