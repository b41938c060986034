import * as z from 'zod/mini';

import { createTerminalChat } from '#cli/terminal-chat.ts';
import { terminalTurns } from '#cli/terminal-turns.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';

import { HELD_OUT_CONVERSATIONS } from './held-out/conversations.ts';
import { HELD_OUT_SENTENCES } from './held-out/sentences.ts';
import { type Case, type Turn, readCases } from './notation.ts';
import { type CallMade, isRight } from './score.ts';
import { SEEN_CONVERSATIONS } from './seen/conversations.ts';
import { FRESH_CONVERSATIONS } from './seen/fresh-conversations.ts';
import { FRESH_SENTENCES } from './seen/fresh-sentences.ts';
import { SEEN_SENTENCES } from './seen/sentences.ts';

export const SEEN: readonly Case[] = [
  ...readCases(SEEN_SENTENCES, false),
  ...readCases(FRESH_SENTENCES, false),
  ...[...readCases(SEEN_CONVERSATIONS, true), ...readCases(FRESH_CONVERSATIONS, true)].map((one) => ({
    ...one,
    category: `talks: ${one.category}`,
  })),
];
export const HELD_OUT: readonly Case[] = [
  ...readCases(HELD_OUT_SENTENCES, false),
  ...readCases(HELD_OUT_CONVERSATIONS, true).map((one) => ({ ...one, category: `talks: ${one.category}` })),
];

/** One turn as it went. */
export interface Judged {
  category: string;
  turn: Turn;
  made: readonly CallMade[];
  text: string;
  right: boolean;
}

const inputSchema = z.record(z.string(), z.unknown());

/** Holds every case as a conversation of its own with the agent, and judges every turn. */
export async function hold(cases: readonly Case[], model: 'builtIn' | 'openai'): Promise<Judged[]> {
  const index = createFilmIndex(await loadCatalogue());
  const judged: Judged[] = [];
  const storage = createMemoryStorage();
  const newTurn = await terminalTurns({ json: true, each: true, model, seed: 1 }, storage);
  for (const { category, turns } of cases) {
    // Every case is somebody's first: a history of a thousand batches would be written anew with each turn.
    storage.removeItem('film_recommendations');
    storage.removeItem('film_notes');
    const conversation = createTerminalChat(newTurn);
    for (const turn of turns) {
      const { tools, text } = await conversation.say(turn.said);
      const made = tools.map(({ name: tool, input }) => ({ tool, input: inputSchema.parse(input) }));
      judged.push({ category, turn, made, text, right: isRight(turn, made, index) });
    }
  }
  return judged;
}
