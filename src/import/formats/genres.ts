import { type Genre, GENRES } from '#domain/genre.ts';

/** The genres of other services in ours; what has no place among the twelve is left out. */
const NAMES: ReadonlyMap<string, Genre> = new Map<string, Genre>([
  ['action', 'Aksiyon'],
  ['comedy', 'Komedi'],
  ['drama', 'Drama'],
  ['horror', 'Korku'],
  ['romance', 'Romantik'],
  ['sci-fi', 'Bilim Kurgu'],
  ['science fiction', 'Bilim Kurgu'],
  ['thriller', 'Gerilim'],
  ['crime', 'Suç'],
  ['adventure', 'Macera'],
  ['fantasy', 'Fantastik'],
  ['animation', 'Animasyon'],
  ['family', 'Aile'],
]);

/** A list such as `Action, Sci-Fi` in our genres, in our order of the file. */
export function readGenres(text: string): string {
  const read = text.split(',').flatMap((name) => {
    const trimmed = name.trim();
    return NAMES.get(trimmed.toLowerCase()) ?? GENRES.find((genre) => genre === trimmed) ?? [];
  });
  return [...new Set(read)].join(', ');
}
