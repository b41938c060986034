import { fold } from '#domain/title.ts';
import { textHash } from '#lib/text-hash.ts';
import type { PlannedCall } from '#tools/registry.ts';
import { withWhatIsAsked } from './after-deed.ts';
import { answerOf as outputOf, isDone, isSettled, replyBeside, replyTo, shownBy } from './calls.ts';
import type { Decide, Decision } from './core/skill.ts';
import { withTold } from './core/films-in-words.ts';
import { lookingAhead, withSpoken } from './core/salience.ts';
import { type Memory, isShow } from './core/memory.ts';
import type { Understanding } from './understand/understand.ts';
import type { Response } from '../turn-model.ts';
import type { Turn } from '../turns.ts';
import { withAilment } from './skills/care/ailing.ts';
import { careAfter, gently } from './skills/care/gently.ts';
import { afterFound } from './skills/recall/after-found.ts';
import { notThatOne } from './skills/recall/not-that-one.ts';
import { withoutOwnLikeness } from './skills/recall/own-likeness.ts';
import { byLikelihood } from './skills/recommendation/guessed.ts';
import { othersInTalk } from './skills/recommendation/others-in-talk.ts';
import { inPlainWords } from './plain-words/in-plain-words.ts';
import { isAsking } from './skills/questions/asked.ts';
import { personIn } from './skills/questions/person-in-talk.ts';
import { inKnownWords } from './skills/questions/plain-question.ts';
import { withoutCondition } from './skills/questions/question-sentence.ts';
import { warmly } from './skills/judged/sympathy.ts';
import { takingUp } from './skills/told/taken-up.ts';
import { ordersInTale } from './skills/tale/order-in-tale.ts';
import { questionInTale } from './skills/tale/question-in-tale.ts';
import { BROAD, CHECKED, SKILLS } from './skills/skills.ts';
import { withGoodWishes } from './skills/talk/chosen-beside.ts';
import { withGreeting } from './skills/talk/greeted.ts';
import { withGoodNight } from './skills/talk/good-night.ts';
import { withHowWeAre } from './skills/talk/how-we-are.ts';
import { withSequelTold } from './skills/series-part/sequel-told.ts';
import { choiceIn } from './skills/talk/choice.ts';
import { lost } from './skills/heard/lost.ts';
import { unasked } from './skills/heard/unasked.ts';
import { withOnlyOne } from './skills/talk/only-one.ts';
import { talkReply } from './skills/talk/small-talk.ts';
import { union } from './understand/lists.ts';
import { besidePast } from './understand/past-evening.ts';
import { MOST_TOLD, type Surroundings, afterTurn, answerOf, readingOf, spokenOut } from './after-turn.ts';

const NOT_HERE = 'Bunu buradan yapamıyorum; ilgili sayfayı menüden açabilirsin. Ama film önermeye hazırım.';

/**
 * The next step of a conversation. Everything rests on the turns: what was planned for the current message is planned
 * anew each time, and what of it is done is counted, so that no step is made twice.
 */
