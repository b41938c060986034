import type { Note } from '#domain/notes.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import type { PlanDay } from '#recommender/evening-hours.ts';
import type { ListName } from '#tools/list-films.ts';
import type { PlannedCall } from '#tools/registry.ts';
import type { Need } from '../understand/need.ts';

/** What somebody has told that they live through, and whether films were shown since. */
export interface Care {
  need: Need;
  shown: boolean;
  /** It is told in this very message. */
  fresh: boolean;
  /** It was told before. */
  again: boolean;
  /** Of whom, as one speaks of them back (`kedin`, `Boncuk`). */
  whom?: string | undefined;
  /** After a break-up: they wish to cry over it. */
  tears: boolean;
  /** Themes that films for them had better not have. */
  sparing: readonly string[];
}

export type ShownFilm = Pick<OutputFilm, 'title'> & Partial<OutputFilm>;

/** The films that a message can point at. */
export interface OnScreen<Film extends ShownFilm = ShownFilm> {
  shown: readonly Film[];
  focus?: Film | undefined;
  /** The one of them that the answer spoke for (`Benim oyum X'e`). */
  lead?: Film | undefined;
  /** The films that were spoken of one by one since those were shown, the last first. */
  spoken?: readonly Film[] | undefined;
  /** What stood on the screen before what is shown. */
  before?: readonly ShownFilm[] | undefined;
}

/** What has happened so far, as far as the next message may rest on it. */
export interface Memory extends OnScreen {
  wishes?: Wishes | undefined;
  /** What the first wish of the conversation had become before another took its place. */
  first?: Wishes | undefined;
  /** The films that were written down as watched, or never to come again, in this conversation. */
  seen?: readonly ShownFilm[] | undefined;
  /** The wishes, by name, that the last three films could not all meet. */
  missed?: readonly string[] | undefined;
  /** The films shown were named in words, and no cards of them stand there. */
  onlyNamed?: boolean | undefined;
  /** The films that the last answer told of: deeds may point at them, while questions go on with what they were of. */
  told?: readonly ShownFilm[] | undefined;
  /** What the assistant said last in words of its own: a question may go on with what it named (`kaçar tane`, `o da mı`). */
  answer?: string | undefined;
  /** The film that the last answer put forward after another was seen. */
  ahead?: ShownFilm | undefined;
  /** Whoever the last turn was about, where it was about one person. */
  person?: string | undefined;
  /** What was said last, folded: a question may go on with it (`hangi filmle`). */
  asked?: string | undefined;
  /** A call of the last turn whose title fits several films, and the field of its input that is open. */
  picking?: { call: PlannedCall; slot: string | undefined; candidates: readonly OutputFilm[] } | undefined;
  /** The calls that take back what the last turn that changed the person's lists did there, but for their films. */
  undo?: readonly { tool: ListChange; film: ShownFilm }[] | undefined;
  /** The change of a list that the last turn was about, be it that nothing was to change. */
  deed?: { tool: ListChange; film: ShownFilm } | undefined;
  /** What the last turn noted of the person. */
  noted?: string | undefined;
  /** All that was noted of the person in this conversation, and not forgotten since. */
  notes?: readonly Note[] | undefined;
  /** What is wished for good (`2 saati geçmesin hep`): it holds whatever else is wished anew. */
  lasting?: Partial<Wishes> | undefined;
  /** The film that the last turn gave stars to. */
  rated?: { title: string; year: number; stars: number } | undefined;
  /** The last turn showed the person's figures, and the genre that they have watched most. */
  figures?: { genre?: string | undefined } | undefined;
  /** The last turn changed the person's lists: what follows may go on with it (`onu da`, `X'i geri al`). */
  changed?: boolean | undefined;
  /** A call of the last turn that still waits for the person's consent. */
  waiting?: PlannedCall | undefined;
  /** The call whose films were shown last: `başka`, `daha kısa` go on with it. */
  lastShow?: Show | undefined;
  /** The list whose page was opened last. */
  opened?: ListName | undefined;
  /** The list that was shown last holds no such film. */
  nothingListed?: boolean | undefined;
  /** The films of a plan over several days, and what was wished for each. */
  byDay?: readonly { day: PlanDay; film: ShownFilm; wishes: Wishes }[] | undefined;
  /** When the plan begins that was made last, by the clock. */
  planStart?: string | undefined;
  /** Somebody who needs care has it until they turn to something else. */
  care?: Care | undefined;
}

