import type { Genre } from '#domain/genre.ts';

/** What a film of a genre is called: no two genres are said alike. */
export const KINDS: Readonly<Record<Genre, string>> = {
  Aksiyon: 'aksiyon filmi',
  Komedi: 'komedi',
  Drama: 'dram',
  Korku: 'korku filmi',
  Romantik: 'romantik film',
  'Bilim Kurgu': 'bilim kurgu',
  Gerilim: 'gerilim',
  Suç: 'suç filmi',
  Macera: 'macera filmi',
  Fantastik: 'fantastik film',
  Animasyon: 'animasyon',
  Aile: 'aile filmi',
};

/** A genre in a sentence, among others: `dram`, `bilim kurgu`. */
export const genreWord = (genre: string): string =>
  genre === 'Drama' ? KINDS.Drama : genre.toLocaleLowerCase('tr-TR');
