import '#lib/zod-config.ts';

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { createTerminalChat } from '#cli/terminal-chat.ts';
import { terminalTurns } from '#cli/terminal-turns.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import * as z from 'zod/mini';

import { type FileTurn, readDialogues } from './file-dialogues.ts';
import { answers, answersOlder } from './file-score.ts';

/**
 * `npm run eval:file -- FILE [--failures] [--replies] [--older]`: dialogues of a file (a JSON a line, file-dialogues.ts has the
 * shapes), each on a profile of its own, judged by tool and input. `--replies` prints every reply, to be read aloud;
 * `--older` is for a file from before own lists, evenings and films for two (file-score.ts).
 */
const { values, positionals } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    replies: { type: 'boolean', default: false },
    older: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) throw new Error('npm run eval:file -- FILE');
const dialogues = readDialogues(await readFile(file, 'utf8'));
const { index } = await builtInCatalogue();
const inputSchema = z.record(z.string(), z.unknown());

interface Row {
  turns: number;
  tools: number;
  right: number;
  dialogues: number;
  whole: number;
}
const rows = new Map<string, Row>();

async function holdOne(turns: readonly FileTurn[], category: string): Promise<void> {
  const newTurn = await terminalTurns(
    { json: true, each: true, model: 'builtIn', seed: 1 },
    createMemoryStorage(),
  );
  const conversation = createTerminalChat(newTurn);
  const row = rows.get(category) ?? { turns: 0, tools: 0, right: 0, dialogues: 0, whole: 0 };
  rows.set(category, row);
  let whole = true;
  for (const turn of turns) {
    const { tools, text } = await conversation.say(turn.say);
    const made = tools.map(({ name: tool, input }) => ({ tool, input: inputSchema.parse(input) }));
    if (values.replies) console.log(`${turn.say}\n  → ${made.map(({ tool }) => tool).join(', ')} ${text}`);
    if (turn.wanted === undefined) continue;
    const { tool, input } = (values.older ? answersOlder : answers)(turn.wanted, made, index, text);
    row.turns += 1;
    row.tools += tool ? 1 : 0;
    row.right += input ? 1 : 0;
    whole &&= input;
    if (!input && values.failures)
      console.log(
        `${category} | ${turns.map(({ say }) => say).join(' / ')} | at: ${turn.say}\n  wanted ${JSON.stringify(turn.wanted)}\n  made   ${JSON.stringify(made)} ${text.slice(0, 160)}`,
      );
  }
  row.dialogues += 1;
  row.whole += whole ? 1 : 0;
}

for (const { turns, category } of dialogues) await holdOne(turns, category);

const share = (part: number, of: number) =>
  `${part}/${of} ${((100 * part) / Math.max(1, of)).toFixed(1)} %`.padEnd(18);
const print = (name: string, { turns, tools, right, dialogues: all, whole }: Row) =>
  console.log(
    `${name.padEnd(44)} tool ${share(tools, turns)} input ${share(right, turns)} dialogues ${share(whole, all)}`,
  );
const total: Row = { turns: 0, tools: 0, right: 0, dialogues: 0, whole: 0 };
for (const [name, row] of [...rows].toSorted(([a], [b]) => a.localeCompare(b, 'tr'))) {
  print(name, row);
  for (const key of ['turns', 'tools', 'right', 'dialogues', 'whole'] as const) total[key] += row[key];
}
print('all', total);
