import { EMOJI_WORDS } from '../lexicon/emoji.ts';

const SMILE = /^\s*(?:[:;=]-?[)D]+|\^\^)\s*$/u;

/** A message without a word, of emoji only, in words. Emoji beside words add nothing and are left alone. */
export function readEmoji(message: string): string {
  if (SMILE.test(message)) return 'harika';
  if (message.length > 40 || /[\p{L}\p{N}]/u.test(message)) return message;
  return EMOJI_WORDS.find(([emoji]) => emoji.test(message))?.[1] ?? message;
}
