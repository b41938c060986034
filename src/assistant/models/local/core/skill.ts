import type * as z from 'zod/mini';

import type { Lore } from '#domain/lore.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { RecallIndex } from '#films/recall/recall-index.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import type { PlannedCall, ToolName, UITools } from '#tools/registry.ts';
import { comparisonsWords, talkWords } from '../lexicon/word-lists.ts';
import { type MessageWishes, NO_WISHES, isStated, statesAnything } from '../understand/message-wishes.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Memory } from './memory.ts';

/** What a message is judged by, besides itself. */
export interface DecisionContext {
  written: string;
  /** The message that `written` stands for, where it is said anew in plainer words. */
  own?: string | undefined;
  memory: Memory;
  index: FilmIndex;
  /** Finds films by what is remembered of them; there only where a message may ask for that. */
  recall?: RecallIndex | undefined;
  /** What a friend knows of films and people; there only where a message asks. */
  lore?: Lore | undefined;
  /** Reads a part of the message for itself. */
  understand: (text: string) => Understanding;
  /** Reads an answer to the question that the assistant asked last. */
  expects: Decide | undefined;
  /** Tells this turn from others, so that answers vary without chance. */
  seed: string;
  /** The time by the clock. */
  now: Date;
  /** Films by what a message is likeliest to mean, for who would otherwise be asked what was meant. */
  guess?: Decide;
}

/** What a message is read among. */
export type Around = Pick<DecisionContext, 'memory' | 'index' | 'understand'>;

/** What to do on a message: make calls in order, perhaps with words `before` what they show, or say something, which may be a question. */
export type Decision =
  | {
      kind: 'act';
      calls: readonly PlannedCall[];
      before?: string | undefined;
      /** What is said once they are done: of the part of the message that could not be met. */
      after?: string | undefined;
      /** What to say once the calls are done, of the film that the last one showed, instead of what its tool says. */
      answer?: (film: OutputFilm) => string | undefined;
      /** What is told of the last call's film stands beside what the calls before it did. */
      besideDeeds?: true;
      /** The same of what the last tool answered, and all of them, where it showed no film. */
      reply?: (
        output: UITools[ToolName]['output'],
        all: readonly UITools[ToolName]['output'][],
      ) => string | undefined;
      /** Reads what is said next, where an answer that shows a film leaves something to go on with. */
      expects?: Decide;
      /** It was not understood, or what it asks is not known: said in plainer words it may be. */
      unsure?: true;
    }
  | { kind: 'say'; text: string; expects?: Decide | undefined; unsure?: true };

/** What a skill makes of a message; undefined when the message is not for it. */
export type Decide = (parsed: Understanding, context: DecisionContext) => Decision | undefined;

/** @param expects reads the answer, where the text is a question */
export const say = (text: string, expects?: Decide): Decision => ({ kind: 'say', text, expects });
/** What is said where a message was not understood, or what it asks is not known. */
export const unsure = (text: string, expects?: Decide): Decision => ({
  kind: 'say',
  text,
  expects,
  unsure: true,
});
/** What is done as a guess: said in plainer words it may be something else. */
export const guessing = (decision: Decision): Decision => ({ ...decision, unsure: true });
export const act = (...calls: readonly PlannedCall[]): Decision => ({ kind: 'act', calls });
/** Calls with words before what they show. */
export const sayAndAct = (before: string | undefined, ...calls: readonly PlannedCall[]): Decision => ({
  kind: 'act',
  calls,
  before,
});
/** Calls, and what is asked once they are done. */
export const withOpen = (
  done: Decision,
  { text, expects }: { text: string; expects?: Decide | undefined },
): Decision => (done.kind === 'say' ? done : { ...done, after: text, ...(expects && { expects }) });
export const recommendBy = (wishes: Partial<Wishes>): Decision =>
  act({ tool: 'recommendFilms', input: { genres: [], ...wishes } });

/** `evet sağol. bir şey açsam mı bilemedim`: a yes with thanks or a reason behind it, and no wish of its own. */
const saysYes = ({ text, exact, titles, acts, markers }: Understanding): boolean =>
  talkWords.YES_FIRST.firstIn(text) === 0 &&
  exact === undefined &&
  titles.length + acts.length === 0 &&
  !markers.another;

/** Whether an offer is taken. */
export const accepts = (parsed: Understanding): boolean =>
  parsed.talk === 'yes' || talkWords.YES_DO.is(parsed.text) || saysYes(parsed);

