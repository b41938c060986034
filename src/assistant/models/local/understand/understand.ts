import type { FilmIndex } from '#films/film-index.ts';
import type { Judge, Judgement } from '../judge/judge.ts';
import { findingsOf } from './findings.ts';
import { statesAnything } from './message-wishes.ts';
import { type Reading } from './reading.ts';
import { withJudged } from './judged-wishes.ts';
import { readMessage } from './read-message.ts';

/** What a message says, as far as it can be told from the message alone. */
export interface Understanding extends Omit<Reading, 'wishes'> {
  words: number;
  said: Reading['wishes'];
  /** It states a wish. */
  wishes: boolean;
  /** What it wishes in words that are known, not merely by sentences like it; undefined where it wishes nothing so. */
  exact: Reading['wishes'] | undefined;
  /** It says that what was shown has too much of something (`çok kanlı bunlar`). */
  complains: boolean;
  /** It asks for a series. */
  series: boolean;
  /** It speaks of films. */
  films: boolean;
  /** What it is about, by sentences like it. */
  judged: Judgement;
}

/** Understands one message. Pure: the same message, index, year and judge always mean the same. */
export function understand(message: string, index: FilmIndex, thisYear: number, judge: Judge): Understanding {
  const read = readMessage(message, index, thisYear);
  const judged = judge(read.written, findingsOf(read));
  const said = withJudged(read.found, judged);
  return { ...read, said, wishes: statesAnything(said), judged };
}
