import { phraseLists } from '../../lexicon/phrases.ts';
import type { Understanding } from '../../understand/understand.ts';
import words from './cannot.json' with { type: 'json' };

const { SURELY, ...KINDS } = phraseLists(words);
const said = Object.entries(KINDS);
const replies: Readonly<Record<string, { phrases: readonly string[]; reply?: string; beside?: string }>> =
  words.lists;

type Said = Pick<Understanding, 'text'>;

const replyFor = ({ text }: Said) => replies[said.find(([, phrases]) => phrases.in(text))?.[0] ?? ''];

/** It asks for something in words that are known to be out of reach. */
export const cannotPlainly = (parsed: Said): boolean => replyFor(parsed) !== undefined;

export const cannotReply = (parsed: Said): string => replyFor(parsed)?.reply ?? words.otherwise;

/** What is so surely out of reach that no sentences like it need be asked (`bunu anneme whatsapptan yolla`). */
export const cannotSurely = ({ text }: Said): boolean => SURELY.in(text);

/** What a wish asks that no film can be chosen by (`dublajlı bir korku`): it is said, and the rest of the wish met. */
export const cannotBesideWish = (parsed: Said): string | undefined => replyFor(parsed)?.beside;
