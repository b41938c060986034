import type { FilmFacts, Holds } from './film-facts.ts';
import type { Judged } from './judgement-rules.ts';
import { remembered, rememberedOf } from './remembered.ts';
import { normaliseTitle } from './title.ts';

/** The titles of a film as the rules compare them, and the name of its series. */
const namesOf = rememberedOf(({ title, originalTitle = '', judgement }: Judged) => ({
  titles: [title, originalTitle].map(normaliseTitle),
  series: normaliseTitle(judgement?.series?.name ?? ''),
}));

/** Whether a film bears a title. */
export const called = (name: string): Holds<Judged> => {
  const wanted = normaliseTitle(name);
  return (film) => wanted !== '' && namesOf(film).titles.includes(wanted);
};

/** Whether a film is another part of what bears the name (`Matrix Reloaded` of `Matrix`): who refuses one, refuses all. */
export const partOf = (name: string): Holds<Judged> => {
  const wanted = normaliseTitle(name);
  return (film) => {
    if (wanted === '') return false;
    const { titles, series = '' } = namesOf(film);
    return (
      isNameOf(wanted, series) ||
      isNameOf(wanted, ALSO_CALLED[series] ?? '') ||
      titles.some((own) => own.startsWith(`${wanted} `))
    );
  };
};

/** `Karayip` and `Bond` are `Karayip Korsanları` and `James Bond`. */
const isNameOf = (wanted: string, series: string) =>
  series === wanted || series.startsWith(`${wanted} `) || series.endsWith(` ${wanted}`);
/** What people call a series whose name does not say it. */
const ALSO_CALLED: Readonly<Record<string, string | undefined>> = {
  [normaliseTitle('Kara Şövalye Üçlemesi')]: 'batman',
  [normaliseTitle('Demir Adam')]: 'iron man',
};

/** Whether a film is of the studio of a name: who has seen all of `Ghibli` names none of its films. */
export const ofStudio = (name: string): Holds<Judged> => {
  const wanted = normaliseTitle(name);
  // People say `ghibli`, and not `Studio Ghibli`.
  const bare = (studio: string) => normaliseTitle(studio).replace(/^studio /u, '');
  return ({ judgement }) => wanted !== '' && bare(judgement?.studio ?? '') === bare(name);
};

/** Names as one text in which whole words are looked for; what parts them is in no name. */
const asText = (names: readonly string[]) => ` ${names.map(normaliseTitle).join(' | ')} `;
type Makers = Pick<FilmFacts, 'director' | 'actors'>;
type Writers = Pick<FilmFacts, 'writers'>;
const makersOf = rememberedOf(({ director = '', actors }: Makers) => asText([director, ...actors]));
const writersOf = rememberedOf((writers: NonNullable<Writers['writers']>) =>
  asText(writers.map(({ name }) => name)),
);
const themesOf = rememberedOf(asText);

/** Between two people of whom either will do (`Kemal Sunal ya da İlyas Salman`). */
export const EITHER = ' ya da ';
/** The names as they stand among the names of a film. */
const namesIn = (person: string): string[] =>
  person
    .split(EITHER)
    .map(normaliseTitle)
    .flatMap((name) => (name === '' ? [] : ` ${name} `));
/** Whether any of some names is among those of a film. */
function isAmong(names: readonly string[], all: string): boolean {
  for (const name of names) if (all.includes(name)) return true;
  return false;
}

/** Whether a person, or either of two, directs or acts in a film; a part of the name is enough (`Nolan`), whole words count. */
export function madeBy(person: string): Holds<Makers> {
  const wanted = namesIn(person);
  return (film) => isAmong(wanted, makersOf(film));
}

/** Whether a person wrote a film, or the book or play that it is made of; names count as in `madeBy`. */
export function writtenBy(person: string): Holds<Writers> {
  const wanted = namesIn(person);
  return ({ writers }) => writers !== undefined && isAmong(wanted, writersOf(writers));
}

/** Whether a film is somebody's: directed, acted in or written by them. */
export const ofPerson = remembered(
  (person): Holds<Makers & Writers> => {
    const isMade = madeBy(person);
    const isWritten = writtenBy(person);
    return (film) => isMade(film) || isWritten(film);
  },
  { most: 500, longest: 120 },
);

/**
 * Whether a theme is among a film's: as itself, or as whole words in a longer one, there perhaps with a plural or
 * possessive ending (`savaş` in `ikinci dünya savaşı`). Words that only begin alike are others: `cin` is no `cinayet`.
 */
export const aboutTheme = remembered(
  (theme): Holds<Pick<FilmFacts, 'themes'>> => {
    const wanted = normaliseTitle(theme);
    if (wanted === '') return () => false;
    const forms = `${wanted}(?:l[ae]r)?(?:s?[iu])?|${softened(wanted)}[iu]`;
    const pattern = new RegExp(`(?:^| )${NOT_AFTER[wanted] ?? ''}(?:${forms})(?= |$)`, 'u');
    // Nearly all films hold not even the beginning, which is found out sooner than that they do not hold the whole.
    const beginning = wanted.slice(0, -1);
    return ({ themes = NONE }) => {
      const own = themesOf(themes);
      return own.includes(beginning) && pattern.test(own);
    };
  },
  { most: 500, longest: 120 },
);
const NONE: readonly string[] = [];

/** What makes another thing of a word: American football is none. */
const NOT_AFTER: Readonly<Record<string, string | undefined>> = { futbol: '(?<!amerikan )' };

const SOFT: Readonly<Record<string, string>> = { p: 'b', t: 'd', k: 'g' };

/** A word as it stands before a vowel: `köpek` → `köpeğ(i)`. Folded text holds letters, digits and spaces only. */
function softened(word: string): string {
  return word.slice(0, -1) + (SOFT[word.slice(-1)] ?? word.slice(-1));
}
