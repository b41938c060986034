import { type Phrases, phraseLists } from '../../lexicon/phrases.ts';
import words from './said.json' with { type: 'json' };

export const said = phraseLists(words);

const isList = (name: string): name is keyof typeof said => Object.hasOwn(said, name);

/** The phrases that a table names. @throws where there are none of that name */
export function listNamed(name: string): Phrases {
  if (!isList(name)) throw new Error(`No phrases are called ${name}`);
  return said[name];
}
