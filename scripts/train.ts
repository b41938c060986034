/** Learns the judge's weights from training/sentences: `npm run train`. The same sentences always give the same file. */
import { writeFile } from 'node:fs/promises';

import '#lib/zod-config.ts';

import { createFind } from './train/find.ts';
import { readSentences } from './train/sentences.ts';
import { train } from './train/train.ts';
import { weightsFile, weightsText } from './train/weights-file.ts';

const sentences = await readSentences();
const text = weightsText(train(sentences, await createFind()));
await writeFile(weightsFile, text);
console.log(`${sentences.length} sentences, ${text.length} characters`);
