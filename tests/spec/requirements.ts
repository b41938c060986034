import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A numbered requirement of `tests/SPEC.md` and the files listed below it, as paths from the root. */
export interface Requirement {
  number: string;
  text: string;
  files: string[];
}

const ITEM = /^- ([A-Z]-\d{2}) (\S.*)$/u;
const FILE = /^ {2}- (tests\/\S+)$/u;

/** The requirements of a text in the form of `tests/SPEC.md`, in its order; twice the same number gives two. */
export function readRequirements(markdown: string): Requirement[] {
  const requirements: Requirement[] = [];
  for (const line of markdown.split('\n')) {
    const [, number, text] = ITEM.exec(line) ?? [];
    if (number !== undefined && text !== undefined) requirements.push({ number, text, files: [] });
    const [, file] = FILE.exec(line) ?? [];
    if (file !== undefined) requirements.at(-1)?.files.push(file);
  }
  return requirements;
}

/** The same text with other files below each requirement. */
export function withFiles(markdown: string, filesOf: (number: string) => readonly string[]): string {
  return markdown
    .split('\n')
    .filter((line) => !FILE.test(line))
    .flatMap((line) => {
      const number = ITEM.exec(line)?.[1];
      return number === undefined ? [line] : [line, ...filesOf(number).map((file) => `  - ${file}`)];
    })
    .join('\n');
}

const COMMENT = /^\s*(?:\/\/|\*|\/\*).*$/gmu;
const NAME = /(?<called>\.\w+)?\(\s*['"`](?<numbers>(?:[A-Z]-\d{2} )+)/gu;
const SWITCHED_OFF = new Set(['.skip', '.todo', '.fails']);

/** The numbers that the names of tests and describes begin with in a test's source; what is skipped has none. */
export function numbersIn(source: string): Set<string> {
  const names = [...source.replace(COMMENT, '').matchAll(NAME)].flatMap(({ groups }) =>
    SWITCHED_OFF.has(groups?.['called'] ?? '') ? [] : (groups?.['numbers'] ?? '').trim().split(' '),
  );
  return new Set(names);
}

/** The numbers in each test file below `tests/`, by its path from the root. */
export function numbersOfFiles(root: string): Map<string, Set<string>> {
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec)\.tsx?$/u.test(file))
    .map((file) => `tests/${file.split(sep).join('/')}`)
    // This folder's own tests name numbers in examples.
    .filter((file) => file !== 'tests/spec/spec.test.ts')
    .toSorted();
  return new Map(files.map((file) => [file, numbersIn(readFileSync(join(root, file), 'utf8'))]));
}
