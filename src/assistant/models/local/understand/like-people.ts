import { madeBy } from '#domain/film-words.ts';
import { bestKnownFirst } from '#films/series.ts';

import { comparisonsWords as words } from '../lexicon/word-lists.ts';
import { union } from './lists.ts';
import type { Reader, Reading } from './reading.ts';
import type { PersonAt } from './spans.ts';
import { wordAt, wordsIn } from './tokens.ts';

/** So many films of somebody say what their films are like. */
const EXAMPLES = 3;

/** `tarkovski gibi ama tarkovski olmayan`, `nolan tarzı başka bir yönetmen`: films like theirs, and none of their own. */
export const readLikePeople: Reader = ({ people, wishes, bounds, tokens, text, index }) => {
  const several = likeSeveral({ people, text, tokens, index, wishes });
  if (several !== undefined) return several;
  const ofOthers = words.OTHER_MAKERS.in(text);
  // `nolan hastasıyım … aynı kafada başka yönetmenler ne çekmiş`
  // `adam sandler olmasın ama o tarz`
  const theirKind = words.THEIR_KIND.in(text);
  const isRefused = ({ span }: PersonAt) => wishes.refusedPeople.includes(span.name);
  const named = people.filter(
    (person) => ofOthers || words.LIKE.is(wordAt(tokens, person.to)) || (theirKind && isRefused(person)),
  );
  // `coen kardeşler tarzı`: of those who are named together, all.
  const names = named.filter(({ from }) => from === named[0]?.from).map(({ span }) => span.name);
  if (names.length === 0) return {};
  const byOthers =
    ofOthers || names.some((name) => wishes.refusedPeople.includes(name)) || words.NOT_THEIR_OWN.in(text);
  const makers = names.map(madeBy);
  const theirs = index.films.filter((film) => makers.some((isOf) => isOf(film)));
  // `dövüş filmi, jackie chan gibi`: somebody who plays is like nobody but themselves.
  const directed = theirs.filter(({ director = '' }) => names.some((name) => director.includes(name)));
  const arePlayers = 2 * directed.length < theirs.length;
  if (!byOthers && (arePlayers || !saysMore({ ...wishes, ...bounds }))) return {};
  const [first, ...rest] = bestKnownFirst(theirs).slice(0, EXAMPLES);
  if (first === undefined) return {};
  return {
    wishes: {
      ...wishes,
      people: wishes.people.filter((one) => !names.includes(one)),
      refusedPeople: byOthers ? union(wishes.refusedPeople, names) : wishes.refusedPeople,
      similarTo: first.title,
      alsoSimilarTo: rest.map(({ title }) => title),
    },
  };
};

/** `fincher tarzı ama kadın dedektif olsun`: few films or none of theirs are also that. */
const saysMore = ({ genres, themes, countries, minYear, maxYear, tones = [] }: Reading['wishes']): boolean =>
  genres.length + themes.length + countries.length + tones.length > 0 ||
  minYear !== undefined ||
  maxYear !== undefined;

/** `angelopoulos, nuri bilge falan severim, onlar gibi`: films like theirs, and theirs as well. */
function likeSeveral(reading: Pick<Reading, 'people' | 'text' | 'tokens' | 'index' | 'wishes'>) {
  const { people, text, index, wishes } = reading;
  if (people.length === 0 || !(LIKE_THEM.test(text) || areMakersLoved(reading))) return undefined;
  const names = people.map(({ span }) => span.name);
  const [first, ...rest] = names.flatMap((name) =>
    bestKnownFirst(index.films.filter(madeBy(name))).slice(0, names.length > 1 ? 1 : EXAMPLES),
  );
  if (first === undefined) return undefined;
  return {
    wishes: {
      ...wishes,
      people: wishes.people.filter((one) => !names.includes(one)),
      similarTo: first.title,
      alsoSimilarTo: rest.map(({ title }) => title),
    },
  };
}
/** `tarkovski'yi, bela tarr'ı sevmiş biriyim`: a taste in makers who never made a film together. */
function areMakersLoved({
  people,
  tokens,
  index,
  wishes,
}: Pick<Reading, 'people' | 'tokens' | 'index' | 'wishes'>): boolean {
  const names = people.map(({ span }) => span.name);
  const areWished = names.every((name) => wishes.people.includes(name));
  const isLoved = people.some(
    ({ to }) => words.MAKERS_LOVED.firstIn(wordsIn(tokens, to, to + LOVED_REACH).join(' ')) === 0,
  );
  if (names.length < 2 || !areWished || !isLoved) return false;
  const directed = names.map((name) => index.films.filter(({ director = '' }) => director.includes(name)));
  return (
    directed.every(({ length }) => length > 0) && !directed[0]?.some((film) => directed[1]?.includes(film))
  );
}
const LOVED_REACH = 4;
const LIKE_THEM =
  /(?:^| )(?:sever\w*|sevi[yr]\w*|bayil\w*) (?:\w+ ){0,5}?(?:onlar gibi|onlarin tarz\w*|o tarz\w*|o ayarda|o kafa\w*|bu kafa\w*|o hava\w*|oyle)(?: |$)/u;
