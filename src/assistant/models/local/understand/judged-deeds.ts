import type { FilmTool } from '#tools/registry.ts';
import { type Judgement, likely } from '../judge/judge.ts';
import { listsWords } from '../lexicon/word-lists.ts';
import { actedTitles } from './acted-titles.ts';
import { targetsIn } from './clause-targets.ts';
import { statesAnything } from './message-wishes.ts';
import type { Reading } from './reading.ts';
import type { AimedAct } from './targets.ts';
import { placesOf } from './tokens.ts';

/** The deeds that are known by sentences like them. A score is a number as well, which the readers look for. */
export const DEEDS: readonly FilmTool[] = [
  'addFavourite',
  'removeFavourite',
  'addToWatchlist',
  'removeFromWatchlist',
  'markWatched',
  'unmarkWatched',
  'hideFilm',
  'unhideFilm',
];

/** How likely a message must be an order, and just this one. */
const SURE = { order: 0.7, deed: 0.8 };

/**
 * What a message asks to be done: what the readers heard, or by sentences like it what nobody has words for
 * (`gözdelerimin başına yerleştir`), where the judge is sure.
 */
export function judgedActs(reading: Reading, judged: Judgement): readonly AimedAct[] {
  const { acts, tokens, titles, text } = reading;
  const tool = DEEDS.find((one) => one === judged.deed.label);
  const isSure = likely(judged, 'list') >= SURE.order && judged.deed.sure >= SURE.deed;
  // A title alone, and a heart beside it, is a film that is spoken of.
  const named = new Set(placesOf(...titles));
  const isTitle = tokens.every(({ folded }, place) => folded === '' || named.has(place));
  // `Titanik'i izlemiştir o kesin`: what somebody else has seen.
  const isOfOthers = listsWords.SEEN_BY_OTHERS.in(text);
  // `bu akşam Joker izleyeceğim` tells of an evening, and orders nothing.
  const isIntended = tool === 'addToWatchlist' && listsWords.GOING_TO_SEE.ends(text);
  // `favorilerime göre film öner` adds nothing.
  const isBased = listsWords.BASED_ON_LIST.in(text);
  // `görme engelli birinin filmi`: films are wished in words that are known.
  const isWish = statesAnything(reading.wishes);
  return acts.length > 0 ||
    tool === undefined ||
    !isSure ||
    isTitle ||
    isOfOthers ||
    isIntended ||
    isBased ||
    isWish
    ? acts
    : [
        {
          act: { kind: 'film', tool },
          targets: targetsIn(reading, actedTitles(reading), 0, tokens.length),
        },
      ];
}
