import { MOST_FILMS } from '#domain/evening-plan.ts';
import { eveningWords } from '../../lexicon/word-lists.ts';
import { inputFor, inputsMeant } from '../../core/resolve-reference.ts';
import { type Decide, act } from '../../core/skill.ts';
import { callsOf } from '../acts/acts.ts';
import { toolOf } from '../../understand/acts.ts';
import { dayIn } from '../../understand/evening.ts';
import { inSeriesOrder } from './in-series-order.ts';
import { frameOf } from './frame.ts';

/** `ikisini pazara ayır`, `onu bu akşama koy`: films that are pointed at or named, set for a day. */
export const setForDay: Decide = (parsed, context) => {
  const { evening: said, acts, references, titles, text, markers } = parsed;
  const { memory, index } = context;
  const isFor = eveningWords.FOR_A_DAY.in(text) && !markers.requests;
  const isKept = acts.length === 1 && acts.every(({ act: deed }) => toolOf(deed) === 'addToWatchlist');
  const isOfSeveral = said?.day !== undefined && isKept && titles.length === 0 && memory.shown.length > 1;
  if (!isFor && !isOfSeveral) return undefined;
  // `ilkini geçen hafta izledik, ikinciyi cumaya koy`: each film its own deed.
  const seen = callsOf(parsed, context).filter(({ tool }) => tool === 'markWatched');
  const named = inSeriesOrder(
    inputsMeant({ titles, references }, context).filter(
      ({ title }) => !seen.some(({ input }) => 'title' in input && input.title === title),
    ),
    index,
  );
  if (named.length < (isFor ? 1 : 2)) return undefined;
  const { lastShow, shown } = memory;
  const day = dayIn(text);
  const input = { ...(day && { day }), ...(said && frameOf(said)), films: named };
  // `dune'u da bu akşama koy`: beside what is planned for it.
  const isBeside = lastShow?.tool === 'planEvening' && ALSO.test(text);
  const films = isBeside ? [...shown.map((film) => inputFor(film, index)), ...named] : named;
  const all = { ...input, films: films.slice(0, MOST_FILMS) };
  return act(...seen, { tool: 'planEvening', input: isBeside ? { ...lastShow.input, ...all } : all });
};

const ALSO = /(?:^| )(?:d[ae]|ayrica|bir de|bi de|yanina)(?: |$)/u;
