import { joinList } from '#lib/turkish/format.ts';
import type { FilmJudgement } from '#domain/judgement.ts';
import type { Phrases } from '../../lexicon/phrases.ts';
import type { KnownFilm } from './known-film.ts';
import { said } from './said.ts';

const CHILD = 7;
const HAS = 2;

/** With whom or when a film is watched. */
export interface Company {
  said: Phrases;
  /** What it is called in the answer. */
  words: (text: string) => string;
  rightFor: FilmJudgement['rightFor'][number];
  /** Why a film does not suit; '' where it does. */
  against: (film: KnownFilm, age: number | undefined) => string;
}

const unseemly = ({ judgement: { sex, gore, language } }: KnownFilm): string =>
  [sex >= HAS ? 'açık sahneleri var' : '', gore >= HAS ? 'epey kanlı' : '', language > HAS ? 'küfrü bol' : '']
    .filter(Boolean)
    .join(', ');
const heavy = ({ judgement: { feel } }: KnownFilm) => (feel.heavy > HAS ? 'epey ağır' : '');

const ELDERS: readonly (readonly [said: RegExp, words: string])[] = [
  [/(?:^| )annem/u, 'annenle'],
  [/(?:^| )babam/u, 'babanla'],
  [/(?:^| )kayin(?:valide|peder)/u, 'kayınlarınla'],
  [/(?:^| )aile/u, 'ailece'],
];
const elders = (text: string) => ELDERS.find(([said]) => said.test(text))?.[1] ?? 'büyüklerle';

const COMPANIES: readonly Company[] = [
  {
    said: said.CHILD,
    words: () => 'çocukla',
    rightFor: 'çocuk',
    against: (film, age = CHILD) =>
      film.ageRating === undefined
        ? unseemly(film) || (film.judgement.feel.fear >= HAS ? 'korkutucu' : '')
        : film.ageRating <= age
          ? ''
          : `${film.ageRating} yaş ve üstü için`,
  },
  { said: said.PARENT, words: elders, rightFor: 'ebeveyn', against: unseemly },
  { said: said.DATE, words: () => 'baş başa', rightFor: 'randevu', against: heavy },
  { said: said.FRIENDS, words: () => 'arkadaşlarla', rightFor: 'arkadaş', against: heavy },
  {
    said: said.TIRED,
    words: () => 'yorgunken',
    rightFor: 'uykudan önce',
    against: (film) => heavy(film) || (film.judgement.feel.think > HAS ? 'dikkat istiyor' : ''),
  },
];

export const askedCompany = (text: string): Company | undefined =>
  COMPANIES.find((company) => company.said.in(text));

/** Which of some films suit the company, in a sentence. @param text the message, folded; @param age of the child, where it is said */
export function companyWords(
  films: readonly KnownFilm[],
  company: Company,
  text: string,
  age?: number,
): string {
  const words = company.words(text);
  const suits = films.filter((film) => company.against(film, age) === '');
  const [first] = suits.toSorted((a, b) => liking(b, company) - liking(a, company));
  const doubts = films
    .filter((film) => !suits.includes(film))
    .map((film) => `${film.title} ${company.against(film, age)}`);
  if (first === undefined)
    return `${capital(words)} pek önermem: ${joinList(doubts)}. İstersen daha uygununu bulayım.`;
  if (films.length === 1) return `Evet, ${first.title} ${words} rahat izlenir.`;
  const choice =
    suits.length > 1
      ? `${joinList(suits.map(({ title }) => title))} ${words} izlenir, ilk tercihim ${first.title}.`
      : `${capital(words)} en uygunu ${first.title}.`;
  return doubts.length === 0 ? choice : `${choice} ${doubts.join('; ')}.`;
}

const liking = ({ judgement, rating }: KnownFilm, { rightFor }: Company) =>
  (judgement.rightFor.includes(rightFor) ? 10 : 0) + rating;
const capital = (words: string) => words.charAt(0).toLocaleUpperCase('tr-TR') + words.slice(1);
