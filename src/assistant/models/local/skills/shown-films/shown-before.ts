import { joinTitles } from '../../core/sentence.ts';
import { type Decide, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './shown-before.json' with { type: 'json' };

const { AGAIN } = phraseLists(source);

/** Whether the films before those on the screen are wanted again. */
export const wantsBefore = (text: string): boolean => AGAIN.is(text);

/** `bi önceki üçlüyü tekrar göster`, `öncekiler daha iyiydi`: they are told, and are those spoken of from then on. */
export const shownBefore: Decide = ({ text }, { memory: { before = [] } }) =>
  before.length === 0 || !wantsBefore(text)
    ? undefined
    : say(`Öncekiler şunlardı: ${joinTitles(before)}. Hangisini açalım?`);
