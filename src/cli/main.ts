import '#lib/zod-config.ts';

import { createInterface } from 'node:readline/promises';

import { readOptions } from './options.ts';
import { printTurn } from './print-turn.ts';
import { openState } from './state-file.ts';
import { createTerminalChat } from './terminal-chat.ts';
import { terminalTurns } from './terminal-turns.ts';
import { readLine } from './turns.ts';

/** The conversation without a browser (docs/product.md). */
async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const { storage, save } = openState(options.state);
  let newTurn = await terminalTurns(options, storage);
  // Conversations that are judged one by one know nothing of each other, unless a state was given.
  const isApart = options.each && options.state === undefined;
  const isTalk = process.stdin.isTTY && !options.json;
  let chat = createTerminalChat(newTurn);
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
    if (isApart) newTurn = await terminalTurns(options, openState(undefined).storage);
    if (isConversation || options.each) chat = createTerminalChat(newTurn);
    for (const text of texts) {
      const turn = await chat.say(text);
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
