import { UNKNOWN_ACTOR, NO_PLOT } from '#domain/film.ts';
import type { ENDINGS } from '#domain/judgement.ts';
import { languageName } from '#domain/languages.ts';
import { formatRating, joinList } from '#lib/turkish/format.ts';
import { accusative, genitive, locative } from '#lib/turkish/suffix.ts';
import type { Phrases } from '../../lexicon/phrases.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { impression } from './impression.ts';
import { inWords } from './in-words.ts';
import type { KnownFilm } from './known-film.ts';
import { said } from './said.ts';

/** A fact about one film. */
export interface Fact {
  said: Phrases;
  /** The card shows more of it. */
  card: boolean;
  /** The sentence; undefined where nothing is known. @param known what the catalogue judges of it */
  answer: (film: ShownFilm, known: KnownFilm | undefined) => string | undefined;
  /** The same in a row of several films, without the title. */
  short?: (film: ShownFilm) => string | undefined;
}

const SENTENCES = 2;
const listed = (items: readonly string[]) => joinList(items.slice(0, 3));
const given = (text: string | undefined) =>
  text === undefined || text === '' || text === NO_PLOT ? undefined : text;

const ENDING_WORDS: Readonly<Record<(typeof ENDINGS)[number], string>> = {
  happy: 'sonu güzel bitiyor, için rahat olsun',
  bittersweet: 'sonu buruk: hem içini ısıtır hem biraz burkar',
  dark: 'sonu karanlık bitiyor, hazırlıklı ol',
  open: 'sonu açık, yorumu sana bırakıyor',
};

/** What may be asked of one film. The first whose words are said is meant. */
export const FACTS: readonly Fact[] = [
  {
    said: said.ENDING,
    card: false,
    answer: ({ title }, known) =>
      known === undefined ? undefined : `${genitive(title)} ${ENDING_WORDS[known.judgement.ending]}.`,
  },
  {
    said: said.ORIGINAL,
    card: false,
    answer: ({ title, originalTitle }) =>
      given(originalTitle) === undefined
        ? undefined
        : originalTitle === title
          ? `${genitive(title)} özgün adı da aynı.`
          : `${genitive(title)} özgün adı ${originalTitle}.`,
  },
  {
    said: said.COUNTRY,
    card: false,
    answer: ({ title }, known) =>
      known === undefined || known.countries.length === 0
        ? undefined
        : `${title} ${joinList(known.countries)} yapımı.`,
  },
  {
    said: said.LANGUAGE,
    card: false,
    answer: ({ title }, known) =>
      known === undefined || known.judgement.languages.length === 0
        ? undefined
        : `${locative(title)} ${listed(known.judgement.languages.map(languageName))} konuşuluyor; dublajını bilmiyorum.`,
  },
  {
    said: said.AGE,
    card: true,
    answer: ({ title }, known) =>
      known?.ageRating === undefined
        ? undefined
        : known.ageRating <= 0
          ? `${title} her yaşa uygun.`
          : `${title} ${known.ageRating} yaş ve üstü için uygun.`,
  },
  {
    said: said.DIRECTOR,
    card: true,
    answer: ({ title, director }) =>
      given(director) === undefined ? undefined : `${accusative(title)} ${director} yönetti.`,
    short: ({ director }) => given(director),
  },
  {
    said: said.CAST,
    card: true,
    answer: ({ title, actors = [] }) => {
      const known = actors.filter((name) => name !== UNKNOWN_ACTOR);
      return known.length === 0 ? undefined : `${locative(title)} ${listed(known)} oynuyor.`;
    },
    short: ({ actors = [] }) => given(listed(actors)),
  },
  {
    said: said.DURATION,
    card: true,
    answer: ({ title, duration }) =>
      duration === undefined ? undefined : `${title} ${inWords(duration)} sürüyor.`,
    short: ({ duration }) => (duration === undefined ? undefined : inWords(duration)),
  },
  {
    said: said.YEAR,
    card: true,
    answer: ({ title, year }) => (year === undefined || year === 0 ? undefined : `${title} ${year} yapımı.`),
    short: ({ year }) => (year === undefined ? undefined : `${year}`),
  },
  {
    said: said.RATING,
    card: true,
    answer: ({ title, rating }) =>
      rating === undefined || rating === 0 ? undefined : `${genitive(title)} puanı ${formatRating(rating)}.`,
    short: ({ rating }) => (rating === undefined ? undefined : formatRating(rating)),
  },
  {
    said: said.GENRE,
    card: false,
    answer: ({ title, genre = '' }) =>
      genre === '' ? undefined : `${genitive(title)} türü ${lower(genre.split(', '))}.`,
    short: ({ genre = '' }) => given(lower(genre.split(', '))),
  },
  {
    said: said.PLOT,
    card: true,
    answer: ({ title, plot }) =>
      given(plot) === undefined ? undefined : `${title}: ${firstSentences(plot ?? '')}`,
    short: ({ plot }) => (given(plot) === undefined ? undefined : firstSentences(plot ?? '', 1)),
  },
  { said: said.HOW, card: true, answer: (_, known) => (known === undefined ? undefined : impression(known)) },
];

const lower = (genres: readonly string[]) => joinList(genres).toLocaleLowerCase('tr-TR');

const firstSentences = (text: string, most = SENTENCES): string =>
  (text.match(/\S.*?[.!?…](?=\s|$)/gsu) ?? [text]).slice(0, most).join(' ').trim();

export const askedFact = (text: string): Fact | undefined => FACTS.find((fact) => fact.said.in(text));

/** One fact of several films: each with its own (`Baba: 8,7; Joker: 8,3`). */
export function rowOfFacts(films: readonly ShownFilm[], { short }: Fact): string | undefined {
  const told = films.flatMap((film) => {
    const value = short?.(film);
    return value === undefined ? [] : `${film.title}: ${value.replace(/\.$/u, '')}`;
  });
  return told.length === 0 ? undefined : `${told.join('; ')}.`;
}
