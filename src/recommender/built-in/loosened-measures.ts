import type { WishName, Wishes } from '#domain/wishes.ts';
import { formatRating, joinList } from '#lib/turkish/format.ts';
import type { Chosen } from './chosen.ts';

/** How near the films come to a loosened wish that has a measure: `öbürleri 1965 ve 1978 yapımı`. */
export function byHowMuch(picked: readonly Chosen[], wishes: Wishes, name: WishName): string[] {
  const films = picked.filter(({ broken }) => broken.includes(name)).map(({ film }) => film);
  if (films.length === 0) return [];
  const these = films.length === picked.length ? 'bunlar' : films.length === 1 ? 'öbürü' : 'öbürleri';
  const told = (values: readonly number[], unit: string, inWords: (value: number) => string = String) =>
    `${these} ${joinList([...new Set(values)].toSorted((a, b) => a - b).map((value) => inWords(value)))} ${unit}.`;
  const minutes = () =>
    told(
      films.map(({ duration }) => duration),
      'dakika',
    );
  const years = () =>
    told(
      films.map(({ year }) => year),
      'yapımı',
    );
  switch (name) {
    case 'maxDuration':
      return [`En çok ${wishes.maxDuration} dakikalık üç film bulamadım; ${minutes()}`];
    case 'minDuration':
      return [`En az ${wishes.minDuration} dakikalık üç film bulamadım; ${minutes()}`];
    case 'minYear':
      return wishes.minYear === wishes.maxYear
        ? [`${wishes.minYear} yapımı üç film bulamadım; ${years()}`]
        : [`${wishes.minYear} ve sonrasından üç film bulamadım; ${years()}`];
    case 'maxYear':
      return [`${wishes.maxYear} ve öncesinden üç film bulamadım; ${years()}`];
    case 'minRating':
      return [
        `Puanı ${formatRating(wishes.minRating ?? 0)} ve üstü üç film bulamadım; ${told(
          films.map(({ rating }) => rating),
          'puanlı',
          formatRating,
        )}`,
      ];
    default:
      return [];
  }
}
