import type { WishName, Wishes } from '#domain/wishes.ts';
import { formatRating, joinList } from '#lib/turkish/format.ts';
import type { Chosen } from './chosen.ts';

/** Wishes that are loosened without a measure. */
const NAMES: Partial<Record<WishName, string>> = {
  mood: 'ruh hali',
  themes: 'konu',
  countries: 'ülke',
  origin: 'yapım yeri',
  people: 'oyuncu ya da yönetmen',
  tones: 'hava',
  pace: 'tempo',
  fame: 'bilinirlik',
  ending: 'son',
  places: 'mekân',
  eras: 'dönem',
  trueStory: 'gerçek hikâye',
  awards: 'ödül',
  languages: 'dil',
  studios: 'stüdyo',
  series: 'seri',
};

/** What was loosened, and by how much. */
export function explainLoosening(
  picked: readonly Chosen[],
  wishes: Wishes,
  loosened: readonly WishName[],
): string[] {
  const given = [...new Set(loosened.flatMap((name) => NAMES[name] ?? []))];
  return [
    ...loosened.flatMap((name) => byHowMuch(picked, wishes, name)),
    ...(given.length === 0
      ? []
      : [`Hepsine birden uyan üç film bulamadım; ${joinList(given)} isteğini biraz esnettim.`]),
  ];
}

function byHowMuch(picked: readonly Chosen[], wishes: Wishes, name: WishName): string[] {
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
