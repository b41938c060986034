const MEANINGS: readonly (readonly [emoji: RegExp, words: string])[] = [
  [/[😢😭😿😞😔💔🥺]/u, 'hüzünlüyüm'],
  [/[😂🤣😹😆]/u, 'komedi'],
  [/[😱👻💀🎃🧟]/u, 'korku'],
  [/[❤💕😍🥰💑💘]/u, 'romantik'],
  [/[🚀👽🛸]/u, 'uzay'],
  [/[🎲🎁❓]/u, 'beni şaşırt'],
  [/[👍👏🙌🔥💯]/u, 'harika'],
  [/[🙏]/u, 'teşekkürler'],
  [/[👋]/u, 'merhaba'],
  [/[😀😁😃😄🙂😊☺]/u, 'mutluyum'],
  [/[😴🥱😫]/u, 'yorgunum'],
];
const SMILE = /^\s*(?:[:;=]-?[)D]+|\^\^)\s*$/u;

/** A message without a word, of emoji only, in words. Emoji beside words add nothing and are left alone. */
export function readEmoji(message: string): string {
  if (SMILE.test(message)) return 'harika';
  if (message.length > 40 || /[\p{L}\p{N}]/u.test(message)) return message;
  return MEANINGS.find(([emoji]) => emoji.test(message))?.[1] ?? message;
}