export function respond(turns: readonly Turn[], surroundings: Surroundings): Response {
  const turn = turns.at(-1);
  if (turn === undefined) return { kind: 'text', text: talkReply('lost', '') };
  const { calls: made } = turn;
  const seed = seedOf(turns, turns.length);
  const used = new Set(turns.slice(0, -1).flatMap(({ calls }) => calls.map(({ tool }) => tool)));
  const decision = decideLast(turns, surroundings);
  if (decision.kind === 'say')
    return { kind: 'text', text: made.length === 0 ? decision.text : replyTo(made, seed, used) };
  const calls = decision.calls.filter(({ tool }) => surroundings.tools.has(tool));
  if (calls.length === 0 && made.length === 0) return { kind: 'text', text: NOT_HERE };
  // Nothing more is done without the person after a question back, a refusal or an error; films may be shown all the same.
  const rest = nextStep(calls.slice(made.length));
  const shows = rest[0] !== undefined && isShow(rest[0]);
  // A recommendation ends the turn; after other films what was done is said.
  const ends = rest[0]?.tool === 'recommendFilms';
  const next = made.every(shows ? isSettled : isDone) ? rest : [];
  // `Baba'yı izledim, komedi öner`: which of the films of that name was seen is asked before the comedies come.
  const isSaid = decision.before !== undefined && MARKS.test(decision.before);
  const beside = ends && !isSaid ? replyBeside(made, seed) : undefined;
  const left = ends ? decision.after : undefined;
  const before = made.length === 0 ? decision.before : joined(beside, left);
  if (next.length > 0) return { kind: 'calls', calls: next, ...(before === undefined ? {} : { before }) };
  const film = shownBy(made.at(-1));
  const last = made.at(-1);
  const output = last && isDone(last) ? outputOf(last) : undefined;
  const all = made.flatMap((call) => outputOf(call) ?? []);
  const replied = output === undefined ? undefined : decision.reply?.(output, all);
  const answer = film === undefined ? replied : decision.answer?.(film);
  const done =
    answer !== undefined && decision.besideDeeds === true
      ? replyTo(made.slice(0, -1), seed, used)
      : undefined;
  return { kind: 'text', text: joined(done, answer ?? replyTo(made, seed, used), decision.after) ?? '' };
}

const joined = (...said: readonly (string | undefined)[]): string | undefined =>
  said.filter((words) => words !== undefined).join(' ') || undefined;

/** What was marked is said once, before or after. */
const MARKS = /[iİ]zledikler/u;

/** Chooses the wording of a turn's answer: it begins somewhere by the first message, and counts on with the turns. */
const seedOf = (turns: readonly Turn[], place: number) =>
  `${(textHash(turns[0]?.text ?? '') % MOST_WORDINGS) + place}:${turns[place - 1]?.text ?? ''}`;
/** A multiple of how many wordings anything has. */
const MOST_WORDINGS = 60;

/** Calls of one tool go together, as they do not depend on each other. */
function nextStep(calls: readonly PlannedCall[]): readonly PlannedCall[] {
  const other = calls.findIndex(({ tool }) => tool !== calls[0]?.tool);
  return other < 0 ? calls : calls.slice(0, other);
}

/**
 * Decides the last turn. The answer before it may have been a question (words without a call): its turn is decided once
 * more, because that decision holds the function that reads the answer (`expects`).
 */
