import '#lib/zod-config.ts';

import { parseArgs } from 'node:util';

import { HELD_OUT, type Judged, SEEN, hold } from './hold.ts';
import { confusionList, failureList, scoreTable } from './report.ts';

/**
 * `npm run eval -- [--model openai] [--failures]`: what the assistant understands, a category at a time; another model
 * stands beside the built-in one in the same table.
 */
const { values } = parseArgs({
  options: { model: { type: 'string', default: 'builtIn' }, failures: { type: 'boolean', default: false } },
});
const models = values.model === 'openai' ? (['builtIn', 'openai'] as const) : (['builtIn'] as const);
const sets: [name: string, judged: Judged[]][] = [];
for (const model of models) {
  const of = models.length === 1 ? '' : `${model}, `;
  sets.push([`${of}seen`, await hold(SEEN, model)], [`${of}held out`, await hold(HELD_OUT, model)]);
}
console.log(scoreTable(sets));
// Of the held-out set only the score is told: whoever reads its failures would tune the grammar on them.
const seen = sets.at(-2);
if (seen !== undefined) {
  console.log(confusionList(seen[1]));
  if (values.failures) console.log(failureList(seen[1]));
}
