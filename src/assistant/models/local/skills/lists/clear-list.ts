import { type Decide, type Decision, act, offering, say } from '../../core/skill.ts';
import { inputFor } from '../../core/resolve-reference.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { type Memory, listOnScreen } from '../../core/memory.ts';
import source from './clear-list.json' with { type: 'json' };

const { FAVOURITES, WATCHED, WATCHLIST } = phraseLists(source);
const NAMED = { favourites: FAVOURITES, watched: WATCHED, watchlist: WATCHLIST };
export type Clearable = keyof typeof NAMED;

/** A list is shown, and it is said that it is empty, or how all of it goes; of what is to be watched a yes takes it off. */
export function clearing(list: Clearable): Decision {
  const { empty, full } = source.each[list];
  return {
    kind: 'act',
    calls: [{ tool: 'listFilms', input: { list } }],
    reply: (output) => ('total' in output && output.total === 0 ? empty : full),
    expects: (parsed, context) => {
      const { shown, nothingListed } = context.memory;
      if (nothingListed === true) {
        const offered = offering(empty);
        return offered.kind === 'say' ? offered.expects?.(parsed, context) : offered;
      }
      return list === 'watchlist' && parsed.talk === 'yes'
        ? act(
            ...shown.map(
              (film) => ({ tool: 'removeFromWatchlist', input: inputFor(film, context.index) }) as const,
            ),
          )
        : undefined;
    },
  };
}

/** `şu listeyi komple sil`: the list on the screen, else which one is asked. */
export function clearsOne(memory: Memory): Decision {
  const list = listOnScreen(memory);
  return list !== undefined && isClearable(list) ? clearing(list) : say(source.which, listMeant);
}

const isClearable = (list: string): list is Clearable => Object.hasOwn(NAMED, list);

const listMeant: Decide = ({ text, titles, words: count }) => {
  const list = titles.length === 0 && count <= FEW_WORDS ? nameIn(NAMED, text) : undefined;
  return list === undefined ? undefined : clearing(list);
};
const FEW_WORDS = 5;
