import { viewersWords as words } from '../lexicon/word-lists.ts';
import { union, without } from './lists.ts';
import type { MessageWishes } from './message-wishes.ts';

/** What nobody wants to see who has it, or somebody dear. */
const ILLNESS = ['kanser', 'alzheimer', 'felç', 'depresyon', 'hastalık', 'ölüm'];

/** `kanser olan birine moral`: what somebody has is not what films for them are about. */
export function forTheIll(said: MessageWishes, text: string): MessageWishes {
  if (!words.FOR_THE_ILL.in(text)) return said;
  return {
    ...said,
    ...(said.mood === undefined || said.mood === 'sad' ? { mood: 'happy' } : {}),
    themes: without(said.themes, ILLNESS),
    avoidThemes: union(said.avoidThemes, ILLNESS),
    avoidTones: union(said.avoidTones ?? [], ['ağır']),
  };
}
