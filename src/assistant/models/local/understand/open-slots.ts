import type { Slot } from './said.ts';

const OPEN =
  /(?:fark ?etmez|fark ?etmiyor|farketmez|onemli degil|onemi yok|muhim degil|ne olursa olsun|sinir yok|siniri yok|takma\w*|takilma\w*)/u;
const REACH = 5;
const SLOTS: readonly (readonly [RegExp, Slot])[] = [
  [/^(?:tur\w*|janr\w*|kategori\w*)$/u, 'genres'],
  [/^(?:mod\w*|ruh|hava\w*)$/u, 'mood'],
  [/^(?:yil\w*|sene\w*|donem\w*|tarih\w*|eski|yeni|eskiligi|yeniligi)$/u, 'years'],
  [/^(?:sure\w*|uzun\w*|kisa\w*|dakika\w*|saat\w*)$/u, 'duration'],
  [/^(?:puan\w*|imdb\w*|rating)$/u, 'rating'],
  [/^(?:oyuncu\w*|yonetmen\w*|kim\w*)$/u, 'people'],
  [/^(?:ulke\w*|yerli|yabanci|dil\w*|mense\w*)$/u, 'origin'],
  [/^(?:konu\w*|tema\w*)$/u, 'themes'],
];

/**
 * What a message leaves open (`süre fark etmez`, `yerli yabancı fark etmez`); `all` for a bare `fark etmez`, undefined
 * when it leaves nothing open.
 */
export function openSlots(text: string): readonly Slot[] | 'all' | undefined {
  const match = OPEN.exec(text);
  if (match === null) return undefined;
  const before = text.slice(0, match.index).trim().split(' ').slice(-REACH);
  const slots = SLOTS.filter(([word]) => before.some((said) => word.test(said))).map(([, slot]) => slot);
  return slots.length > 0 ? slots : 'all';
}
