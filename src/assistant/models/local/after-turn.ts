import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Lore } from '#domain/lore.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { RecallIndex } from '#films/recall/recall-index.ts';
import { fold } from '#domain/title.ts';
import type { Wishes } from '#domain/wishes.ts';
import { afterCall, shownBy } from './calls.ts';
import { catalogued } from './core/known-film.ts';
import { withTwoSpoken } from './core/salience.ts';
import type { Decision } from './core/skill.ts';
import { type Memory, type ShownFilm, UNDO } from './core/memory.ts';
import type { Turn } from '../turns.ts';
import { careAfter } from './skills/care/gently.ts';
import { filmOfOpinion } from './skills/reaction/opinion.ts';
import { filmRemarkedOn } from './skills/reaction/remark.ts';
import { filmToldOf } from './skills/reaction/told-film.ts';
import { barePair } from './skills/comparison/bare-pair.ts';
import { namedTogether } from './skills/comparison/between-named.ts';
import { personTold, withPairNamed, withPersonNamed } from './skills/questions/person-in-talk.ts';
import { lastingBounds, likedInNote } from './skills/notes/told-notes.ts';
import { outOfAnswer } from './skills/flow/out-of-answer.ts';
import { withQuestionCarried, withoutTooMuch } from './skills/questions/asked-again.ts';
import { MOST_NAMED } from './skills/questions/series.ts';
import { withPartsByFigure } from './skills/series-part/part-by-figure.ts';
import { withPartNamed } from './skills/series-part/part-named.ts';
import { withThatOne } from './skills/series-part/that-one.ts';
import { toldFilms } from './skills/questions/told.ts';
import { asAsked } from './skills/shown-films/as-asked.ts';
import { filmOfQuestion } from './skills/shown-films/asked-film.ts';
import { askedWithPerson } from './skills/shown-films/who-plays-where.ts';
import { wantsBefore } from './skills/shown-films/shown-before.ts';
import { namedIn, spokenOf } from './skills/shown-films/shown-films.ts';
import { withSubjectNamed } from './skills/recommendation/subject-in-talk.ts';
import { chosenForThem, chosenIn } from './skills/talk/chosen-in.ts';
import shortNames from './lexicon/short-names.json' with { type: 'json' };
import { saysReset } from './understand/markers.ts';
import type { Understanding } from './understand/understand.ts';
import { CHILD } from './understand/wish-draft.ts';

/** What a turn is read and decided with. */
export interface Surroundings {
  index: FilmIndex;
  recall?: RecallIndex | undefined;
  lore?: Lore | undefined;
  tools: ReadonlySet<string>;
  /** The time by the clock. */
  now: Date;
  /** @param onScreen the films that a message may speak of in short */
  understand: (text: string, onScreen?: readonly CatalogueFilm[]) => Understanding;
}

/** Reads a message, and parts of it, with the films in mind that are on the screen. */
export function readingOf(
  { shown }: Memory,
  { index, understand }: Surroundings,
): (text: string) => Understanding {
  const onScreen = shown.slice(0, MOST_ON_SCREEN).flatMap((film) => catalogued(film, index) ?? []);
  return (text) => understand(text, onScreen);
}

/** Of a long list nobody speaks in short. */
const MOST_ON_SCREEN = 10;

