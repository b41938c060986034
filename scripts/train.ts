/** Learns the judge's weights from training/: `npm run train`. The same sentences always give the same file. */
import { writeFile } from 'node:fs/promises';

import '#lib/zod-config.ts';

import { readLessons, trainAll } from './train/train.ts';
import { weightsFile, weightsText } from './train/weights-file.ts';

const lessons = await readLessons();
const text = weightsText(await trainAll(lessons));
await writeFile(weightsFile, text);
const { sentences, told, bounded } = lessons;
console.log(
  `${sentences.length} sentences, ${told.length} with mentions, ${bounded.length} with numbers, ${text.length} characters`,
);
