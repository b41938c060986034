/** What emoji say where they are all there is. */
export const EMOJI_WORDS: readonly (readonly [emoji: RegExp, words: string])[] = [
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
