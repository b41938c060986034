import { phraseLists } from '../../lexicon/phrases.ts';
import type { Understanding } from '../../understand/understand.ts';
import words from './cannot.json' with { type: 'json' };

const said = Object.entries(phraseLists(words));
const replies: Readonly<Record<string, { reply: string; beside?: string }>> = words.lists;

type Said = Pick<Understanding, 'text'>;

const replyFor = ({ text }: Said) => replies[said.find(([, phrases]) => phrases.in(text))?.[0] ?? ''];

export const cannotReply = (parsed: Said): string => replyFor(parsed)?.reply ?? words.otherwise;

/** What a wish asks that no film can be chosen by (`dublajlı bir korku`): it is said, and the rest of the wish met. */
export const cannotBesideWish = (parsed: Said): string | undefined => replyFor(parsed)?.beside;