/**
 * An offer of films is taken by a request, too, that says no more than which are not to come (`o modda bir film ver işte`,
 * `bul, gora dışında`), and by what says only within which bounds they are to be (`yerli olsun`, `90 dk altı`).
 */
function taken(call: PlannedCall, parsed: Understanding): Decision | undefined {
  if (accepts(parsed)) return act(call);
  const { markers, acts, titles, people, exact = NO_WISHES, films } = parsed;
  const { excludeTitles = [] } = exact;
  const [bounds, others] = withinBounds(exact);
  const isPlain = !markers.another && !markers.resets && !markers.surprise;
  const names = titles.length + people.length + acts.length > excludeTitles.length;
  if (call.tool !== 'recommendFilms' || !isPlain || names || statesAnything(others)) return undefined;
  if (!statesAnything({ ...NO_WISHES, ...bounds })) return markers.requests && films ? act(call) : undefined;
  return act({ ...call, input: { ...call.input, ...bounds } });
}

const BOUNDS = [
  ['minYear', 'maxYear', 'minDuration', 'maxDuration', 'minRating', 'origin', 'maxAge', 'fame'],
  ['excludeTitles', 'excludeGenres', 'countries', 'avoidThemes', 'avoidTones'],
].flat() as readonly (keyof MessageWishes & keyof Wishes)[];

/** Of the wishes of a message those that only bound what is offered, and the others. */
function withinBounds(wishes: MessageWishes): [Partial<Wishes>, MessageWishes] {
  const said = BOUNDS.filter((name) => isStated(wishes[name]));
  return [
    Object.fromEntries(said.map((name) => [name, wishes[name]])),
    { ...wishes, ...Object.fromEntries(said.map((name) => [name, NO_WISHES[name]])) },
  ];
}

/** `ona benzer bir şey`, and nothing that it is to be beside. */
export const asksAlikeAlone = ({ text, titles, asksAlike, exact, markers }: Understanding): boolean =>
  titles.length === 0 &&
  exact === undefined &&
  Object.keys(markers.relative).length === 0 &&
  (asksAlike || comparisonsWords.ASKS_ALIKE.in(text));

/** Words that end in an offer, which a yes takes. @param alikeTo may be answered with `benzerlerini` */
export const offer = (text: string, call: PlannedCall, alikeTo?: string): Decision =>
  say(text, (parsed) =>
    alikeTo !== undefined && asksAlikeAlone(parsed) && !/\bdegil\b/u.test(parsed.text)
      ? recommendBy({ similarTo: alikeTo })
      : taken(call, parsed),
  );

/** `… bir film bulayım mı?`: a yes to it is a wish for such films, or for films that do good. */
const OFFERS = /[^.?!]*(?:bulayım|bulalım|seçelim|açalım|istersin|ister)(?: m[ıi](?:sin)?)?[?:]/u;
/** Words that may end in an offer of films. */
export const offering = (text: string): Decision => {
  const [offered] = OFFERS.exec(text) ?? [];
  if (offered === undefined) return say(text);
  return say(text, (parsed, { understand }) => {
    const { genres = [], mood = 'relaxed' } = understand(offered).exact ?? {};
    return taken(
      { tool: 'recommendFilms', input: genres.length > 0 ? { genres: [...genres] } : { genres: [], mood } },
      parsed,
    );
  });
};

type Output<Name extends ToolName> = UITools[Name]['output'];
export type DoneOutput<Name extends ToolName> = Extract<Output<Name>, { status: 'done' | 'unchanged' }>;

/** What the assistant remembers of a finished call and says on it. */
export interface CallHandler<Name extends ToolName> {
  /** The tool's own output schema: a conversation may come from storage or another model. */
  output: z.ZodMiniType<Output<Name>>;
  /** What else of the call is remembered than the films it shows; without an output it was refused or failed, and its input may be anything. */
  remember?: (memory: Memory, output: Output<Name> | undefined, input: unknown) => Memory;
  /** A sentence on what was done. @param seed chooses the wording @param again the tool was used in an earlier turn, too */
  reply: (output: DoneOutput<Name>, seed: string, again?: boolean) => string;
  /** One sentence on several films done the same way. @param titles joined */
  replyToAll?: (titles: string) => string | undefined;
  /** The same where films are shown in the same breath. */
  replyBeside?: (titles: string) => string | undefined;
  /** The same without its verb, beside another deed that has the same one. */
  replyAmong?: (titles: string) => string | undefined;
  replyToNotFound?: (title: string) => string | undefined;
  replyToDenied?: (title: string) => string | undefined;
}

export type CallHandlers<Name extends ToolName = ToolName> = { readonly [N in Name]: CallHandler<N> };
