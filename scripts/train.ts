/** Learns the judge's weights from training/: `npm run train`. The same sentences always give the same file. */
import { writeFile } from 'node:fs/promises';

import '#lib/zod-config.ts';

import { readMentions } from './train/mentions.ts';
import { readSentences } from './train/sentences.ts';
import { trainAll } from './train/train.ts';
import { weightsFile, weightsText } from './train/weights-file.ts';

const [sentences, told] = await Promise.all([readSentences(), readMentions()]);
const text = weightsText(await trainAll(sentences, told));
await writeFile(weightsFile, text);
console.log(`${sentences.length} sentences, ${told.length} with mentions, ${text.length} characters`);
