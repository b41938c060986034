import type { Genre } from '#domain/genre.ts';
import type { Mood } from '#domain/mood.ts';
import { isToneTheme } from '#domain/tones.ts';
import type { Wishes } from '#domain/wishes.ts';
import { joinList } from '#lib/turkish/format.ts';
import { dative, genitive } from '#lib/turkish/suffix.ts';
import type { Chosen, Told } from './chosen.ts';
import { explainLoosening } from './explain-loosening.ts';

/** For whom or when: the mood's word stands in it (K-20). */
const FOR_MOOD: Readonly<Record<Mood, string>> = {
  happy: 'mutlu bir akşam için',
  sad: 'hüzünlü bir akşam için',
  excited: 'heyecanlı bir akşam için',
  relaxed: 'rahat bir akşam için',
  romantic: 'romantik bir akşam için',
  adventure: 'maceracı bir akşam için',
};

/** What three films of a genre are called: no two genres are said alike. */
const KINDS: Readonly<Record<Genre, string>> = {
  Aksiyon: 'aksiyon filmi',
  Komedi: 'komedi',
  Drama: 'dram',
  Korku: 'korku filmi',
  Romantik: 'romantik film',
  'Bilim Kurgu': 'bilim kurgu',
  Gerilim: 'gerilim',
  Suç: 'suç filmi',
  Macera: 'macera',
  Fantastik: 'fantastik film',
  Animasyon: 'animasyon',
  Aile: 'aile filmi',
};

const lower = (text: string) => text.toLocaleLowerCase('tr-TR');
const upperFirst = (text: string) => text.slice(0, 1).toLocaleUpperCase('tr-TR') + text.slice(1);

/** Why these films, in one to four warm Turkish sentences: what was heard, what they share, what had to give way. */
export function explainBatch(picked: readonly Chosen[], { wishes, alike, loosened }: Told): string {
  const because = picked.find((entry) => entry.because !== undefined);
  return [
    `${upperFirst([...forWhom(wishes), ...kindOf(wishes)].join(' '))} seçtim.`,
    ...common(picked, wishes),
    ...likenessOf(alike),
    ...(because?.because === undefined
      ? []
      : [`${because.because.title} filmini sevdiğin için ${because.film.title} filmini de seçtim.`]),
    ...explainLoosening(picked, wishes, loosened),
  ].join(' ');
}

const forWhom = ({ mood, maxAge }: Wishes) => [
  ...(mood === undefined ? [] : [FOR_MOOD[mood]]),
  ...(maxAge === undefined ? [] : [`${maxAge} yaşa uygun`]),
];

function kindOf({ genres, fame, origin }: Wishes): string[] {
  const [genre, ...others] = genres;
  const which = [
    ...(fame === 'hidden' ? ['az bilinen'] : []),
    ...(origin === undefined ? [] : [origin === 'yerli' ? 'yerli' : 'yabancı']),
  ];
  if (genre === undefined) return [...which, 'üç film'];
  return others.length === 0
    ? [...which, 'üç', KINDS[genre]]
    : [joinList(genres.map(lower)), 'arasından', ...which, 'üç film'];
}

/** What holds of all three, said once: people, prizes, studios, series, and the bounds of time. */
function common(picked: readonly Chosen[], wishes: Wishes): string[] {
  const held = <Name extends keyof Wishes>(name: Name) =>
    picked.every(({ broken }) => !broken.includes(name)) ? wishes[name] : undefined;
  const people = held('people') ?? [];
  const themes = held('themes') ?? [];
  // `düşündürücü` is said of a film, `uzay` is in it.
  const kinds = themes.filter(isToneTheme);
  const topics = themes.filter((theme) => !isToneTheme(theme));
  const tones = held('tones') ?? [];
  const { minYear, maxYear, maxDuration, minDuration } = wishes;
  const told = [
    ...people.map((name) => `Üçünde de ${name} var`),
    ...(kinds.length === 0 ? [] : [`Üçü de ${joinList(kinds)}`]),
    ...(topics.length === 0 ? [] : [`Üçünde de şu var: ${joinList(topics)}`]),
    ...(tones.length === 0 ? [] : [`Üçü de ${joinList(tones)}`]),
    ...(held('studios') ?? []).slice(0, 1).map((name) => `Üçü de ${genitive(name)}`),
    ...(held('series') ?? []).slice(0, 1).map((name) => `Üçü de ${name} serisinden`),
    ...(minYear !== undefined && minYear === maxYear && held('minYear') !== undefined
      ? [`Üçü de ${minYear} yapımı`]
      : []),
    ...(maxDuration !== undefined && held('maxDuration') !== undefined
      ? [`En uzunu ${Math.max(...picked.map(({ film }) => film.duration))} dakika`]
      : []),
    ...(minDuration !== undefined && held('minDuration') !== undefined
      ? [`En kısası ${Math.min(...picked.map(({ film }) => film.duration))} dakika`]
      : []),
  ];
  return told.length === 0 ? contrast(picked) : [`${told.join('; ')}.`];
}

/** Where nothing is shared, the difference helps to choose. */
function contrast(picked: readonly Chosen[]): string[] {
  const byWeight = picked
    .flatMap(({ film }) => (film.judgement === undefined ? [] : { film, weight: film.judgement.feel.heavy }))
    .toSorted((a, b) => a.weight - b.weight);
  const [light] = byWeight;
  const heavy = byWeight.at(-1);
  if (light === undefined || heavy === undefined || light.weight === heavy.weight) return [];
  return [`En hafifi ${light.film.title}, en ağırı ${heavy.film.title}.`];
}

function likenessOf(alike: Told['alike']): string[] {
  const names = alike?.models.map(({ name }) => name) ?? [];
  return [
    ...(names.length === 0 ? [] : [`Üçü de ${joinList(names.map(dative))} yakın duruyor.`]),
    ...(alike?.unknown ?? []).map(
      (name) => `“${name}” adıyla tek bir film bulamadığım için benzerliğe bakamadım.`,
    ),
  ];
}
