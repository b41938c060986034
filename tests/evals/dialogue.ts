import '#lib/zod-config.ts';

import { parseArgs } from 'node:util';

import { drawWishes, holdDialogues, MOST_TURNS, passPower } from './hold-dialogues.ts';

/** `npm run eval:dialogue -- [--model builtIn|openai] [--wishes N] [--seeds N] [--failures]`: the simulated viewer. */
const { values } = parseArgs({
  options: {
    model: { type: 'string', default: 'builtIn' },
    wishes: { type: 'string', default: '60' },
    seeds: { type: 'string', default: '8' },
    failures: { type: 'boolean', default: false },
  },
});
const wishes = await drawWishes(Number(values.wishes));
const dialogues = await holdDialogues(
  wishes,
  Number(values.seeds),
  values.model === 'openai' ? 'openai' : 'builtIn',
);
const failed = dialogues.filter(({ success }) => !success);
const turns =
  dialogues.map(({ log }) => log.length).reduce((sum, count) => sum + count, 0) / dialogues.length;
console.log(
  [
    `${wishes.length} wishes × ${values.seeds} seeds, success within ${MOST_TURNS} turns`,
    `pass^1 ${passPower(dialogues, 1).toFixed(3)} (wanted 0.95)`,
    `pass^4 ${passPower(dialogues, 4).toFixed(3)} (wanted 0.90)`,
    `failed ${failed.length} of ${dialogues.length}, ${turns.toFixed(2)} turns on average`,
  ].join('\n'),
);
if (values.failures)
  for (const { wish, seed, log } of failed)
    console.log(`\n${seed} ${JSON.stringify(wish)}\n  ${log.join('\n  ')}`);
