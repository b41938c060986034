import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Genre } from '#domain/genre.ts';
import type { FilmFacts } from '#domain/film-facts.ts';
import { brokenWishes } from '#domain/wish-rules.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import type { Random } from '#lib/random.ts';

const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list[Math.floor(random() * list.length)];

/** Wishes of up to four kinds that at least this many films of the catalogue meet, so that they can be met. */
const ENOUGH = 4;
const MOST_TRIES = 200;
const DECADES = [1970, 1980, 1990, 2000, 2010, 2020];

/** Draws a hidden wish round a film of the catalogue: what somebody has in mind without having said it yet. */
export function drawWish(films: readonly CatalogueFilm[], random: Random): Wishes {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const model = pick(films, random);
    if (model === undefined) break;
    const genre = pick(model.genres, random);
    const others: Genre[] = ['Korku', 'Aksiyon', 'Romantik', 'Animasyon', 'Komedi'];
    const excluded = pick(
      others.filter((other) => !model.genres.includes(other)),
      random,
    );
    const decade = DECADES.find((start) => model.year >= start && model.year < start + 10);
    const wish: Wishes = {
      genres: genre === undefined ? [] : [genre],
      ...(random() < 0.5 && excluded !== undefined ? { excludeGenres: [excluded] } : {}),
      ...(random() < 0.5 ? { maxDuration: Math.ceil(model.duration / 10) * 10 } : {}),
      ...(random() < 0.35 ? { minRating: Math.floor(model.rating) } : {}),
      ...(random() < 0.35
        ? random() < 0.5 && decade !== undefined
          ? { minYear: decade, maxYear: decade + 9 }
          : { minYear: Math.floor(model.year / 5) * 5 }
        : {}),
      ...(random() < 0.25 ? { origin: model.origin } : {}),
      ...(random() < 0.2 && model.actors[0] !== undefined ? { people: [model.actors[0]] } : {}),
    };
    const stated = Object.keys(wish).length;
    if (stated < 3) continue;
    if (films.filter((film) => brokenWishes(film, wish).length === 0).length >= ENOUGH) return wish;
  }
  throw new Error('no wish that enough films meet');
}

type Say = (wish: Wishes) => readonly string[];

const lower = (text: string) => text.toLocaleLowerCase('tr-TR');

/** Ways of saying one part of a wish, first as a wish and then as what was wrong with the films shown. */
const WAYS: Partial<Record<WishName, { wish: Say; reason: Say }>> = {
  excludeGenres: {
    wish: ({ excludeGenres: [genre = 'Korku'] = [] }) => [
      `${lower(genre)} olmasın`,
      `${lower(genre)} sevmem ben`,
      `içinde ${lower(genre)} olmasa iyi olur`,
    ],
    reason: ({ excludeGenres: [genre = 'Korku'] = [] }) => [
      `bunlarda ${lower(genre)} var, ${lower(genre)} istemiyorum`,
      `${lower(genre)} olmayanlardan göster`,
    ],
  },
  maxDuration: {
    wish: ({ maxDuration = 0 }) => [
      `en fazla ${maxDuration} dakika olsun`,
      `${maxDuration} dakikayı geçmesin`,
      `${maxDuration} dk altı lütfen`,
    ],
    reason: ({ maxDuration = 0 }) => [
      `bunlar uzun, ${maxDuration} dakikayı aşmasın`,
      `çok uzun geldi, ${maxDuration} dakikadan kısa olsun`,
    ],
  },
  minRating: {
    wish: ({ minRating = 0 }) => [
      `puanı en az ${minRating} olsun`,
      `imdb ${minRating} üstü`,
      `${minRating} puanın altına düşmesin`,
    ],
    reason: ({ minRating = 0 }) => [
      `puanları düşük, en az ${minRating} olsun`,
      `${minRating}'in üstünde puanı olan göster`,
    ],
  },
  minYear: {
    wish: ({ minYear = 0, maxYear }) =>
      maxYear === undefined
        ? [`${minYear} sonrası olsun`, `${minYear}'den yeni bir şey`]
        : [`${decadeWords(minYear)} olsun`, `${minYear} ile ${maxYear} arası çekilmiş olsun`],
    reason: ({ minYear = 0, maxYear }) =>
      maxYear === undefined
        ? [`bunlar eski, ${minYear} ve sonrası olsun`]
        : [`o yıllardan değil, ${decadeWords(minYear)} istiyorum`],
  },
  origin: {
    wish: ({ origin = 'yerli' }) => [`${origin} olsun`, `${origin} film istiyorum`],
    reason: ({ origin = 'yerli' }) => [`hepsi ${origin} olsun lütfen`, `${origin} olanlardan göster`],
  },
  people: {
    wish: ({ people: [name = ''] = [] }) => [`${name} oynasın`, `içinde ${name} olsun`],
    reason: ({ people: [name = ''] = [] }) => [`${name} bunlarda yok, o oynasın istiyorum`],
  },
};

const decadeWords = (start: number) =>
  start >= 2000
    ? `${start}'lerden`.replace("2010'lerden", "2010'lardan")
    : `${String(start).slice(2)}'lardan`;

const OPENINGS = [
  (genre: string) => `bana bir ${genre} önerir misin`,
  (genre: string) => `${genre} filmi izlemek istiyorum`,
  (genre: string) => `bu akşam ${genre} olsun`,
  (genre: string) => `güzel bir ${genre} var mı`,
];

/** Somebody who wants a film and says so bit by bit. */
export interface Viewer {
  /** The first words. */
  open(): string;
  /** What to say on films that do not all do; undefined when one of them meets the whole wish. */
  answer(shown: readonly FilmFacts[]): string | undefined;
}

/** A viewer with a hidden wish: begins with the genre, then says a part at a time, first of all what was broken. */
export function createViewer(wish: Wishes, random: Random): Viewer {
  const said = new Set<WishName>(['genres', 'maxYear']);
  const say = (name: WishName, how: 'wish' | 'reason') => {
    said.add(name);
    return pick(WAYS[name]?.[how](wish) ?? [], random) ?? 'başka';
  };
  return {
    open: () => {
      const opening = pick(OPENINGS, random) ?? String;
      const first = opening(lower(wish.genres[0] ?? 'film'));
      const more = unsaid()[0];
      return random() < 0.4 && more !== undefined ? `${first}, ${say(more, 'wish')}` : first;
    },
    answer: (shown) => {
      const broken = shown.map((film) => brokenWishes(film, wish));
      if (broken.some((names) => names.length === 0)) return undefined;
      const counts = unsaid().map((name) => ({
        name,
        count: broken.filter(
          (names) => names.includes(name) || (name === 'minYear' && names.includes('maxYear')),
        ).length,
      }));
      const worst = counts.toSorted((a, b) => b.count - a.count)[0];
      return worst === undefined
        ? 'başka bir şey öner'
        : say(worst.name, worst.count > 0 ? 'reason' : 'wish');
    },
  };

  function unsaid(): WishName[] {
    return (Object.keys(WAYS) as WishName[]).filter((name) => wish[name] !== undefined && !said.has(name));
  }
}