/** What is remembered after a turn. */
export function afterTurn(before: Memory, { text: typed, calls }: Turn, surroundings: Surroundings): Memory {
  const { index } = surroundings;
  const text = spokenOut(typed, before, surroundings);
  const care = careAfter(before.care, { text, calls });
  const memory = {
    ...before,
    picking: undefined,
    waiting: undefined,
    told: undefined,
    answer: undefined,
    rated: undefined,
    noted: undefined,
    figures: undefined,
    changed: false,
    deed: undefined,
    care,
    asked: fold(text),
  };
  const understand = readingOf(memory, surroundings);
  memory.wishes = withAgeTold(before.wishes, understand(text));
  memory.lasting = lastingBounds(understand(text)) ?? before.lasting;
  const person = personTold(understand(text), shownBy(calls.at(-1)));
  if (calls.length > 0) {
    // What one turn changes is taken back together.
    const after = calls.reduce(afterCall, { ...memory, undo: undefined, person });
    const undo = after.undo ?? before.undo;
    // `dur, üçüncüyü izlemedim`: of films that were named one after another, where none were shown.
    const row =
      before.shown.length === 0 && (after.undo?.length ?? 0) > 1 && after.lastShow === before.lastShow;
    const pair = pairChanged(before, after);
    if (pair !== undefined) return { ...after, shown: pair, undo, changed: true };
    // Cards that were opened one beside the other are a row, too.
    const cards = calls.length > 1 && calls.every(({ tool }) => tool === 'showFilm');
    const opened = cards ? calls.flatMap((call) => shownBy(call) ?? []) : [];
    const shown = opened.length > 1 ? opened : row ? (undo ?? []).map(({ film }) => film) : after.shown;
    const overDays = daysPlanned(memory, after, calls);
    if (overDays !== undefined) return overDays;
    const isNoted = calls.every(({ tool }) => tool === 'remember') && after.lastShow === undefined;
    const wishes = after.wishes ?? (isNoted ? likedInNote(understand(text)) : undefined);
    const focus = opened.length > 1 ? undefined : after.focus;
    // `izleneceklere`, of what stands there already: it is still gone on with.
    const isSame = before.changed === true && calls.every(({ tool }) => Object.hasOwn(UNDO, tool));
    return { ...after, wishes, shown, focus, undo, changed: isSame || after.undo !== undefined };
  }
  const folded = fold(text);
  if (saysReset(folded)) return { ...memory, wishes: undefined };
  if (before.before !== undefined && wantsBefore(folded))
    return { ...memory, shown: before.before, before: before.shown, focus: undefined };
  // What was listed in words is as good as shown.
  const listed = toldFilms(text, index);
  const told =
    listed.length > 1 ? listed : (barePair(understand(text), index) ?? namedTogether(understand(text)));
  // Of a long series the first film stands for it: nobody counts on to the seventh.
  if (told.length > 1) {
    const focus = told.length > MOST_NAMED ? told[0] : undefined;
    return { ...memory, person, shown: told, focus, onlyNamed: true };
  }
  const focus =
    spokenOf(folded, memory, index) ??
    askedWithPerson(understand(text), memory) ??
    filmOfQuestion(understand(text), { memory, index, understand }) ??
    // `ıssız adada kaldığı film`: a theme, and no film that is called so.
    (isOfThemes(understand(text)) ? undefined : namedIn(text, index)) ??
    filmToldOf(understand(text)) ??
    filmOfOpinion(understand(text)) ??
    filmRemarkedOn(understand(text), { memory, index, understand }) ??
    chosenIn(folded, memory, () => understand(text)) ??
    chosenForThem(folded, memory);
  // `başka ne çekmiş`, `o kaç yaşında`: nobody else is named, and the same person is in talk.
  const spoken = { ...memory, person: person ?? (focus === undefined ? memory.person : undefined) };
  return focus === undefined ? spoken : { ...spoken, focus };
}

/** `coraline 7 yaşındaki kızıma uyar mı`: who is to watch holds on, though no film was wished yet. */
function withAgeTold(wishes: Wishes | undefined, { exact, numbers }: Understanding): Wishes | undefined {
  const maxAge = exact?.maxAge;
  const isTold = maxAge !== undefined && (maxAge !== CHILD || numbers.length > 0);
  return isTold ? { genres: [], ...wishes, maxAge } : wishes;
}

