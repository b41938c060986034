import '#lib/zod-config.ts';

import { createInterface } from 'node:readline/promises';

import { composeAgent } from './compose.ts';
import { createConversation } from './conversation.ts';
import { readOptions } from './options.ts';
import { printTurn } from './print-turn.ts';
import { openState } from './state-file.ts';
import { readLine } from './turns.ts';

/** The conversation without a browser (product.md §6). */
async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const { storage, save } = openState(options.state);
  const { agent, model, newTurn } = await composeAgent(options, storage);
  const start = () => createConversation(agent, model);
  const isTalk = process.stdin.isTTY && !options.json;
  let conversation = start();
  const lines = createInterface({
    input: process.stdin,
    ...(isTalk ? { output: process.stdout, prompt: '> ' } : {}),
  });
  if (isTalk) {
    console.log('SineSohbet · Bu akşam ne izlesek? (çıkmak için Ctrl+D)');
    lines.prompt();
  }
  for await (const line of lines) {
    const { texts, isConversation } = readLine(line);
    if (isConversation || options.each) conversation = start();
    for (const text of texts) {
      newTurn();
      const turn = await conversation.say(text);
      save();
      console.log(options.json ? JSON.stringify(turn) : printTurn(turn));
    }
    if (isTalk) lines.prompt();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
