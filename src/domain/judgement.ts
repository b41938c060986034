/** What a film does to somebody, each 0 (not at all) to 3 (what it is known for), in the order of `feel`. */
export const FEELS = [
  'laugh',
  'cry',
  'fear',
  'tense',
  'warm',
  'think',
  'heavy',
  'romantic',
  'action',
  'beauty',
] as const;
export type Feel = (typeof FEELS)[number];

export const ENDINGS = ['happy', 'bittersweet', 'dark', 'open'] as const;

/** What becomes of an animal: it dies, it is hurt or hunted and others may die, it comes through. */
export const FATES = ['dies', 'hurt', 'lives'] as const;

/** A prize of whoever gives one. */
export const ANY_PRIZE = 'ödül';
/** The festivals and academies whose prizes the catalogue knows, and their first prizes: what an award begins with. */
export const PRIZES = [
  ANY_PRIZE,
  'oscar',
  'oscar-film',
  'oscar-yabanci',
  'cannes',
  'cannes-palmiye',
  'berlin',
  'berlin-ayi',
  'venedik',
  'venedik-aslan',
  'portakal',
  'koza',
] as const;

export const AWARDS = [
  'oscar-film',
  'oscar-yonetmen',
  'oscar-oyuncu',
  'oscar-senaryo',
  'oscar-yabanci',
  'oscar-animasyon',
  'oscar-belgesel',
  'oscar-diger',
  'cannes-palmiye',
  'cannes-diger',
  'berlin-ayi',
  'berlin-diger',
  'venedik-aslan',
  'venedik-diger',
  'portakal-film',
  'portakal-diger',
  'koza-film',
  'koza-diger',
] as const;

export const ERAS = [
  'antik',
  'ortaçağ',
  'yeniçağ',
  '1800ler',
  '1900ler',
  '1920ler',
  '1930lar',
  '1940lar',
  '1950ler',
  '1960lar',
  '1970ler',
  '1980ler',
  '1990lar',
  '2000ler',
  'günümüz',
  'yakın gelecek',
  'uzak gelecek',
  'masal',
  'karışık',
] as const;

export const RIGHT_FOR = [
  'hafif',
  'randevu',
  'arkadaş',
  'ebeveyn',
  'çocuk',
  'sakin',
  'yalnız',
  'dertli',
  'keyifsiz',
  'uykudan önce',
  'yol',
  'bayram',
  'düşünmek',
] as const;

/** What the product knows of a film beside its facts: what it does to somebody, and what it is right for. */
export interface FilmJudgement {
  feel: Readonly<Record<Feel, number>>;
  /** 1 slow, 2 medium, 3 fast. */
  pace: number;
  /** What is shown of violence, of sex, and how strong the language is, 0–3. */
  gore: number;
  sex: number;
  language: number;
  /** For a viewer in Turkey: 5 everybody knows it, 1 hardly anybody does. */
  fame: number;
  /** How gladly a friend here would name it to somebody who wants such a film: 5 among the first, 0 never. */
  gladly: number;
  /**
   * The wishes (a subject, mood, tone, occasion or person; a genre, one of Turkey's) for which a friend here names it among the
   * first, each with its place among those named: 0 is the very first. And the subjects that occur in it though it hardly answers
   * who wishes for them.
   */
  firstFor: ReadonlyMap<string, number>;
  hardlyFor: readonly string[];
  /** The ids of the films that a friend here names to somebody who wants one like it, the best first; few films have them. */
  beside: readonly string[];
  ending: (typeof ENDINGS)[number];
  /** What it is about; the film's other themes only occur in it. */
  core: readonly string[];
  series?: { name: string; place: number } | undefined;
  studio?: string | undefined;
  awards: readonly (typeof AWARDS)[number][];
  trueStory: boolean;
  book: boolean;
  documentary: boolean;
  silent: boolean;
  blackAndWhite: boolean;
  era: (typeof ERAS)[number];
  place?: string | undefined;
  /** The country that the place lies in. */
  land?: string | undefined;
  /** ISO codes, the one most spoken first. */
  languages: readonly string[];
  rightFor: readonly (typeof RIGHT_FOR)[number][];
  /** The animal that a viewer feels with; undefined where there is none, or nobody knows what becomes of it. */
  animal?: { name: string; fate: (typeof FATES)[number] } | undefined;
}
