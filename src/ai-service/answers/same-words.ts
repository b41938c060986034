import { fold } from '#domain/title.ts';

/** Words of models for values of ours; each line is one meaning. Which of them is ours, the tool's schema knows. */
const SAME: readonly (readonly string[])[] = [
  ['aksiyon', 'action'],
  ['komedi', 'comedy', 'komik'],
  ['drama', 'dram'],
  ['korku', 'horror'],
  ['romantik', 'romantic', 'romance', 'ask', 'love'],
  ['bilim kurgu', 'science fiction', 'sci fi', 'scifi', 'bilimkurgu', 'sf'],
  ['gerilim', 'thriller', 'suspense', 'mystery', 'gizem'],
  ['suc', 'crime', 'polisiye'],
  ['macera', 'adventure', 'adventurous', 'maceraci'],
  ['fantastik', 'fantasy', 'fantezi'],
  ['animasyon', 'animation', 'animated', 'anime', 'cizgi film'],
  ['aile', 'family'],
  ['happy', 'mutlu', 'neseli', 'cheerful', 'joyful', 'funny', 'eglenceli', 'keyifli'],
  ['sad', 'huzunlu', 'uzgun', 'melancholic', 'melankolik', 'duygusal'],
  ['excited', 'heyecanli', 'exciting', 'thrilling'],
  ['relaxed', 'rahat', 'sakin', 'calm', 'relaxing', 'huzurlu'],
  ['yerli', 'turkish', 'turk', 'domestic', 'local', 'turkiye', 'turkey'],
  ['yabanci', 'foreign', 'international'],
  ['favourites', 'favorites', 'favoriler', 'favorilerim', 'favourite', 'favorite'],
  ['watched', 'izlenenler', 'izlediklerim', 'izlendi'],
  ['history', 'gecmis'],
  ['dashboard', 'home', 'ana sayfa'],
  ['recommend', 'film oner', 'recommendations'],
  ['settings', 'ayarlar'],
  ['dark', 'koyu', 'karanlik'],
  ['light', 'acik', 'aydinlik'],
];

const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The value among these that a text means: itself in another spelling, or by another word. */
export function sameWord(text: string, values: readonly string[]): string | undefined {
  const word = plain(text);
  const meant = SAME.find((words) => words.includes(word)) ?? [word];
  return values.find((value) => meant.includes(plain(value)));
}
