import type { Conversation } from './conversation.ts';
import { type Decision, type PlannedCall, act, say } from './decision.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { inputFor, inputForTitle, pointedAt } from './pick.ts';
import {
  LEFT_AS_IS,
  NOTHING_SHOWN,
  REMOVE_FROM_WHERE,
  WHICH_THEME,
  noSuchPlace,
  whichFilm,
} from './replies/ask.ts';
import { elsewhereReply } from './replies/talk.ts';
import type { FilmTool } from './understand/acts.ts';
import type { AimedAct, Target } from './understand/targets.ts';
import type { Understanding } from './understand/understand.ts';

const MOST_CALLS = 3;

/** The calls that a message's acts ask for, or the question that must be settled first; undefined when it asks for none. */
export function decideActs(
  heard: Understanding,
  conversation: Conversation,
  index: FilmIndex,
): Decision | undefined {
  const calls: PlannedCall[] = [];
  for (const aimed of heard.acts) {
    if (isIdle(aimed, heard, conversation)) continue;
    const decided = decideAct(aimed, heard, conversation, index);
    if (decided.kind === 'say') {
      // What could be done before the question is done first; the question comes with the answer to it.
      if (calls.length === 0) return decided;
      break;
    }
    calls.push(...decided.calls.filter((call) => !calls.some((made) => isSameCall(made, call))));
  }
  return calls.length === 0 ? undefined : act(...calls.slice(0, MOST_CALLS));
}

const isSameCall = (a: PlannedCall, b: PlannedCall) =>
  a.tool === b.tool && JSON.stringify(a.input) === JSON.stringify(b.input);

/** A question like `konusu ne` asks after a film only where one is spoken of. */
function isIdle({ act: wanted, targets }: AimedAct, heard: Understanding, { shown }: Conversation): boolean {
  // `dramı çıkar` takes back a wish, not a film.
  if (wanted.kind === 'remove' && targets.length === 0 && heard.wishes) return true;
  if (wanted.kind !== 'film' || targets.length > 0) return false;
  if (heard.talk === 'offTopic') return true;
  // `neredeyse her filmi izledim, az bilinen bir şey öner`: no one film was seen.
  if (wanted.tool === 'markWatched' && shown.length === 0) return heard.markers.requests || heard.wishes;
  return (
    (wanted.tool === 'showFilm' || wanted.tool === 'searchWeb') &&
    (shown.length === 0 || heard.markers.requests || heard.wishes)
  );
}

function decideAct(
  { act: wanted, targets }: AimedAct,
  heard: Understanding,
  conversation: Conversation,
  index: FilmIndex,
): Decision {
  switch (wanted.kind) {
    case 'film':
      return decideFilm(wanted.tool, targets, conversation, index);
    case 'list': {
      const genre = heard.said.genres[0];
      const query = targets.find((target) => target.kind === 'title')?.text;
      return act({
        tool: 'listFilms',
        input: {
          list: wanted.list,
          ...(genre === undefined ? {} : { genre }),
          ...(query === undefined ? queryOf(heard) : { query }),
        },
      });
    }
    case 'stats':
      return act({ tool: 'showStats', input: {} });
    case 'theme':
      return wanted.theme === undefined
        ? say(WHICH_THEME, { kind: 'theme' })
        : act({ tool: 'setTheme', input: { theme: wanted.theme } });
    case 'tab':
      return act({ tool: 'openTab', input: { tab: wanted.tab } });
    case 'elsewhere':
      return say(elsewhereReply(wanted.what));
    case 'remove': {
      const tool =
        conversation.list === 'favourites'
          ? 'removeFavourite'
          : conversation.list === 'watched'
            ? 'unmarkWatched'
            : undefined;
      return tool === undefined ? say(REMOVE_FROM_WHERE) : decideFilm(tool, targets, conversation, index);
    }
    case 'undo':
      return undo(conversation, index);
    case 'nothing':
      return say(LEFT_AS_IS);
  }
}

function queryOf({ said }: Understanding): { query?: string } {
  const [person] = said.people;
  return person === undefined ? {} : { query: person };
}

function decideFilm(
  tool: FilmTool,
  targets: readonly Target[],
  conversation: Conversation,
  index: FilmIndex,
): Decision {
  const inputs: { title: string; year?: number }[] = [];
  for (const target of targets) {
    if (target.kind === 'title') inputs.push(inputForTitle(target, index, conversation.shown));
    else {
      const films = pointedAt(target.reference, conversation);
      if (films.length === 0) return unmet(tool, target, conversation);
      inputs.push(...films.map((film) => inputFor(film, index)));
    }
  }
  if (targets.length === 0) {
    const film = conversation.focus ?? (conversation.shown.length === 1 ? conversation.shown[0] : undefined);
    if (film === undefined) return say(whichFilm(tool, conversation.shown), { kind: 'film', tool });
    inputs.push(inputFor(film, index));
  }
  const unique = inputs.filter(
    (input, place) =>
      inputs.findIndex(({ title, year }) => title === input.title && year === input.year) === place,
  );
  return act(...unique.map((input) => ({ tool, input })));
}

function unmet(
  tool: FilmTool,
  { reference }: Extract<Target, { kind: 'reference' }>,
  { shown }: Conversation,
): Decision {
  if (shown.length === 0) return say(NOTHING_SHOWN, { kind: 'film', tool });
  return say(reference.kind === 'this' ? whichFilm(tool, shown) : noSuchPlace(shown), { kind: 'film', tool });
}

const REVERSE: Readonly<Record<string, string>> = {
  addFavourite: 'removeFavourite',
  removeFavourite: 'addFavourite',
  markWatched: 'unmarkWatched',
  unmarkWatched: 'markWatched',
};

function undo({ change }: Conversation, index: FilmIndex): Decision {
  const tool = change === undefined ? undefined : REVERSE[change.tool];
  return change === undefined || tool === undefined
    ? say('Geri alınacak bir şey yok. Listelerinde ne değiştirmek istersin?')
    : act({ tool, input: inputFor(change.film, index) });
}
