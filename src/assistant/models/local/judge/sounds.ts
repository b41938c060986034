import { type Judgement, likely } from './judge.ts';
import thresholds from './thresholds.json' with { type: 'json' };

const { about: _about, ...THRESHOLDS } = thresholds;

/** What a message may be taken for. */
export type Sound = keyof typeof THRESHOLDS;

/** Whether a message is, by sentences like it, likely enough to be taken for something (thresholds.json). */
export const sounds = (like: Sound, { judged }: { judged: Judgement }): boolean =>
  likely(judged, ...THRESHOLDS[like].acts) >= THRESHOLDS[like].least;
