import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { numbersOfFiles, withFiles } from './requirements.ts';

// `node tests/spec/write.ts`: writes below each requirement the files whose tests carry its number.
const root = join(import.meta.dirname, '../..');
const path = join(root, 'tests/SPEC.md');
const files = [...numbersOfFiles(root)];
const filesOf = (number: string) => files.filter(([, numbers]) => numbers.has(number)).map(([file]) => file);

writeFileSync(path, withFiles(readFileSync(path, 'utf8'), filesOf));
