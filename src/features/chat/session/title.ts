import { isFields } from '#lib/is-fields.ts';
import type { KeptChat } from '#storage/chats/kept-chat.ts';
import type { ChatMessage } from '#tools/registry.ts';

import { textOf } from '../text/spoken.ts';

const LONGEST = 60;

/** Shortens at a word where it can. */
function shortened(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > LONGEST / 2 ? space : LONGEST)}…`;
}

/** A conversation is titled by its first wish. */
export function titleOf(messages: readonly ChatMessage[]): string {
  const wish = messages.find(({ role, metadata }) => role === 'user' && metadata?.unreadable !== true);
  return (wish && shortened(textOf(wish))) || 'Sohbet';
}

/** The same of a stored conversation, whose messages have not been checked. */
export function titleOfKept({ nodes }: KeptChat): string {
  for (const { message } of nodes) {
    const text = userText(message);
    if (text !== '') return shortened(text);
  }
  return 'Sohbet';
}

function userText(message: unknown): string {
  if (!isFields(message) || message['role'] !== 'user' || !Array.isArray(message['parts'])) return '';
  return message['parts']
    .map((part: unknown) => (isFields(part) && typeof part['text'] === 'string' ? part['text'] : ''))
    .join('');
}
