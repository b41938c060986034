import { readdir, readFile } from 'node:fs/promises';

/** A message in which words have labels. */
export interface Labelled<Label extends string> {
  text: string;
  /** Its place in its file, 0 to 1: neighbours are by one writer. */
  place: number;
  labels: readonly { words: string; label: Label }[];
}

/** Every line of the tables in a folder, in an order that is always the same. */
export async function readTables<Line>(
  folder: URL,
  parse: (file: string, content: string) => Line[],
): Promise<Line[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tsv')).toSorted();
  const files = await Promise.all(
    names.map(async (name) => parse(name, await readFile(new URL(name, folder), 'utf8'))),
  );
  return files.flat();
}

/**
 * Reads messages with labels after a tab: `label=word,word other=two_words`; a blank within words is written `_`.
 * @throws with file and line where a label is none, or its words are not in the message
 */
export function parseLabelled<Label extends string>(
  file: string,
  content: string,
  known: readonly Label[],
): Labelled<Label>[] {
  const lines = content.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, at) => {
    const refuse = (why: string) => new Error(`${file}:${at + 1}: ${why} in “${line}”`);
    const [text = '', written = '', ...more] = line.split('\t');
    if (more.length > 0 || text.trim() === '' || written === '') throw refuse('no message with labels');
    const labels = written.split(' ').flatMap((part) => {
      const [name, words = ''] = part.split('=');
      const label = known.find((one) => one === name);
      if (label === undefined) throw refuse(`no such label: ${name}`);
      return words.split(',').map((word) => ({ words: word.replaceAll('_', ' '), label }));
    });
    const missing = labels.find(({ words }) => !text.includes(words));
    if (missing !== undefined) throw refuse(`no “${missing.words}”`);
    return { text, labels, place: at / lines.length };
  });
}
