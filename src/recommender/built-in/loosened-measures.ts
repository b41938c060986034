import type { WishName, Wishes } from '#domain/wishes.ts';
import { formatNumber, formatRating, inWords, joinList, upperFirst } from '#lib/turkish/format.ts';
import type { Chosen } from './chosen.ts';
import { asBound } from './hours.ts';

/** How near the films come to a loosened wish that has a measure: each that does not meet it, or of three the nearest. */
export function byHowMuch(picked: readonly Chosen[], wishes: Wishes, name: WishName): string[] {
  const films = picked.filter(({ broken }) => broken.includes(name)).map(({ film }) => film);
  if (films.length === 0) return [];
  const none = (asked: string, near: string) => [`${upperFirst(asked)} üç film bulamadım; ${near}.`];
  const near = (
    of: (film: Chosen['film']) => number,
    tell: (value: number) => string,
    ofThree: string,
    nearest: (...values: number[]) => number,
  ) =>
    films.length === picked.length
      ? `${ofThree} ${tell(nearest(...films.map(of)))}`
      : joinList(
          [...Map.groupBy(films, of)].map(
            ([value, same]) =>
              `${joinList(
                same.map(({ title }) => title),
                'ile',
              )} ${tell(value)}`,
          ),
        );
  const length = ({ duration }: Chosen['film']) => duration;
  const year = (ofThree: string, nearest: (...values: number[]) => number) =>
    `${near((film) => film.year, String, ofThree, nearest)} yapımı`;
  const { minDuration = 0, maxDuration = 0, minYear, maxYear, minRating = 0 } = wishes;
  switch (name) {
    case 'maxDuration':
      return none(
        `${asBound(maxDuration).accusative} geçmeyen`,
        near(length, inWords, 'en kısası', Math.min),
      );
    case 'minDuration':
      return none(`${asBound(minDuration).ablative} uzun`, near(length, inWords, 'en uzunu', Math.max));
    case 'minYear':
      return none(
        minYear === maxYear ? `${minYear} yapımı` : `${minYear} ve sonrasından`,
        year('en yenisi', Math.max),
      );
    case 'maxYear':
      return none(`${maxYear} ve öncesinden`, year('en eskisi', Math.min));
    case 'minRating':
      return none(
        `puanı ${formatNumber(minRating)} ve üstü`,
        `${near(({ rating }) => rating, formatRating, 'en yükseği', Math.max)} puanlı`,
      );
    default:
      return [];
  }
}
