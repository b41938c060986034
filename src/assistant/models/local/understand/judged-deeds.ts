import type { FilmTool } from '#tools/registry.ts';
import { type Judgement, likely } from '../judge/judge.ts';
import { actedTitles } from './acted-titles.ts';
import { toolOf } from './acts.ts';
import { targetsIn } from './clause-targets.ts';
import type { Reading } from './reading.ts';
import type { AimedAct } from './targets.ts';

/** The deeds that are known by sentences like them. A score is a number as well, which the readers look for. */
const DEEDS: readonly FilmTool[] = [
  'addFavourite',
  'removeFavourite',
  'addToWatchlist',
  'removeFromWatchlist',
  'markWatched',
  'unmarkWatched',
  'hideFilm',
];

/** How likely a message must be an order, and just this one: where no reader heard one, and where they heard another. */
const UNHEARD = { list: 0.5, deed: 0.7 };
const AGAINST = { list: 0.8, deed: 0.9 };

/**
 * What a message asks to be done: what the readers heard, or by sentences like it what nobody has words for
 * (`gözdelerimin başına yerleştir`), where the judge is sure.
 */
export function judgedActs(reading: Reading, judged: Judgement): readonly AimedAct[] {
  const { deed } = judged;
  const { acts, tokens } = reading;
  const tool = DEEDS.find((one) => one === deed.label);
  const [only, ...others] = acts;
  if (tool === undefined || others.length > 0) return acts;
  const act = { kind: 'film', tool } as const;
  const isSure = ({ list, deed: least }: typeof UNHEARD) =>
    likely(judged, 'list') >= list && deed.sure >= least;
  if (only === undefined)
    return isSure(UNHEARD)
      ? [{ act, targets: targetsIn(reading, actedTitles(reading), 0, tokens.length) }]
      : acts;
  const heard = toolOf(only.act);
  const isOther = heard !== undefined && heard !== tool && DEEDS.includes(heard);
  return isOther && isSure(AGAINST) ? [{ ...only, act }] : acts;
}
