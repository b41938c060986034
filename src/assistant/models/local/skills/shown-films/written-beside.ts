import { type Decide, say } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { answerOfRow } from '../questions/answers.ts';
import source from './written-beside.json' with { type: 'json' };

const BESIDE = phraseLists(source);

/** `bunların sürelerini de yaz`, `bir de süre ekle`: what is known of the shown films, and nothing that is put on a list. */
export const writtenBeside: Decide = ({ text, titles }, { memory, index }) => {
  const question = titles.length === 0 && memory.shown.length > 1 ? nameIn(BESIDE, text) : undefined;
  const told = question && answerOfRow(question, memory.shown, index);
  return told === undefined ? undefined : say(told);
};