/** The days of a weekend or a week are one plan, and what is planned anew for one of them stands in it. */
function daysPlanned(before: Memory, after: Memory, calls: Turn['calls']): Memory | undefined {
  const plans = calls.flatMap((call) => {
    const one = afterCall({ ...before, shown: [] }, call);
    return call.tool === 'planEvening' && one.lastShow?.tool === 'planEvening'
      ? { input: one.lastShow.input, shown: one.shown, lastShow: one.lastShow }
      : [];
  });
  const [first, ...others] = plans;
  if (first === undefined || plans.length < calls.length) return undefined;
  const single = plans.flatMap(({ input: { day, wishes = { genres: [] } }, shown: [film, ...more] }) =>
    day !== undefined && film !== undefined && more.length === 0 ? { day, film, wishes } : [],
  );
  const { byDay = [] } = before;
  const [one] = single;
  const isOneOfThem = others.length === 0 && one !== undefined && byDay.some(({ day }) => day === one.day);
  if (isOneOfThem) {
    const days = byDay.map((plan) => (plan.day === one.day ? one : plan));
    return { ...after, byDay: days, shown: days.map(({ film }) => film), focus: undefined };
  }
  if (others.length === 0) return { ...after, byDay: undefined };
  return {
    ...after,
    byDay: single.length === plans.length ? single : undefined,
    shown: plans.flatMap(({ shown }) => shown),
    focus: undefined,
    lastShow: first.lastShow,
  };
}

/** `dağ 2'yi izledim`, `dağ 1'i de`: what two turns after another changed, where nothing else stands there. */
function pairChanged(before: Memory, after: Memory): readonly ShownFilm[] | undefined {
  const [one, ...more] = after.undo ?? [];
  const last = before.undo?.at(-1);
  if (one === undefined || last === undefined || more.length > 0 || before.changed !== true) return undefined;
  const isAlone = before.shown.length < 2 || before.shown.at(-1)?.title === last.film.title;
  const isSame = one.tool === last.tool && one.film.title !== last.film.title;
  if (!isSame || !isAlone || after.lastShow !== before.lastShow || after.lastShow !== undefined)
    return undefined;
  return [...(before.shown.length > 1 ? before.shown : [last.film]), one.film];
}

const isOfThemes = ({ titles, exact }: Understanding): boolean =>
  titles.length === 0 && (exact?.themes.length ?? 0) > 0;

/** A message with names in the place of `onun`, `ikincisi`. */
export function spokenOut(message: string, memory: Memory, surroundings: Surroundings): string {
  const understand = readingOf(memory, surroundings);
  const { index } = surroundings;
  const whole = inFull(message);
  const told = withoutTooMuch(whole, memory) ?? whole;
  const said = asAsked(understand(told), memory) ?? told;
  const parsed = understand(said);
  // What the last answer named is asked of in its own words.
  if (outOfAnswer(parsed, { memory, index, understand }) !== undefined) return said;
  const spoken =
    withPairNamed(parsed, memory, understand) ??
    withTwoSpoken(parsed, memory, index) ??
    withSubjectNamed(parsed, memory, understand, index) ??
    withPersonNamed(parsed, memory) ??
    withQuestionCarried(parsed, memory, understand) ??
    said;
  const read = understand(spoken);
  const around = { memory, index };
  return (
    withPartNamed(read, around) ??
    withPartsByFigure(read, around) ??
    withThatOne(read, memory, index) ??
    spoken
  );
}

/** `hp leri gördük`: a series by its whole name. */
const inFull = (message: string): string =>
  message.replaceAll(SHORT_NAME, (_, short: string) => SERIES.get(short.toLowerCase()) ?? short);
const SERIES = new Map(Object.entries(shortNames.names));
const SHORT_NAME = /(?<![\p{L}\d&])(hp|lotr|yzs|f&f)(?:\s+(?=l[ae]r)|(?=l[ae]r)|(?![\p{L}&]))/giu;

/** Of so many turns it is remembered whom the answer named. */
export const MOST_TOLD = 3;

/** What a turn was answered in words. */
export function answerOf(decided: Decision | undefined, { calls }: Turn): string | undefined {
  const film = shownBy(calls.at(-1));
  return decided?.kind === 'say' ? decided.text : film && decided?.answer?.(film);
}
