import type { FilmTool } from '#tools/registry.ts';
import { type Judgement, likely } from '../judge/judge.ts';
import { changesWords, deedsWords, listsWords } from '../lexicon/word-lists.ts';
import { type Act, toolOf } from './acts.ts';
import { actedTitles } from './acted-titles.ts';
import { targetsIn } from './clause-targets.ts';
import { statesAnything } from './message-wishes.ts';
import { deedsInWords } from './named-list.ts';
import type { Reading } from './reading.ts';
import { type AimedAct, pointing } from './targets.ts';
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

/** How likely it must be that something is asked to be done, where a list is named by its sign and where none is. */
const LIKELY = { named: 0.2, unnamed: 0.6 };
/** What part of all the deeds that its words leave possible the likeliest must have. */
const MOST = { named: 0.4, unnamed: 0.6 };

/** Acts that say less than which list is meant. */
const VAGUE: ReadonlySet<Act['kind']> = new Set(['remove', 'add', 'list', 'nothing']);

/** What is to be done with the one film or row of films that is pointed at, by the signs of a list and by sentences like it. */
function settledAct(reading: Reading, { acts, deeds: all }: Judgement): AimedAct | undefined {
  const { acts: heard, text, tokens, references, markers } = reading;
  if (markers.requests || deedsWords.ASKED.in(text)) return undefined;
  // `Shrek'i favorilerden çıkarma sakın`
  if (changesWords.NOT_TO.in(text) && !deedsWords.PRESENCE.in(text)) return undefined;
  const targets = targetsIn(reading, actedTitles(reading), 0, tokens.length);
  // `hepsini sil favorilerimin`: all that stands there, and not all that is shown.
  const isOfList =
    heard.some(({ act }) => act.kind === 'list') && targets.some((one) => pointing(one) === 'all');
  if (isOfList || targets.length === 0 || (references.length === 0 && heard.length === 0)) return undefined;
  const { deeds, named } = deedsInWords(text);
  // `ilkini kalple ikincinin kalbini kaldır`: one thing and another.
  // `ilkini izledim ikincisini cumaya koy`
  const isHeard = heard.some(({ act }) => act.kind === 'film');
  const isBoth = targets.length > 1 && (isHeard || (deedsWords.ON.in(text) && deedsWords.OFF.in(text)));
  // `en üsttekini çıkar`, out of the list that is open.
  const isOne = heard.length <= 1 && named <= 1 && !isBoth && (named > 0 || heard.length === 0);
  if (!isOne) return undefined;
  const how = named > 0 ? 'named' : 'unnamed';
  const [best, ...others] = deeds
    .map((deed) => ({ deed, sure: all[deed] ?? 0 }))
    .toSorted((a, b) => b.sure - a.sure);
  if (best === undefined || likely({ acts }, 'list') < LIKELY[how]) return undefined;
  const sum = others.reduce((sure, one) => sure + one.sure, best.sure);
  // `Joker'i ezberledik o çıkmasın`: what is not to come is not brought back.
  if (best.deed === 'unhideFilm' && NOT_TO_COME.test(text)) return undefined;
  // `ikinciyi izlememişim, onu ekle`
  if (best.deed === 'markWatched' && UNSEEN.test(text)) return undefined;
  return best.sure / sum >= MOST[how] ? { act: { kind: 'film', tool: best.deed }, targets } : undefined;
}

const UNSEEN = /(?:^| )(?:izle|seyret|gor|bak)me(?:mis|di)[kmz]?(?:im|iz)?(?: |$)/u;
const NOT_TO_COME = /(?:^| )(?:cik|gel|ol|goster|oner|koy)[ie]?m[ae](?:s[iu]n)?(?: |$)/u;

/**
 * What a message asks to be done: what the readers heard, or by sentences like it what nobody has words for
 * (`gözdelerimin başına yerleştir`), where the judge is sure.
 */
export function judgedActs(reading: Reading, judged: Judgement): readonly AimedAct[] {
  const { acts, tokens, titles, text } = reading;
  const settled = settledAct(reading, judged);
  if (settled !== undefined && acts.every(({ act }) => VAGUE.has(act.kind) || isOtherWay(act, settled.act)))
    return [settled];
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

/** Heard of another list, or as done where it is to be undone; what is heard to be taken off stays off. */
const isOtherWay = (act: Act, settled: Act): boolean => {
  const [heard, meant] = [toolOf(act), toolOf(settled)];
  return (
    heard !== undefined &&
    heard !== meant &&
    DEEDS.includes(heard) &&
    (!IS_OFF.test(heard) || IS_OFF.test(meant ?? ''))
  );
};
const IS_OFF = /^(?:remove|un)/u;
