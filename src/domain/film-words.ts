import type { FilmFacts, Holds } from './film-facts.ts';
import type { Judged } from './judgement-rules.ts';
import { remembered, rememberedOf } from './remembered.ts';
import { normaliseTitle } from './title.ts';

/** The titles of a film as the rules compare them, and the names of its series and studio. */
const namesOf = rememberedOf(({ title, originalTitle = '', judgement }: Judged) => ({
  titles: [title, originalTitle].map(normaliseTitle),
  series: normaliseTitle(judgement?.series?.name ?? ''),
  studio: bareStudio(judgement?.studio ?? ''),
}));
type Names = ReturnType<typeof namesOf>;

/** Whether a film bears a title. */
export const called = (name: string): Holds<Judged> => {
  const wanted = normaliseTitle(name);
  return (film) => wanted !== '' && namesOf(film).titles.includes(wanted);
};

/**
 * Whether a film bears one of some names, is another part of what bears it, or of a studio called so: who has seen all of `Ghibli`
 * names none of its films.
 */
export function ofName(names: readonly string[]): Holds<Judged> {
  const wanted = names.map((name) => ({ title: normaliseTitle(name), studio: bareStudio(name) }));
  const said = wanted.filter(({ title }) => title !== '');
  return (film) => {
    const own = namesOf(film);
    for (const { title, studio } of said)
      if (own.titles.includes(title) || isPartOf(title, own) || own.studio === studio) return true;
    return false;
  };
}

/** Whether a film is another part of what bears the name (`Matrix Reloaded` of `Matrix`): who refuses one, refuses all. */
export const partOf = (name: string): Holds<Judged> => {
  const wanted = normaliseTitle(name);
  return (film) => wanted !== '' && isPartOf(wanted, namesOf(film));
};

const isPartOf = (wanted: string, { titles, series }: Names): boolean =>
  isNameOf(wanted, series) ||
  isNameOf(wanted, ALSO_CALLED[series] ?? '') ||
  titles.some((own) => beginsWith(own, wanted));

/** As a whole word. */
const beginsWith = (text: string, wanted: string): boolean =>
  text.startsWith(wanted) && text.charAt(wanted.length) === ' ';

/** `Karayip` and `Bond` are `Karayip Korsanları` and `James Bond`. */
const isNameOf = (wanted: string, series: string) =>
  series !== '' && (series === wanted || beginsWith(series, wanted) || series.endsWith(` ${wanted}`));
/** What people call a series whose name does not say it. */
const ALSO_CALLED: Readonly<Record<string, string | undefined>> = {
  [normaliseTitle('Kara Şövalye Üçlemesi')]: 'batman',
  [normaliseTitle('Demir Adam')]: 'iron man',
};

/** People say `ghibli`, and not `Studio Ghibli`. */
const bareStudio = (studio: string): string => normaliseTitle(studio).replace(/^studio /u, '');

/** Names as one text in which whole words are looked for; what parts them is in no name. */
const asText = (names: readonly string[]) => ` ${names.map(normaliseTitle).join(' | ')} `;
type Makers = Pick<FilmFacts, 'director' | 'actors'>;
type Writers = Pick<FilmFacts, 'writers'>;
const makersOf = rememberedOf(({ director = '', actors }: Makers) => asText([director, ...actors]));
const writersOf = rememberedOf((writers: NonNullable<Writers['writers']>) =>
  asText(writers.map(({ name }) => name)),
);
/** Makers and writers as one text, looked through once. */
const peopleOf = rememberedOf((film: Makers & Writers) =>
  film.writers === undefined ? makersOf(film) : `${makersOf(film)}|${writersOf(film.writers)}`,
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
    const wanted = namesIn(person);
    return (film) => isAmong(wanted, peopleOf(film));
  },
  { most: 500, longest: 120 },
);

/**
 * Whether a theme is among a film's: as itself, or as whole words in a longer one, there perhaps with a plural or
 * possessive ending (`savaş` in `ikinci dünya savaşı`). Words that only begin alike are others: `cin` is no `cinayet`.
 */
export const aboutTheme = (theme: string): Holds<Pick<FilmFacts, 'themes'>> => aboutOneOf([theme]);

/** The same of any of some themes. */
export function aboutOneOf(themes: readonly string[]): Holds<Pick<FilmFacts, 'themes'>> {
  const wanted = themes.filter((theme) => normaliseTitle(theme) !== '').map(formsOf);
  return ({ themes: all = NONE }) => {
    const own = themesOf(all);
    // Nearly all films hold not even the beginning, which is found out sooner than that they do not hold the whole.
    for (const { beginning, pattern } of wanted)
      if (own.includes(beginning) && pattern.test(own)) return true;
    return false;
  };
}
const NONE: readonly string[] = [];

const formsOf = remembered(
  (theme) => {
    const wanted = normaliseTitle(theme);
    const forms = `${wanted}(?:l[ae]r)?(?:s?[iu])?|${softened(wanted)}[iu]`;
    const pattern = new RegExp(`(?:^| )${NOT_AFTER[wanted] ?? ''}(?:${forms})(?= |$)`, 'u');
    return { beginning: wanted.slice(0, -1), pattern };
  },
  { most: 500, longest: 120 },
);

/** What makes another thing of a word: American football is none. */
const NOT_AFTER: Readonly<Record<string, string | undefined>> = { futbol: '(?<!amerikan )' };

const SOFT: Readonly<Record<string, string>> = { p: 'b', t: 'd', k: 'g' };

/** A word as it stands before a vowel: `köpek` → `köpeğ(i)`. Folded text holds letters, digits and spaces only. */
function softened(word: string): string {
  return word.slice(0, -1) + (SOFT[word.slice(-1)] ?? word.slice(-1));
}
