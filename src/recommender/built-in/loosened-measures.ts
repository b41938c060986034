import type { WishName, Wishes } from '#domain/wishes.ts';
import { formatRating } from '#lib/turkish/format.ts';
import type { Chosen } from './chosen.ts';

/** How near the films come to a loosened wish that has a measure. */
export function byHowMuch(picked: readonly Chosen[], wishes: Wishes, name: WishName): string[] {
  const films = picked.filter(({ broken }) => broken.includes(name)).map(({ film }) => film);
  if (films.length === 0) return [];
  const durations = films.map(({ duration }) => duration);
  const years = films.map(({ year }) => year);
  switch (name) {
    case 'maxDuration':
      return [
        `En çok ${wishes.maxDuration} dakikalık üç film bulamadım; esnettiklerimin en kısası ${Math.min(...durations)} dakika.`,
      ];
    case 'minDuration':
      return [
        `En az ${wishes.minDuration} dakikalık üç film bulamadım; esnettiklerimin en uzunu ${Math.max(...durations)} dakika.`,
      ];
    case 'minYear':
      return [
        `${wishes.minYear} ve sonrasından üç film bulamadım; esnettiklerimin en yenisi ${Math.max(...years)} yapımı.`,
      ];
    case 'maxYear':
      return [
        `${wishes.maxYear} ve öncesinden üç film bulamadım; esnettiklerimin en eskisi ${Math.min(...years)} yapımı.`,
      ];
    case 'minRating':
      return [
        `Puanı ${formatRating(wishes.minRating ?? 0)} ve üstü üç film bulamadım; esnettiklerimin en yükseği ${formatRating(Math.max(...films.map(({ rating }) => rating)))}.`,
      ];
    default:
      return [];
  }
}
