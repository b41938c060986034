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
  const newTurn = await terminalTurns(options, storage);
  const start = () => createTerminalChat(newTurn);
  const isTalk = process.stdin.isTTY && !options.json;
  let chat = start();
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
    if (isConversation || options.each) chat = start();
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
