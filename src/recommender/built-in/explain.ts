import type { Genre } from '#domain/genre.ts';
import type { Mood } from '#domain/mood.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { describeWishes } from '../describe-wishes.ts';
import type { Scored } from './score.ts';

const MOOD_PHRASES: Readonly<Record<Mood, string>> = {
  happy: 'mutlu',
  sad: 'hüzünlü',
  excited: 'heyecanlı',
  relaxed: 'rahat',
  romantic: 'romantik',
  adventure: 'maceracı',
};

const LOOSENED: Partial<Record<WishName, string>> = {
  mood: 'ruh hali',
  themes: 'konu',
  minRating: 'puan',
  minDuration: 'süre',
  maxDuration: 'süre',
  minYear: 'yıl',
  maxYear: 'yıl',
  countries: 'ülke',
  origin: 'yapım yeri',
  people: 'oyuncu ya da yönetmen',
};

const join = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ve ${items.at(-1)}`;
const lower = (text: string) => text.toLocaleLowerCase('tr-TR');
const upperFirst = (text: string) => text.slice(0, 1).toLocaleUpperCase('tr-TR') + text.slice(1);
const genreWords = (genres: readonly Genre[]) => join(genres.map(lower));

function bounds(wishes: Wishes): string[] {
  const { minYear, maxYear, minRating, minDuration, maxDuration } = wishes;
  return [
    maxDuration === undefined
      ? ''
      : maxDuration <= 100
        ? `kısa: en çok ${maxDuration} dakika`
        : `en çok ${maxDuration} dakika`,
    minDuration === undefined ? '' : `en az ${minDuration} dakika`,
    minYear !== undefined && maxYear !== undefined
      ? minYear === maxYear
        ? `${minYear} yapımı`
        : `${minYear}–${maxYear} arası`
      : minYear !== undefined
        ? `${minYear} ve sonrası`
        : maxYear !== undefined
          ? `${maxYear} ve öncesi`
          : '',
    minRating === undefined ? '' : `puanı ${minRating.toLocaleString('tr-TR')} ve üstü`,
  ].filter(Boolean);
}

/** Why these films, in two to four warm Turkish sentences. */
export function explainBatch(
  picked: readonly Scored[],
  wishes: Wishes,
  loosened: readonly WishName[],
): string {
  const { genres } = wishes;
  const mood = wishes.mood === undefined ? '' : `${MOOD_PHRASES[wishes.mood]} ruh haline göre`;
  const kind =
    genres.length === 0
      ? 'üç film'
      : genres.length === 1
        ? `üç ${genreWords(genres)} filmi`
        : `${genreWords(genres)} arasından üç film`;
  const age = wishes.maxAge === undefined ? '' : `${wishes.maxAge} yaşa uygun`;
  const sentences = [`${upperFirst([mood, age, kind].filter(Boolean).join(' '))} seçtim.`];
  const extra = [
    ...bounds(wishes),
    ...(wishes.people ?? []).map((person) => `içinde ${person} var`),
    ...(wishes.countries ?? []).map((country) => `ülke: ${country}`),
    ...(wishes.origin === undefined ? [] : [`${wishes.origin} yapım`]),
    ...(wishes.themes ?? []).map((theme) => `konu: ${theme}`),
    ...(wishes.excludeGenres ?? []).map((genre) => `${lower(genre)} yok`),
    ...(wishes.avoidThemes ?? []).map((theme) => `${theme} değil`),
  ];
  if (extra.length > 0) sentences.push(`İsteklerin aklımda: ${join(extra)}.`);
  if (wishes.similarTo !== undefined) {
    sentences.push(
      loosened.includes('similarTo')
        ? `“${wishes.similarTo}” adıyla tek bir film bulamadığım için benzerliğe bakamadım.`
        : `Üçü de ${wishes.similarTo} filmine yakın duran yapımlar.`,
    );
  }
  const because = picked.find((entry) => entry.because !== undefined);
  if (because?.because !== undefined) {
    sentences.push(`${because.because.title} filmini sevdiğin için ${because.film.title} filmini de seçtim.`);
  }
  const given = [...new Set(loosened.flatMap((name) => LOOSENED[name] ?? []))];
  if (given.length > 0)
    sentences.push(`Hepsine birden uyan üç film bulamadım; ${join(given)} isteğini biraz esnettim.`);
  return sentences.join(' ');
}

/** Wishes that have a sentence of their own. */
const SAID_APART: ReadonlySet<WishName> = new Set(['mood', 'themes', 'similarTo']);

/** Why this one film: shown in its popup under `Neden önerildi` (P-10). At least 8 characters. */
export function explainFilm({ film, because, broken }: Scored, wishes: Wishes): string {
  const { genres } = wishes;
  const reasons = [
    ...(wishes.mood !== undefined && !broken.includes('mood')
      ? [`${MOOD_PHRASES[wishes.mood]} ruh haline`]
      : []),
    ...(genres.length > 0
      ? [`${genreWords(genres.filter((genre) => film.genres.includes(genre)))} isteğine`]
      : []),
  ];
  const told = describeWishes({ ...wishes, genres: [] });
  const met = told
    .filter(({ wish }) => !broken.includes(wish) && !SAID_APART.has(wish))
    .map(({ words }) => words);
  const missed = told.filter(({ wish }) => broken.includes(wish)).map(({ words }) => words);
  const themes = (wishes.themes ?? []).filter(() => !broken.includes('themes'));
  return [
    reasons.length > 0
      ? `${upperFirst(join(reasons))} uyuyor.`
      : `${film.rating.toLocaleString('tr-TR')} puanıyla sevilen bir film.`,
    themes.length > 0 ? `Konusu: ${join(themes)}.` : '',
    wishes.similarTo === undefined ? '' : `${wishes.similarTo} filmini andırıyor.`,
    because === undefined ? '' : `${because.title} filmini sevdiğin için öne çıktı.`,
    met.length > 0 ? `Dileklerinden karşıladıkları: ${met.join(', ')}.` : '',
    missed.length > 0 ? `Esnettiğim: ${missed.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
