import { joinList, upperFirst } from '#lib/turkish/format.ts';
import { joinTitles } from '../../core/sentence.ts';
import { type KnownFilm, traitsOf } from '../../core/known-film.ts';
import type { Question } from './asked.ts';
import table from './company.json' with { type: 'json' };
import { askedKind } from './kinds.ts';
import { listNamed } from './said.ts';

type Company = (typeof table.companies)[number];
const FAULTS = Object.entries(table.faults);
const CHILD = 7;

export const askedCompany = (text: string): Company | undefined =>
  table.companies.find(({ said }) => listNamed(said).in(text));

/** What asks for whom a film is, where somebody is named beside it. */
const OF_COMPANY: ReadonlySet<Question | undefined> = new Set([undefined, 'GOOD', 'OPINION']);
const PARTICLE = /(?:^| )m[iu]/u;

/** `annemle izlenir mi` asks for whom it is; `küfürlü mü o, hanım kalkar gider` what it is like, and tells why. */
export const askedFor = (asked: string, question: Question | undefined): Company | undefined =>
  OF_COMPANY.has(question) && PARTICLE.test(asked) && askedKind(asked) === undefined
    ? askedCompany(asked)
    : undefined;

function against(film: KnownFilm, { faults, ofAge }: Company, age = CHILD): string {
  const { ageRating } = film;
  if (ofAge === true && ageRating !== undefined)
    return ageRating <= age ? '' : `${ageRating} yaş ve üstü için`;
  const traits = traitsOf(film);
  const found = FAULTS.filter(([name, { from }]) => faults.includes(name) && Number(traits[name]) >= from);
  return found.map(([, { words }]) => words).join(', ');
}

/** Who watches, as one speaks of them back: `babanla`, else `büyüklerle`. */
export function calledBack(company: Company, text: string): string {
  const elder = table.elders.find(({ said }) => ` ${text}`.includes(` ${said}`));
  return (company.rightFor === 'ebeveyn' ? elder?.words : undefined) ?? company.words;
}

/** Whether none of some films suits the company. @param age of the child, where it is said */
export const isForNone = (films: readonly KnownFilm[], company: Company, age?: number): boolean =>
  films.length > 0 && films.every((film) => against(film, company, age) !== '');

/** Which of some films suit the company, in a sentence. @param text the message, folded; @param age of the child, where it is said */
export function companyWords(
  films: readonly KnownFilm[],
  company: Company,
  text: string,
  age?: number,
): string {
  const words = calledBack(company, text);
  const suits = films.filter((film) => against(film, company, age) === '');
  const liking = ({ judgement, rating }: KnownFilm) =>
    (judgement.rightFor.some((one) => one === company.rightFor) ? 10 : 0) + rating;
  const [first] = suits.toSorted((a, b) => liking(b) - liking(a));
  const doubts = films
    .filter((film) => !suits.includes(film))
    .map((film) => `${film.title} ${against(film, company, age)}`);
  if (first === undefined) return `${upperFirst(words)} pek önermem: ${joinList(doubts)}.`;
  if (films.length === 1) return `Evet, ${first.title} ${words} rahat izlenir.`;
  const choice =
    suits.length > 1
      ? `${joinTitles(suits)} ${words} izlenir, ilk tercihim ${first.title}.`
      : `${upperFirst(words)} en uygunu ${first.title}.`;
  return doubts.length === 0 ? choice : `${choice} ${doubts.join('; ')}.`;
}
