import table from '../lexicon/emoji.json' with { type: 'json' };

const LAUGHTER = /^\s*(?:[😂🤣😹😆]\s*){2,}$/u;
const BESIDE_WORDS =
  /(?<=\s)(?:[:;=]-?[()DPp]+|\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\u200D|\uFE0F)*)\s/gu;
const SMILE = /^\s*(?:[:;=]-?[)D]+|\^\^)\s*$/u;

/** A message without a word, of emoji only, in words. Emoji beside words add nothing and are left alone. */
export function readEmoji(message: string): string {
  if (SMILE.test(message)) return 'harika';
  // One may ask for a laugh, a row of them laughs.
  if (LAUGHTER.test(message)) return 'hahaha';
  // Beside words they end a sentence, as a full stop does.
  if (message.length > 40 || /[\p{L}\p{N}]/u.test(message)) return message.replaceAll(BESIDE_WORDS, '. ');
  return table.find(({ emoji }) => [...emoji].some((one) => message.includes(one)))?.words ?? message;
}
