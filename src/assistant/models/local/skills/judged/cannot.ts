import { phraseLists } from '../../lexicon/phrases.ts';
import type { Understanding } from '../../understand/understand.ts';
import words from './cannot.json' with { type: 'json' };

const said = Object.entries(phraseLists(words));
const replies: Readonly<Record<string, { reply: string }>> = words.lists;

export const cannotReply = ({ text }: Pick<Understanding, 'text'>): string =>
  replies[said.find(([, phrases]) => phrases.in(text))?.[0] ?? '']?.reply ?? words.otherwise;
