import type { Mood } from '#domain/mood.ts';

import type { SomeWishes } from '../lexicon/concepts.ts';
import { type MessageWishes, addWishes } from './message-wishes.ts';
import type { Reader } from './reading.ts';

/** What a mood means where it measures against a film (`Joker gibi ama daha hafif`). */
const TONES_OF: Readonly<Partial<Record<Mood, SomeWishes>>> = {
  relaxed: { avoidTones: ['ağır'] },
  happy: { tones: ['komik'] },
  sad: { tones: ['ağlatan'] },
  excited: { tones: ['hızlı'] },
  romantic: { tones: ['romantik'] },
};

/** Reads `daha hafif` beside a film to resemble: more or less of something than it has, and no mood. */
export const readThanModel: Reader = ({ wishes, text }) => {
  const { mood, ...rest } = wishes;
  const tones = mood === undefined ? undefined : TONES_OF[mood];
  if (tones === undefined || wishes.similarTo === undefined || !/(?:^| )daha (?!once|sonra)/u.test(text))
    return {};
  return { wishes: addWishes<MessageWishes>(rest, tones) };
};
