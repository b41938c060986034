import { noonOf } from '#domain/watched-details.ts';

/** A film as its services know it, with what one person did with it. */
export interface LivedFilm {
  title: string;
  originalTitle: string;
  year: number;
  imdb: string;
  tmdb: number;
  director: string;
  minutes: number;
  /** Days on which it was seen, oldest first. */
  days: readonly (readonly [year: number, month: number, day: number])[];
  /** 1 to 10. */
  score?: number;
  review?: string;
  isLiked: boolean;
  isWanted: boolean;
  /** The day on which it was rated, logged or listed. */
  listed: readonly [year: number, month: number, day: number];
}

/** Titles with everything that has broken an importer. */
const ODD_TITLES = [
  'One of the Roughs, a Kosmos',
  'He said "no", and left',
  '=HYPERLINK("http://a","b")',
  '+1',
  '-30-',
  '@suicide',
  '__proto__',
  'constructor',
  'toString',
  'Işığın İzinde: Ağır Çöl Şiiri',
  '東京物語',
  'Идиот',
  '…',
  '🎬',
  '8½',
  '2001',
  "Singin' in the Rain & Other; Stories",
  'Amélie\tPoulain',
  '100% Wolf',
  'Ünlü <b>Kalın</b> Film',
] as const;

const day = (number: number) => [2012 + (number % 12), 1 + (number % 12), 1 + (number % 28)] as const;

/** A life of so many films; the same for the same seed. Every third has a namesake of another year. */
export function aFilmLife(count: number, seed = 1): LivedFilm[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index * 7 + seed;
    const plain = `Deneme Filmi ${index % 3 === 2 ? index - 1 : index}${seed === 1 ? '' : ` Cilt ${seed}`}`;
    const title = ODD_TITLES[index] ?? plain;
    const isSeen = index % 5 !== 4;
    const days = isSeen ? [day(number)].filter(() => index % 7 !== 6) : [];
    const again = index % 11 === 0 && days.length > 0 ? ([2025, 2, 1 + (index % 28)] as const) : undefined;
    const score = isSeen && index % 4 !== 3 ? 1 + (number % 10) : undefined;
    const review =
      score !== undefined && index % 9 === 0
        ? `<b>Güzel</b>, "çok" güzel,\n${index}. kez izlenir; <i>yine</i> &amp; yine.`
        : undefined;
    return {
      title,
      originalTitle: index % 6 === 0 ? `Original ${title}` : title,
      year: 1960 + ((index * 3 + (index % 3)) % 60),
      imdb: `tt${String(1_000_000 + seed * 100_000 + index)}`,
      tmdb: seed * 100_000 + index + 1,
      director: index % 8 === 0 ? 'Ayşe Yılmaz, Jean-Pierre Œuvre' : `Yönetmen ${index % 50}`,
      minutes: 80 + (index % 60),
      days: [...days, ...(again === undefined ? [] : [again])],
      ...(score === undefined ? {} : { score }),
      ...(review === undefined ? {} : { review }),
      isLiked: isSeen && index % 10 === 0,
      isWanted: !isSeen,
      listed: day(number + 3),
    };
  });
}

const two = (number: number) => String(number).padStart(2, '0');
export const dayText = ([year, month, date]: LivedFilm['listed']) => `${year}-${two(month)}-${two(date)}`;
export const noonsOf = ({ days }: Pick<LivedFilm, 'days'>) => days.map((date) => noonOf(...date));