/** Two films may have one title; a year that is not told fits any. */
export const isSameFilm =
  ({ title, year }: ShownFilm) =>
  (other: ShownFilm): boolean =>
    title === other.title && (!year || !other.year || year === other.year);

/** The films on the screen that are not seen yet; all of them where less than `least` would be left. */
export function unseen({ shown, seen = [] }: Memory, least = 1): readonly ShownFilm[] {
  const left = shown.filter((film) => !seen.some(isSameFilm(film)));
  return left.length < least ? shown : left;
}

const SHOWS = [
  'recommendFilms',
  'surpriseFilm',
  'listFilms',
  'pickFromWatchlist',
  'planEvening',
  'filmsForTwo',
] as const;
/** A call whose films stand on the screen from then on. */
export type Show = PlannedCall<(typeof SHOWS)[number]>;
export const isShow = (call: PlannedCall): call is Show => SHOWS.some((tool) => tool === call.tool);

/** The person's list that was shown last, unless a recommendation followed. */
export function listOnScreen({ lastShow, opened }: Memory): ListName | undefined {
  if (opened !== undefined) return opened;
  if (lastShow?.tool === 'listFilms') return lastShow.input.list;
  return lastShow?.tool === 'pickFromWatchlist' ? 'watchlist' : undefined;
}

/** Each change of a list, with the one that takes it back. */
export const UNDO = {
  addFavourite: 'removeFavourite',
  removeFavourite: 'addFavourite',
  markWatched: 'unmarkWatched',
  unmarkWatched: 'markWatched',
  addToWatchlist: 'removeFromWatchlist',
  removeFromWatchlist: 'addToWatchlist',
  hideFilm: 'unhideFilm',
  unhideFilm: 'hideFilm',
} as const;
export type ListChange = keyof typeof UNDO;
/** The changes that take an addition back. */
export const REMOVALS: ReadonlySet<ListChange> = new Set([
  'removeFavourite',
  'unmarkWatched',
  'removeFromWatchlist',
  'unhideFilm',
]);

/** Films were shown together: they are those pointed at next; where there were none, those of before. @param said the words that came with them */
export function withShown(
  memory: Memory,
  lastShow: Show,
  shown: readonly ShownFilm[],
  said?: string,
): Memory {
  const focus = shown.length === 1 ? shown[0] : undefined;
  const films =
    shown.length === 0 ? {} : { shown, focus, lead: spokenFor(shown, said), before: memory.shown };
  return { ...memory, ...films, lastShow, opened: undefined, onlyNamed: undefined };
}

/** The one film that an answer names of those that it shows. */
function spokenFor(shown: readonly ShownFilm[], said = ''): ShownFilm | undefined {
  const named = shown.filter(({ title }) => said.includes(title));
  // `Deadpool 2` names no *Deadpool*.
  const whole = named.filter(
    ({ title }) => !named.some((other) => other.title !== title && other.title.includes(title)),
  );
  return whole.length === 1 ? whole[0] : undefined;
}

/** The one film that is meant where no other is named: the one spoken of, the only one shown, or the one spoken for. */
export function oneMeant<Film extends ShownFilm>({ shown, focus, lead }: OnScreen<Film>): Film | undefined {
  const isHere = lead !== undefined && shown.some(({ title }) => title === lead.title);
  return focus ?? (shown.length === 1 ? shown[0] : isHere ? lead : undefined);
}

/** One film was spoken of: it is the one meant next, and the only one shown where none was. */
export function withFocus(memory: Memory, film: ShownFilm): Memory {
  return { ...memory, focus: film, shown: memory.shown.length > 0 ? memory.shown : [film] };
}
