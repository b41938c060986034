import { EITHER, madeBy, writtenBy } from '#domain/film-words.ts';
import { fold } from '#domain/title.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Tone } from '#domain/tone.ts';
import { joinList, upperFirst } from '#lib/turkish/format.ts';
import { ablative, accusative, dative, genitive, locative } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';
import type { Chosen, Told } from './chosen.ts';
import { feltBy, gives } from './felt-plans.ts';
import plans from './plans.json' with { type: 'json' };
import { type WishedFilms, wishedFilms } from './wished-films.ts';

type Words = Readonly<Record<string, readonly string[] | undefined>>;

/** The sentence that an answer leads with, and what of the wish it had no room for. */
export interface Lead {
  sentence: string;
  /** The tones that it tells of. */
  tones?: readonly string[] | undefined;
  rest: readonly string[];
}

/** What an answer says before it leads, and what answers before it said. */
interface Before {
  /** The film at the top was named just now: it is not named twice in a row. */
  isNamed: boolean;
  answers: readonly string[];
}

/**
 * The first film and why it is right for this wish, as a friend says it: `Kore gerilimi deyince önce Şüphe: …`. Which plan
 * of `plans.json` it follows hangs on the films, so that it varies, and is the same when the batch is told again; none that
 * an answer just before it followed.
 */
export function leadOf(picked: readonly Chosen[], told: Told, seed: string, before: Before): Lead {
  const { wishes, alike } = told;
  const wished = wishedFilms(picked, wishes);
  const near = nearTo(picked, alike);
  const models = joinList([...new Set(alike?.models.map(({ name }) => name))]);
  const isLike = near.length > 0;
  const { only, names } = wished;
  const what = isLike ? models : only !== undefined && 'people' in only ? only.people : names;
  const film =
    near[0]?.film ?? picked.find(({ film: { hook } }) => hook !== undefined)?.film ?? picked[0]?.film;
  if (film === undefined) return { sentence: '', rest: [] };
  const felt = feltBy(picked, film, wishes);
  const ways = isLike
    ? plans.similar
    : before.isNamed && film === picked[0]?.film && film.hook !== undefined
      ? plans.named
      : felt.tones !== undefined && names === undefined
        ? felt.ways
        : [...felt.ways, ...plansFor(picked, wished, { told, lead: film, isFelt: felt.ways.length > 0 })];
  const fitting = ways.filter((way) => isFor(film)(way));
  const fresh = fitting.filter((way) => !isSpent(way, before.answers));
  const plan = variant(fresh.length > 0 ? fresh : fitting, `${seed} plan`);
  return {
    sentence: `${upperFirst(fill(plan, film, what ?? ''))}.`,
    tones: felt.ways.includes(plan) ? felt.tones : undefined,
    rest: wished.rest,
  };
}

/** Whether an answer before followed a plan: by the longest of its words between the film and what was wished. */
function isSpent(plan: string, answers: readonly string[]): boolean {
  const [words = ''] = plan
    .split(/\{[^}]*\}:?/u)
    .map((part) => part.trim())
    .toSorted((one, other) => other.length - one.length);
  return words !== '' && answers.some((said) => said.toLocaleLowerCase('tr-TR').includes(words));
}

/** From here on two films are so alike that whoever loves one is told so of the other. */
const ALIKE = 0.33;

/** The films that are like what was named. */
function nearTo(picked: readonly Chosen[], alike: Told['alike']): readonly Chosen[] {
  const like = alike?.like;
  if (alike === undefined || alike.models.length === 0) return [];
  return picked.filter(({ film }) => like === undefined || like(film) >= ALIKE);
}

function plansFor(
  picked: readonly Chosen[],
  { names, only }: WishedFilms,
  { told: { wishes, loosened }, lead, isFelt }: { told: Told; lead: CatalogueFilm; isFelt: boolean },
): readonly string[] {
  const own = onlyPlans(only, lead, [...(wishes.avoidTones ?? []), ...(wishes.avoidThemes ?? [])]);
  // What was wished is not read out again.
  if (own.length > 0 || (isFelt && names === undefined)) return own;
  if (names === undefined) return loosened.length > 0 ? plans.after : plans.plain;
  // `Harry Potter olacaksa Harry Potter ve Felsefe Taşı` says it twice.
  if (fold(lead.title).includes(fold(names))) return plans.plain;
  const [person, ...others] = wishes.people ?? [];
  if (person === undefined || person.includes(EITHER)) return plans.plain;
  const films = picked.map(({ film }) => film);
  if (others.length === 0 && films.every(isDirectedBy(person))) return plans.director;
  const isWritten = films.some((film) => writtenBy(person)(film) && !madeBy(person)(film));
  return isWritten ? plans.writer : plans.actor;
}

const THEMES: Words = plans.theme;

/** What the plans of a genre promise. */
const SAID_BY_GENRE: Readonly<Partial<Record<string, readonly Tone[]>>> = {
  Korku: ['korkutucu', 'gerilimli'],
  Gerilim: ['gerilimli', 'korkutucu'],
  Drama: ['ağır', 'ağlatan'],
  Komedi: ['komik'],
  Aksiyon: ['aksiyonlu', 'kanlı'],
};

function onlyPlans(
  only: WishedFilms['only'],
  lead: CatalogueFilm,
  avoided: readonly string[],
): readonly string[] {
  if (only === undefined) return [];
  if ('people' in only) return plans.country;
  const promised = 'genre' in only ? (SAID_BY_GENRE[only.genre] ?? []) : [];
  // `uykunu kaçırır`, of a film that is not to frighten, or does not
  if (promised.length > 0 && !promised.some((tone) => gives(lead, tone))) return plans.plain;
  if (promised.some((tone) => avoided.includes(tone))) return plans.plain;
  if ('genre' in only) return [...plans.genre[only.genre], ...plans.genre[only.genre], ...plans.plain];
  const own = THEMES[only.theme];
  return own === undefined ? [] : [...own, ...own, ...plans.plain];
}

const isDirectedBy =
  (person: string) =>
  ({ director = '' }: CatalogueFilm): boolean =>
    director.split(', ').some((name) => fold(name) === fold(person));

type Inflect = (name: string) => string;
const CASES: Readonly<Record<string, Inflect | undefined>> = {
  acc: accusative,
  dat: dative,
  abl: ablative,
  loc: locative,
  gen: genitive,
};

/** What happens in it is told after a colon or in the same sentence; of a film that nobody has told of, neither. */
const isFor =
  ({ hook }: CatalogueFilm) =>
  (plan: string): boolean =>
    hook !== undefined || plan.endsWith(': {hook}');

/** A plan with the film and what was wished in it. A title with a colon of its own ends its sentence. */
function fill(plan: string, { title, hook }: CatalogueFilm, what: string): string {
  const isParted = title.includes(':');
  const told = hook === undefined ? '' : isParted ? `. ${upperFirst(hook)}` : `: ${hook}`;
  return plan
    .replace(': {hook}', told)
    .replace('{hook}', hook ?? '')
    .replaceAll(/\{(T|what)(?:\.(\w+))?\}/gu, (_, name: string, wanted: string | undefined) => {
      const text = name === 'T' ? title : what;
      return CASES[wanted ?? '']?.(text) ?? text;
    });
}
