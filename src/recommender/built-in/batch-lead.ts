import { EITHER, madeBy, writtenBy } from '#domain/film-words.ts';
import { fold } from '#domain/title.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Wishes } from '#domain/wishes.ts';
import { joinList, upperFirst } from '#lib/turkish/format.ts';
import { ablative, accusative, dative, genitive, locative } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';
import type { Chosen, Told } from './chosen.ts';
import plans from './plans.json' with { type: 'json' };
import { type WishedFilms, wishedFilms } from './wished-films.ts';

type Words = Readonly<Record<string, readonly string[] | undefined>>;

/** The sentence that an answer leads with, and what of the wish it had no room for. */
export interface Lead {
  sentence: string;
  /** The tone that it begins with. */
  tone?: string | undefined;
  rest: readonly string[];
}

/**
 * The first film and why it is right for this wish, as a friend says it: `Kore gerilimi deyince önce Şüphe: …`. Which plan
 * of `plans.json` it follows hangs on the films, so that it varies, and is the same when the batch is told again.
 */
export function leadOf(picked: readonly Chosen[], told: Told, seed: string): Lead {
  const { wishes, alike } = told;
  const wished = wishedFilms(picked, wishes);
  const near = nearTo(picked, alike);
  const opener = openerOf(picked, wishes, seed);
  const models = joinList(alike?.models.map(({ name }) => name) ?? []);
  const isLike = near.length > 0;
  const { only } = wished;
  const what = isLike ? models : only !== undefined && 'people' in only ? only.people : wished.what;
  const ways = isLike ? plans.similar : plansFor(picked, wished, told);
  const film =
    near[0]?.film ?? picked.find(({ film: { hook } }) => hook !== undefined)?.film ?? picked[0]?.film;
  if (film === undefined) return { sentence: '', rest: [] };
  const plan = fill(
    variant(
      ways.filter((way) => isFor(film)(way)),
      `${seed} plan`,
    ),
    film,
    what ?? '',
  );
  const called = isLike ? alsoCalled(wished) : [];
  return {
    sentence: `${opener === undefined ? '' : `${upperFirst(opener.text)}${what === undefined ? ', ' : '. '}`}${opener === undefined || what !== undefined ? upperFirst(plan) : plan}.`,
    tone: opener?.tone,
    rest: [...called, ...wished.rest.map((one) => `üçü de ${one}`)],
  };
}

/** What films that are like others are called beside that: `üçü de yerli komedi`, `üçünde de hırs ve saplantı var`. */
function alsoCalled({ what, parts = [], isMixed }: WishedFilms): string[] {
  if (what === undefined) return [];
  if (isMixed === true) return [what];
  // `üçü de yabancı`, but `üçü de tek mekânda geçen film`
  const told = what.replace(/(?<![ae]n) film$/u, '');
  return [parts.length > 1 ? `üçünde de ${joinList(parts)} var` : `üçü de ${told}`];
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
  { what, isNames, isMixed, only }: WishedFilms,
  { wishes, loosened }: Told,
): readonly string[] {
  if (what === undefined) return loosened.length > 0 ? plans.after : plans.plain;
  if (isMixed === true) return plans.mixed;
  if (only !== undefined) return onlyPlans(only);
  if (isNames !== true) return plans.what;
  const [person, ...others] = wishes.people ?? [];
  if (person === undefined || person.includes(EITHER)) return plans.what;
  const films = picked.map(({ film }) => film);
  if (others.length === 0 && films.every(isDirectedBy(person))) return plans.director;
  const isWritten = films.some((film) => writtenBy(person)(film) && !madeBy(person)(film));
  return isWritten ? plans.writer : plans.actor;
}

const THEMES: Words = plans.theme;

function onlyPlans(only: NonNullable<WishedFilms['only']>): readonly string[] {
  if ('people' in only) return plans.country;
  if ('genre' in only) return [...plans.genre[only.genre], ...plans.genre[only.genre], ...plans.what];
  const own = THEMES[only.theme] ?? [];
  return [...own, ...own, ...own, ...plans.what];
}

const isDirectedBy =
  (person: string) =>
  ({ director = '' }: CatalogueFilm): boolean =>
    director.split(', ').some((name) => fold(name) === fold(person));

interface Opener {
  text: string;
  tone?: string;
}

const TONES: Words = plans.tones;
const OCCASIONS: Words = plans.occasions;

/** What a wish of mood, tone or company begins with: `kemerini bağla`. Whoever is spared films about death mourns, and hears none. */
function openerOf(picked: readonly Chosen[], wishes: Wishes, seed: string): Opener | undefined {
  const { mood, genres, tones = [], occasions = [], avoidThemes = [] } = wishes;
  if (avoidThemes.includes('yas')) return undefined;
  const holds = (name: 'tones' | 'mood') => picked.every(({ broken }) => !broken.includes(name));
  const said = (ways: readonly string[]) => ({ text: variant(ways, `${seed} giriş`) });
  const tone = holds('tones') ? tones.find((one) => TONES[one] !== undefined) : undefined;
  if (tone !== undefined) return { ...said(TONES[tone] ?? []), tone };
  // `romantik bir akşam olsun, romantik film` says it twice.
  const isSaid = mood === 'romantic' && genres.includes('Romantik');
  if (mood !== undefined && holds('mood') && !isSaid) return said(plans.mood[mood]);
  const occasion = occasions.find((one) => OCCASIONS[one] !== undefined);
  return occasion === undefined ? undefined : said(OCCASIONS[occasion] ?? []);
}

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
