import * as z from 'zod/mini';

import { joinList } from '#lib/turkish/format.ts';
import { genitive, locative } from '#lib/turkish/suffix.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import type { PlannedCall, ToolName, UITools } from '#tools/registry.ts';
import type { CallHandler, DoneOutput } from './core/skill.ts';
import { type Memory, type Show, isShow, withShown } from './core/memory.ts';
import type { Call } from '../turns.ts';
import { CALL_HANDLERS } from './skills/skills.ts';

type AnyOutput = UITools[ToolName]['output'] | undefined;

// A conversation may hold calls of tools that are no more.
const isTool = (name: string): name is ToolName => Object.hasOwn(CALL_HANDLERS, name);

function outputOf<Name extends ToolName>(tool: Name, { outcome }: Call): UITools[Name]['output'] | undefined {
  const handler: CallHandler<Name> = CALL_HANDLERS[tool];
  return outcome?.kind === 'value' ? handler.output.safeParse(outcome.value).data : undefined;
}

/** What a tool answered; undefined while it has not, and where it failed. */
export const answerOf = (call: Call): AnyOutput =>
  isTool(call.tool) ? outputOf(call.tool, call) : undefined;

/** Whether a call did what it should, so that the next one may be made without the person. */
export function isDone(call: Call): boolean {
  const status = answerOf(call)?.status;
  return status === 'done' || status === 'unchanged';
}

/** Whether the next call may be made: this one is done, or its film is not found or not certain. */
export function isSettled(call: Call): boolean {
  const status = answerOf(call)?.status;
  return isDone(call) || status === 'notFound' || status === 'ambiguous';
}

export function afterCall(memory: Memory, call: Call): Memory {
  const { tool, input, outcome } = call;
  if (!isTool(tool)) return memory;
  // The agent holds an input to its tool's schema before the tool answers and before the person is asked for consent.
  const planned = { tool, input } as PlannedCall;
  if (outcome === undefined) return { ...memory, waiting: planned };
  const answer = answerOf(call);
  if (answer?.status === 'ambiguous')
    return { ...memory, picking: { call: planned, slot: answer.slot, candidates: answer.candidates } };
  return remembered(tool, isShow(planned) ? afterShow(memory, planned, call) : memory, call);
}

function afterShow(memory: Memory, planned: Show, call: Call): Memory {
  const answer = outputOf(planned.tool, call);
  if (answer?.status !== 'done') return memory;
  const words = 'explanation' in answer ? answer.explanation : undefined;
  return withShown(memory, planned, 'films' in answer ? answer.films : [answer.film], words);
}

function remembered<Name extends ToolName>(tool: Name, memory: Memory, call: Call): Memory {
  const handler: CallHandler<Name> = CALL_HANDLERS[tool];
  return handler.remember?.(memory, outputOf(tool, call), call.input) ?? memory;
}

const NONE: ReadonlySet<string> = new Set();

/** What to say after the tools of a turn: a short sentence a tool, films done the same way in one. */
export function replyTo(calls: readonly Call[], seed: string, before: ReadonlySet<string> = NONE): string {
  const titles = calls.every(isDone) ? calls.flatMap((call) => changedBy(call)?.title ?? []) : [];
  const added = addedTogether(calls);
  if (added !== undefined) return added;
  const [tool, ...others] = new Set(calls.map((call) => call.tool));
  const isOne = titles.length > 1 && others.length === 0 && tool !== undefined && isTool(tool);
  const toAll = isOne ? CALL_HANDLERS[tool].replyToAll?.(joinList(titles)) : undefined;
  const apart = toAll === undefined ? calls : calls.filter((call) => changedBy(call) === undefined);
  const sentences = apart.map((call) =>
    isTool(call.tool) ? sentence(call.tool, call, seed, before) : TROUBLE,
  );
  return saidOnce([...sentences, toAll].filter((said) => said !== undefined && said !== '').join(' '));
}