function decideLast(turns: readonly Turn[], surroundings: Surroundings): Decision {
  const before = turns.slice(0, -1);
  let memory: Memory = { shown: [] };
  let expects: Decide | undefined;
  for (const [at, turn] of before.entries()) {
    const isLast = at === before.length - 1;
    const isNear = at >= before.length - MOST_TOLD && isAsking(fold(turn.text));
    // A question that answers an answer is read with the one before it (`puan vermek istiyorum`, `shutter island`, `8`).
    const isBeforeLast =
      at === before.length - 2 && [turn, before[at + 1]].every((one) => one?.calls.length === 0);
    const isAnswer =
      (isLast || isBeforeLast || isNear) && turn.calls.every(({ tool }) => ANSWERING.has(tool));
    const again = isAnswer ? decide(turn.text, memory, isLast ? expects : undefined, at + 1) : undefined;
    // What was made then as the answer to a question may be decided otherwise without it.
    const decided = again?.kind === 'say' && turn.calls.length > 0 ? undefined : again;
    expects = isLast || isBeforeLast ? decided?.expects : undefined;
    const then = memory;
    memory = afterTurn(then, turn, surroundings);
    const answer = answerOf(decided, turn);
    const named = answer === undefined ? undefined : personIn(answer, readingOf(memory, surroundings));
    memory = { ...memory, person: memory.person ?? named, answer };
    memory = withTold(then, memory, turn.calls.length === 0 ? (answer ?? '') : '', surroundings.index);
    memory = withSequelTold(memory, surroundings.index);
    const forward = decided?.kind === 'act' ? joined(decided.after, answer) : undefined;
    memory = withSpoken(then, memory, forward ?? '', surroundings.index);
    const next = fold(turns[at + 1]?.text ?? '');
    memory = lookingAhead(memory, next, isAsking(next) || choiceIn(next) !== undefined);
  }
  return decide(turns.at(-1)?.text ?? '', memory, expects, turns.length);

  /** @param own what the message stands for, which was said in words that were not understood */
  function decide(
    message: string,
    memory: Memory,
    expects: Decide | undefined,
    place: number,
    own?: string,
  ): Decision {
    const { index, recall, lore, now } = surroundings;
    const understand = readingOf(memory, surroundings);
    const written = spokenOut(message, memory, surroundings);
    const seed = seedOf(turns, place);
    const context = {
      written,
      own,
      memory,
      index,
      recall,
      lore,
      understand,
      expects,
      seed,
      now,
      guess: byLikelihood,
    };
    const whole = understand(written);
    const isOrder = ordersInTale(whole);
    const past = isOrder ? undefined : besidePast(whole, understand);
    const question = isOrder
      ? undefined
      : (questionInTale(whole, understand) ??
        past?.wish ??
        notThatOne(whole) ??
        inKnownWords(whole, index) ??
        withoutCondition(whole) ??
        afterFound(whole) ??
        withoutOwnLikeness(whole));
    const parsed = question === undefined ? whole : understand(question);
    for (const skill of SKILLS) {
      const decided = skill(parsed, context);
      if (decided !== undefined) {
        const plain = BROAD.has(skill) || decided.unsure === true ? plainly(parsed, decided) : undefined;
        // What a plain sentence asks was weighed against talk there.
        if (plain !== undefined) return isFilms(plain) ? asked(plain) : plain;
        const isBroad = BROAD.has(skill) || CHECKED.has(skill);
        const others = othersInTalk(without(decided, past?.title), parsed.text, memory);
        const answered = withWhatIsAsked(others, parsed, context, (asked) =>
          decide(asked, memory, undefined, place),
        );
        const wished = withGoodNight(withGoodWishes(answered, parsed, context), parsed, seed);
        const decision = withHowWeAre(wished, parsed, seed);
        const care = careAfter(memory.care, { text: written, calls: [] });
        const told = gently(care === undefined ? warmly(decision, parsed, context.seed) : decision, care, {
          text: parsed.text,
          seed: context.seed,
        });
        const spared = withAilment(told, whole, context);
        const taken = takingUp(spared, whole, context.seed);
        const answer = withOnlyOne(withGreeting(taken, context), parsed, context.seed);
        return isBroad ? asked(answer) : answer;
      }
    }
    return asked(plainly(parsed) ?? lost(parsed, context));

    function asked(decision: Decision): Decision {
      return own === undefined ? unasked(decision, whole, context) : decision;
    }

    function plainly(parsed: Understanding, decided?: Decision): Decision | undefined {
      const decidePlain = (plain: string) => decide(plain, memory, undefined, place, written);
      if (own !== undefined) return undefined;
      return inPlainWords(parsed, decided, { memory, understand, decide: decidePlain });
    }
  }
}

const isFilms = (decision: Decision): boolean =>
  decision.kind === 'act' && decision.calls.some(({ tool }) => tool === 'recommendFilms');

/** Films without the one that another evening was spent with. */
const without = (decision: Decision, title: string | undefined): Decision =>
  title === undefined || decision.kind !== 'act'
    ? decision
    : {
        ...decision,
        calls: decision.calls.map((call) =>
          call.tool === 'recommendFilms'
            ? {
                ...call,
                input: { ...call.input, excludeTitles: union(call.input.excludeTitles, [title]) },
              }
            : call,
        ),
      };

/** Tools whose answer may end in an offer. */
const ANSWERING: ReadonlySet<string> = new Set([
  'showFilm',
  'markWatched',
  'addFavourite',
  'addToWatchlist',
  'recommendFilms',
  'setTheme',
  'listFilms',
]);
