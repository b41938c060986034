import type { LanguageModelV4Content, LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';

import { createLocalModel } from '#assistant/models/local/model.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type FilmIndex, createFilmIndex } from '#films/film-index.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

export const TOOL_NAMES = [
  'recommendFilms',
  'surpriseFilm',
  'showFilm',
  'findTrailer',
  'searchWeb',
  'addFavourite',
  'removeFavourite',
  'markWatched',
  'unmarkWatched',
  'listFilms',
  'showStats',
  'setTheme',
  'openTab',
] as const;

export const smallIndex = createFilmIndex(SMALL_CATALOGUE);

type Input = Record<string, unknown>;
export type CallMade = readonly [tool: string, input: Input];
/** What a fake tool answers; undefined for one that never settles. */
export type Answer = (tool: string, input: Input) => Input | 'denied' | undefined;

export interface TurnMade {
  calls: CallMade[];
  text: string;
}

const shown = (film: CatalogueFilm) => ({
  id: film.id,
  title: film.title,
  originalTitle: film.originalTitle,
  year: film.year,
  genre: film.genres.join(', '),
  rating: film.rating,
  duration: film.duration,
  director: film.director,
  actors: film.actors,
  explanation: `${film.title} için bir neden.`,
});

/** Answers as the product's tools do, from an index and without records. */
export function answersFrom(index: FilmIndex): Answer {
  return (tool, input) => {
    if (tool === 'recommendFilms') {
      const genres = Array.isArray(input['genres']) ? input['genres'] : [];
      const films = index.films.filter((film) =>
        genres.every((genre) => film.genres.some((own) => own === genre)),
      );
      return {
        status: 'done',
        films: films.slice(0, 3).map(shown),
        explanation: '',
        source: 'builtIn',
        loosened: [],
      };
    }
    const [first] = index.films;
    if (tool === 'surpriseFilm' && first !== undefined)
      return { status: 'done', film: shown(first), explanation: '' };
    if (tool === 'listFilms') {
      const films = index.films.slice(0, 2).map(shown);
      return { status: 'done', list: input['list'], films, total: films.length };
    }
    if (typeof input['title'] !== 'string') return { status: 'done' };
    const year = typeof input['year'] === 'number' ? input['year'] : undefined;
    const found = index.resolveTitle(input['title'], year);
    if (found.kind === 'one') return { status: 'done', film: shown(found.film) };
    if (found.kind === 'none') return { status: 'notFound', title: input['title'] };
    return { status: 'ambiguous', candidates: found.candidates.map(shown) };
  };
}

export interface ConverseOptions {
  index?: FilmIndex;
  answer?: Answer;
  tools?: readonly string[];
}

const MOST_STEPS = 8;

/** Holds a conversation with the model, the way the agent's loop does, and tells what it did on each message. */
export async function converse(texts: readonly string[], options: ConverseOptions = {}): Promise<TurnMade[]> {
  const { index = smallIndex, tools = TOOL_NAMES } = options;
  const answer = options.answer ?? answersFrom(index);
  let ids = 0;
  const model = createLocalModel({
    index,
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
        tools: tools.map((name) => ({ type: 'function', name, inputSchema: {} })),
      });
      const { calls, messages } = settle(content, answer);
      prompt.push(...messages);
      turn.calls.push(...calls);
      turn.text += content.map((part) => (part.type === 'text' ? part.text : '')).join('');
      const last = calls.at(-1)?.[0];
      if (last === undefined || last === 'recommendFilms' || last === 'surpriseFilm') break;
      if (step === MOST_STEPS - 1) throw new Error(`no end to “${text}”`);
    }
  }
  return turns;
}

function settle(content: readonly LanguageModelV4Content[], answer: Answer) {
  const calls: CallMade[] = [];
  const said: Extract<LanguageModelV4Message, { role: 'assistant' }>['content'] = [];
  const results: Extract<LanguageModelV4Message, { role: 'tool' }>['content'] = [];
  for (const part of content) {
    if (part.type === 'text') said.push({ type: 'text', text: part.text });
    if (part.type !== 'tool-call') continue;
    const { toolCallId, toolName } = part;
    const input: Input = JSON.parse(part.input);
    calls.push([toolName, input]);
    said.push({ type: 'tool-call', toolCallId, toolName, input });
    const output = answer(toolName, input);
    if (output === undefined) continue;
    results.push({
      type: 'tool-result',
      toolCallId,
      toolName,
      // The fake answers are plain data.
      output:
        output === 'denied'
          ? { type: 'execution-denied' }
          : { type: 'json', value: JSON.parse(JSON.stringify(output)) },
    });
  }
  const messages: LanguageModelV4Prompt = [{ role: 'assistant', content: said }];
  if (results.length > 0) messages.push({ role: 'tool', content: results });
  return { calls, messages };
}