/** `Titanik'i favorilerine, Joker'i izlediklerine ekledim.`: films that were put on several lists, in one sentence. */
function addedTogether(calls: readonly Call[]): string | undefined {
  if (calls.some((call) => changedBy(call) === undefined)) return undefined;
  const byTool = Map.groupBy(calls, ({ tool }) => tool);
  const parts = [...byTool].map(([tool, own]) => {
    const titles = joinList(own.flatMap((call) => changedBy(call)?.title ?? []));
    return isTool(tool) ? CALL_HANDLERS[tool].replyAmong?.(titles) : undefined;
  });
  return parts.length > 1 && parts.every(Boolean) ? `${parts.join(', ')} ekledim.` : undefined;
}

const FEWEST_WORDS = 3;
/** Each sentence once, where it is said last: what ends the answers to several calls is not said after each. */
function saidOnce(text: string): string {
  const sentences = text.split(/(?<=[.!?]) /u);
  const isLast = (said: string, at: number) =>
    said.split(' ').length < FEWEST_WORDS || !sentences.includes(said, at + 1);
  return sentences.filter(isLast).join(' ');
}

/** What is said before films are shown: which films were written down, or what is open of them. */
export function replyBeside(calls: readonly Call[], seed: string): string | undefined {
  const open = calls.filter((call) => !isDone(call));
  if (open.length > 0) return replyTo(open, seed);
  const titles = calls.flatMap((call) => changedBy(call)?.title ?? []);
  const [tool, ...others] = new Set(calls.map((call) => call.tool));
  if (titles.length === 0 || others.length > 0 || tool === undefined || !isTool(tool)) return undefined;
  return CALL_HANDLERS[tool].replyBeside?.(joinList(titles));
}

function changedBy(call: Call): OutputFilm | undefined {
  const answer = answerOf(call);
  return answer?.status === 'done' && 'film' in answer ? answer.film : undefined;
}

/** The film that a finished call showed or changed, or found as it should be. */
export function shownBy(call: Call | undefined): OutputFilm | undefined {
  const answer = call !== undefined && isDone(call) ? answerOf(call) : undefined;
  return answer !== undefined && 'film' in answer ? answer.film : undefined;
}

const TROUBLE = 'Bu adımda bir sorun çıktı, yapamadım. İstersen yeniden deneyelim.';
const titled = z.catch(z.object({ title: z.string() }), { title: '' });

function sentence<Name extends ToolName>(
  tool: Name,
  call: Call,
  seed: string,
  before: ReadonlySet<string>,
): string {
  const handler: CallHandler<Name> = CALL_HANDLERS[tool];
  if (call.outcome?.kind === 'denied')
    return handler.replyToDenied?.(titled.parse(call.input).title) ?? 'Tamam, dokunmadım.';
  const output = outputOf(tool, call);
  const answer: AnyOutput = output;
  switch (answer?.status) {
    case 'done':
    case 'unchanged':
      // TypeScript narrows `answer` by its status, but not the output of a tool that it knows by a type parameter.
      return handler.reply(output as DoneOutput<Name>, seed, before.has(tool));
    case 'ambiguous':
      return whichOf(answer.candidates);
    case 'notFound':
      return handler.replyToNotFound?.(answer.title) ?? unknownTitle(answer.title);
    case 'failed':
      return answer.message;
    case 'working':
    case undefined:
      return TROUBLE;
  }
}

const unknownTitle = (title: string) =>
  `“${title}” adlı bir film bulamadım. Özgün adıyla deneyebilir, yılını ekleyebilir ya da ona benzer bir şey isteyebilirsin.`;

/** `Hangi Baba: Yılmaz Güney'in 1971'de çektiği mi yoksa Francis Ford Coppola'nın 1972'de çektiği mi?` */
function whichOf(candidates: readonly OutputFilm[]): string {
  const few = candidates.slice(0, 5);
  const [first, ...others] = few;
  if (first === undefined) return 'Hangisini demek istedin?';
  const isOneName = others.every(({ title }) => title === first.title);
  if (!isOneName || few.some(({ director }) => director === undefined))
    return `Hangisini demek istedin: ${joinList(
      few.map(({ title, year }) => `${title} (${year})`),
      'ya da',
    )}?`;
  const whose = few.map(
    ({ director = '', year }) =>
      `${genitive(director.replace(/,.*$/u, ''))} ${locative(String(year))} çektiği mi`,
  );
  return `Hangi ${first.title}: ${joinList(whose, 'yoksa')}?`;
}
