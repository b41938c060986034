import '#lib/zod-config.ts';

import { parseArgs } from 'node:util';

import { HELD_OUT, type Judged, SEEN, hold } from './hold.ts';
import { confusionList, failureList, scoreTable } from './report.ts';

/** `npm run eval -- [--model builtIn|openai] [--failures]`: what the assistant understands, a category at a time. */
const { values } = parseArgs({
  options: { model: { type: 'string', default: 'builtIn' }, failures: { type: 'boolean', default: false } },
});
const model = values.model === 'openai' ? 'openai' : 'builtIn';
const sets: [name: string, judged: Judged[]][] = [
  ['seen', await hold(SEEN, model)],
  ['held out', await hold(HELD_OUT, model)],
];
console.log(scoreTable(sets));
// Of the held-out set only the score is told: whoever reads its failures would tune the grammar on them.
const [seen] = sets;
if (seen !== undefined) {
  console.log(confusionList(seen[1]));
  if (values.failures) console.log(failureList(seen[1]));
}
