import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Lore } from '#domain/lore.ts';
import { fold } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { RecallIndex } from '#films/recall/recall-index.ts';

import { createTurnModel } from '../turn-model.ts';
import type { Turn } from '../turns.ts';
import type { Judge } from './judge/judge.ts';
import { respond } from './respond.ts';
import { mayAskForFact } from './skills/lore/lore.ts';
import { mayDescribeFilm } from './skills/recall/description.ts';
import { withoutOwnLikeness } from './skills/recall/own-likeness.ts';
import { afterAnyway } from './understand/after-anyway.ts';
import { storyTakenUp } from './skills/recommendation/like-recalled.ts';
import { readingOver } from './understand/read-once.ts';
import type { Understanding } from './understand/understand.ts';

type Pace = Parameters<typeof createTurnModel>[2];
interface LocalModelOptions extends Pace {
  index: FilmIndex;
  /** Says what a message is about where its words are not known. */
  judge: Judge;
  /** Fetches what films are remembered by, once somebody describes one. */
  recall?: () => Promise<RecallIndex>;
  /** Fetches what a friend knows of films and people, once somebody asks. */
  lore?: () => Promise<Lore>;
  /** The time by which `bu yıl` and `yeni` are meant. */
  now?: () => Date;
}

/**
 * The built-in Turkish assistant as a language model: deterministic, without a network. Everything
 * it knows of a conversation it reads out of the prompt.
 */
export function createLocalModel({
  index,
  judge,
  recall,
  lore,
  now = () => new Date(),
  ...pace
}: LocalModelOptions): LanguageModelV4 {
  const understandOnce = readingOver(index)(judge);
  /** Only where a message, or the one before it whose question it answers, may describe a film. */
  const recallFor = async (turns: readonly Turn[], year: number): Promise<RecallIndex | undefined> =>
    turns.slice(-2).some(({ text }) => mayTellOfFilm(text, (part) => understandOnce(part, year)))
      ? recall?.().catch(() => undefined)
      : undefined;
  const loreFor = async (turns: readonly Turn[], year: number): Promise<Lore | undefined> =>
    turns.slice(-2).some(({ text }) => mayAskForFact(understandOnce(text, year))) ||
    // `jack ölüyor mu`, `evet`, `peki rose`: what was asked before is still answered.
    turns.slice(-ASKED_LATELY, -2).some(({ text }) => mayAskForFact({ text: fold(text) }))
      ? lore?.().catch(() => undefined)
      : undefined;
  const answer: Parameters<typeof createTurnModel>[1] = async (turns, tools) => {
    const moment = now();
    const year = moment.getFullYear();
    const [remembered, told] = await Promise.all([recallFor(turns, year), loreFor(turns, year)]);
    const known = { index, recall: remembered, lore: told, tools, now: moment };
    return respond(turns, { ...known, understand: (text, onScreen) => understandOnce(text, year, onScreen) });
  };
  return createTurnModel('builtIn', answer, pace);
}

function mayTellOfFilm(text: string, understand: (text: string) => Understanding): boolean {
  const parsed = understand(text);
  if (mayDescribeFilm(parsed) || storyTakenUp(parsed) !== undefined) return true;
  // `korku demeyin. benim aradığım: …`
  // `… her sabah aynı güne uyanıyo. benim nöbet gibi aynı`
  const rest = afterAnyway(parsed) ?? withoutOwnLikeness(parsed);
  return rest !== undefined && mayDescribeFilm(understand(rest));
}

const ASKED_LATELY = 4;
