import type { LanguageModelV4Content, LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Lore } from '#domain/lore.ts';
import { createLocalModel } from '#assistant/models/local/model.ts';
import { createFilmIndex } from '#films/film-index.ts';
import type { RecallIndex } from '#films/recall/recall-index.ts';
import { toFilm } from '#recommender/built-in/to-film.ts';
import { NOW, aFavourite } from '#tests/support/builders.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { toolsInMemory } from '#tests/tools/harness.ts';
import type { ToolPorts } from '#tools/context.ts';
import type { PlannedCall, ToolName } from '#tools/registry.ts';

export const smallIndex = createFilmIndex(SMALL_CATALOGUE);

const shownAs = (film: CatalogueFilm) =>
  toFilm(film, { now: NOW, random: 0.5, explanation: `${film.title} için bir neden.` });
const FILMS = SMALL_CATALOGUE.map(shownAs);
const FAVOURITES = FILMS.slice(0, 2).map((film) => aFavourite(film));

type CallMade = readonly [tool: ToolName, input: object];
/** What somebody says, and the calls that it must lead to, in order; none means that words are enough. */
export type Sentence = readonly [
  said: string,
  ...calls: { [N in ToolName]: readonly [tool: N, input: PlannedCall<N>['input']] }[ToolName][],
];

interface TurnMade {
  calls: CallMade[];
  text: string;
}

/** Recommends the first three films of the wished genres, surprises with the first of all: sentences can name them. */
const flowOf = (
  all: readonly ReturnType<typeof shownAs>[],
  explanation = 'Bir neden.',
): ToolPorts['flow'] => ({
  async *recommend({ genres }) {
    const films = all.filter(({ genre }) => genres.every((wished) => genre.split(', ').includes(wished)));
    const made = { explanation, source: 'builtIn', filteredCount: 0 } as const;
    const result = { saved: true, ...made, loosened: [], films: films.slice(0, 3) };
    yield { stage: 'done', ...result };
    return result;
  },
  async *surprise() {
    const [film] = all;
    if (film === undefined) throw new Error('no film');
    const made = { explanation: 'Sürpriz.', source: 'builtIn', filteredCount: 0 } as const;
    const result = { saved: true, film, ...made };
    yield { stage: 'done', ...result };
    return result;
  },
});

/** The product's tools over the small catalogue; the first two films are favourites. */
function smallTools(
  held: Parameters<typeof toolsInMemory>[0],
  index = smallIndex,
  films = FILMS,
  explanation?: string,
) {
  const resolve = async (title: string, year?: number) => index.resolveTitle(title, year);
  const flow = flowOf(films, explanation);
  const catalogue = {
    resolve,
    films: async () => index.films,
    nameThemes: async (said: readonly string[]) => [...said],
  };
  return toolsInMemory({
    favourites: FAVOURITES,
    ...held,
    ports: { flow, catalogue, ...held?.ports },
  });
}

export const TOOL_NAMES = smallTools({}).names;

interface ConverseOptions {
  /** The films that there are. */
  catalogue?: readonly CatalogueFilm[];
  /** Fetches what films are remembered by, and who plays whom. */
  recall?: () => Promise<RecallIndex>;
  lore?: () => Promise<Lore>;
  /** The records at the start. */
  held?: Parameters<typeof toolsInMemory>[0];
  /** What comes with the films that are recommended. */
  explanation?: string;
  /** What becomes of a call instead of its tool's own answer. */
  instead?: 'denied' | 'waits';
}

const MOST_STEPS = 8;

/** Holds a conversation with the model, the way the agent's loop does, and tells what it did on each message. */
export async function converse(
  texts: readonly string[],
  { held, instead, catalogue, recall, lore, explanation }: ConverseOptions = {},
): Promise<TurnMade[]> {
  const index = catalogue === undefined ? smallIndex : createFilmIndex(catalogue);
  const { names, run } = smallTools(held, index, catalogue?.map(shownAs), explanation);
  let ids = 0;
  const model = createLocalModel({
    index,
    judge: await loadJudge(),
    ...(recall && { recall }),
    ...(lore && { lore }),
    generateId: () => `id-${++ids}`,
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  const prompt: LanguageModelV4Prompt = [{ role: 'system', content: 'Türkçe film asistanı.' }];
  const turns: TurnMade[] = [];
  for (const text of texts) {
    prompt.push({ role: 'user', content: [{ type: 'text', text }] });
    const turn: TurnMade = { calls: [], text: '' };
    turns.push(turn);
    for (let step = 0; step < MOST_STEPS; step++) {
      const { content } = await model.doGenerate({
        prompt,
        tools: names.map((name) => ({ type: 'function', name, inputSchema: {} })),
      });
      const { calls, messages } = await settle(content, names, run, instead);
      prompt.push(...messages);
      turn.calls.push(...calls);
      turn.text += content.map((part) => (part.type === 'text' ? part.text : '')).join('');
      const last = calls.at(-1)?.[0];
      if (last === undefined || last === 'recommendFilms' || last === 'surpriseFilm') break;
      if (instead === 'waits') break;
      if (step === MOST_STEPS - 1) throw new Error(`no end to “${text}”`);
    }
  }
  return turns;
}

/** What the model says at the end of a conversation. */
export const lastWords = async (...args: Parameters<typeof converse>) =>
  (await converse(...args)).at(-1)?.text ?? '';

/** Runs the calls of an answer; an input that does not fit its tool's schema fails the test. */
async function settle(
  content: readonly LanguageModelV4Content[],
  names: readonly ToolName[],
  run: ReturnType<typeof smallTools>['run'],
  instead: ConverseOptions['instead'],
) {
  const calls: CallMade[] = [];
  const said: Extract<LanguageModelV4Message, { role: 'assistant' }>['content'] = [];
  const results: Extract<LanguageModelV4Message, { role: 'tool' }>['content'] = [];
  for (const part of content) {
    if (part.type === 'text') said.push({ type: 'text', text: part.text });
    if (part.type !== 'tool-call') continue;
    const { toolCallId } = part;
    const toolName = names.find((name) => name === part.toolName);
    if (toolName === undefined) throw new Error(`no tool is called ${part.toolName}`);
    const input = JSON.parse(part.input);
    calls.push([toolName, input]);
    said.push({ type: 'tool-call', toolCallId, toolName, input });
    if (instead === 'waits') continue;
    const output =
      instead === 'denied'
        ? ({ type: 'execution-denied' } as const)
        : // A tool's output is plain data, and so is its copy.
          ({ type: 'json', value: JSON.parse(JSON.stringify(await run(toolName, input))) } as const);
    results.push({ type: 'tool-result', toolCallId, toolName, output });
  }
  const messages: LanguageModelV4Prompt = [{ role: 'assistant', content: said }];
  if (results.length > 0) messages.push({ role: 'tool', content: results });
  return { calls, messages };
}

/** The first call that the last of some messages leads to. */
export const callAfter = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls[0];

/** The wishes that the last of some messages leads to; another call as it is. */
export const wishesAfter = async (...texts: string[]) => {
  const call = await callAfter(...texts);
  return call?.[0] === 'recommendFilms' ? call[1] : call;
};

const HOURS: ReadonlySet<unknown> = new Set(['hafif', 'sakin']);

/** A call without the hour that a mood tells (`hafif`, `sakin`), which `hours.test.ts` holds for all of them. */
export const withoutHour = ([tool, input]: CallMade): CallMade => {
  const { occasions = [], ...rest }: { occasions?: unknown[] } = input;
  const left = occasions.filter((one) => !HOURS.has(one));
  return [tool, left.length === 0 ? rest : { ...rest, occasions: left }];
};
