import type { Tried } from '#ai-service/model-trial.ts';
import { sentenceOf } from '#ai-service/failures/service-failure.ts';
import type { Catalogue } from '#composition/catalogue.ts';
import type { Logger } from '#lib/logger.ts';
import type { LivePlan } from './plan.ts';
import { playSurprise, playWishes } from './play-films.ts';
import { playMessage } from './play-message.ts';
import { MODEL, type Played } from './played.ts';
import { rungOf } from './rung.ts';
import { type Connection, liveStage } from './stage.ts';
import { watchQuestions } from './watch-questions.ts';

interface PlayOptions {
  connection: Connection;
  catalogue: Catalogue;
  plan: LivePlan;
  print: (line: string) => void;
  logger: Logger;
}

/** How many questions went well, and how many of them the model answered itself. */
export interface Tally {
  asked: number;
  well: number;
  byModel: number;
}

/**
 * Plays the product against a server: first what *Bağlantıyı sına* asks, then recommendations, surprises and one
 * conversation. Prints what was asked, how the server answered, where the ladder stands and how each answer ended.
 */
export async function playLive({ connection, catalogue, plan, print, logger }: PlayOptions): Promise<Tally> {
  const stage = await liveStage(connection, catalogue, logger);
  const questions = watchQuestions(connection.baseUrl);
  const tally: Tally = { asked: 0, well: 0, byModel: 0 };

  async function play(title: string, plays: readonly (() => Promise<Played>)[]): Promise<void> {
    print(`\n${title}`);
    for (const [place, once] of plays.entries()) {
      const begin = performance.now();
      const played = await once().catch(brokenBy);
      tally.asked += 1;
      if (played.faults.length === 0) tally.well += 1;
      if (played.by === MODEL) tally.byModel += 1;
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      const answers = questions.taken();
      print(`${String(place + 1).padStart(2)}  ${played.asked}`);
      print(`    by ${played.by}; the server answered ${answers.join(', ') || 'nothing'}; ${seconds} s`);
      for (const note of played.notes) print(`    ${note}`);
      if (played.films.length > 0)
        print(`    → ${played.films.map(({ title: name, year }) => `${name} (${year})`).join(' · ')}`);
      for (const fault of played.faults) print(`    FAULT ${fault}`);
    }
    print(`    rung: ${rungOf(stage.known())}`);
  }

  try {
    print(`${connection.model} at ${connection.baseUrl}`);
    const { films, chat, seconds } = await stage.tryModel();
    print(`films: ${triedWords(films)}${seconds === undefined ? '' : `, about ${Math.round(seconds)} s`}`);
    print(`tools: ${triedWords(chat)}; the server answered ${questions.taken().join(', ') || 'nothing'}`);
    print(`rung: ${rungOf(stage.known())}`);
    await play(
      'Recommendations',
      plan.wishes.map((wishes) => () => playWishes(stage, catalogue, wishes)),
    );
    await play(
      'Surprises',
      Array.from({ length: plan.surprises }, () => () => playSurprise(stage)),
    );
    const conversation = stage.chat();
    await play(
      'A conversation',
      plan.messages.map((message) => () => playMessage(conversation, catalogue, message)),
    );
  } finally {
    questions.stop();
  }
  const { asked, well, byModel } = tally;
  print(`\n${well} of ${asked} well; ${byModel} by the model, ${asked - byModel} by the built-in parts`);
  return tally;
}

const triedWords = (tried: Tried): string => (tried.works ? 'work' : `do not: ${sentenceOf(tried.failure)}`);

const brokenBy = (error: unknown): Played => ({
  asked: 'what broke',
  by: 'nobody',
  films: [],
  faults: [error instanceof Error ? error.message : String(error)],
  notes: [],
});
