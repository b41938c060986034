import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { allOf, lowerFirst } from '#lib/turkish/format.ts';
import type { Measured } from '../../core/known-film.ts';
import { joinTitles } from '../../core/sentence.ts';
import { firstChoice, whyOf } from './preferred.ts';
import { leadsOf } from './of-person.ts';
import { type Quality, QUALITIES } from './qualities.ts';
import { said } from './said.ts';
import { ablative, also, genitive } from '#lib/turkish/suffix.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import type { Memory } from '../../core/memory.ts';
import type { Decide, Decision, DecisionContext } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';

export interface Ranking {
  quality: Quality;
  least: boolean;
  /** The films without it are asked for (`hangisi korkutmaz`): they are those with the least of it, where they differ. */
  isDenied?: true;
}

const VERY = 3;
const LITTLE = 1;

/** Whether a message asks which of the shown films has most of something, and of what (`en kısası`, `hangisi daha komik`). */
export const askedRanking = (text: string): Ranking | undefined =>
  said.WHICH.in(text) || said.SUPERLATIVE.in(text) ? namedRanking(text) : undefined;

/** What is named as the measure of something. */
export function namedRanking(text: string): Ranking | undefined {
  const quality = QUALITIES.find((one) => one.said.in(text));
  // `hangisinde küfür yok` asks which are without, not which has least.
  const isOwn = quality?.said === said.BRISK || quality?.said === said.SHORT;
  const beside = isOwn ? quality.said.without(text) : text;
  const without = said.NEGATED.in(beside) && quality?.said !== said.BRISK && !said.LEAST.in(text);
  if (quality !== undefined && without && quality.fact === undefined && DENIED.test(text))
    return { quality, least: true, isDenied: true };
  if (quality === undefined || without) return undefined;
  const lacks = said.LACKING_IT.in(text) && LACKED.has(quality.trait);
  // `en az süren`: the least of time is the most of that.
  return { quality, least: said.LEAST.in(beside) || lacks };
}
const DENIED = /(?:^| )\w+(?:m[ae]z|m[iu]yo(?:r)?)(?: |$)/u;
const LACKED = new Set(['language', 'gore']);

/** The films that come first; several where they are alike. */
export function firstOf<Film extends Measured>(films: readonly Film[], { quality, least }: Ranking): Film[] {
  const value = (film: Film) => (least ? -quality.of(film) : quality.of(film));
  const most = Math.max(...films.map(value));
  return films.filter((film) => value(film) === most);
}

export function rankingWords(films: readonly Measured[], ranking: Ranking): string {
  const { quality, least } = ranking;
  const first = firstOf(films, ranking);
  const [winner] = first;
  if (winner === undefined) return '';
  if (first.length > 1) {
    const who = first.length < films.length ? joinTitles(first, 'ile') : allOf(first.length);
    // One is always named, whatever it takes to tell it from the others.
    const best = firstChoice(first) ?? winner;
    // Where none has much of it, none is called the most.
    if (quality.fact === undefined && !least && Math.floor(Math.abs(quality.of(winner))) > LITTLE)
      return `${quality.most} bence ${best.title}; ${others(first, best)} geri kalmaz.`;
    // `aynı ölçüde az ağır akan` is no Turkish.
    const alike =
      least && quality.much.includes(' ')
        ? `${who} o bakımdan aynı`
        : `${who} aynı ölçüde ${least ? 'az ' : ''}${quality.much}`;
    return `${alike}; ben olsam ${ablative(best.title)} başlardım, ${whyOf(best, first)}.`;
  }
  const name = least ? (quality.least ?? `En az ${quality.much} olanı`) : quality.most;
  if (quality.fact !== undefined) return `${name} ${winner.title}: ${quality.fact(winner)}.`;
  const grade = Math.floor(quality.of(winner));
  if (!least && grade >= VERY && quality.praise !== undefined)
    return `${name} ${winner.title}; ${quality.praise}.`;
  if (!least && grade >= 0 && grade <= LITTLE && quality.praise !== undefined)
    return `Hiçbiri pek ${quality.much} sayılmaz ama yine de en yakını ${winner.title}.`;
  return `${name} ${winner.title}.`;
}

const others = (all: readonly Measured[], best: Measured): string => {
  const [other, ...more] = all.filter((one) => one !== best);
  if (more.length === 0) return also(other?.title ?? '');
  return more.length === 1 ? 'öbür ikisi de' : 'öbürleri de';
};

/** `en kısa filmi`, `en komik filmi hangisi`: one film, by something of which it has the most. */
const MOST_OF =
  /(?:^| )en (?:az |cok |yuksek |dusuk )?\w+(?: (?:olan|alan|verilen|yapilan|edilen))? film(?:i(?:n[iu]|ni)?)?(?: (?!ve )|$)/u;

export const asksForMostOf = ({ text, references }: Pick<Understanding, 'text' | 'references'>): boolean =>
  MOST_OF.test(text) && references.every(({ reference: { kind } }) => kind === 'most');

/** `en kısası`, after films of somebody's that nothing else was wished of: of all that they have. */
function whoseAlone(text: string, { wishes, lastShow, focus }: Memory): string | undefined {
  const [person, ...others] = wishes?.people ?? [];
  if (
    !MOST_ALONE.test(text) ||
    others.length > 0 ||
    lastShow?.tool !== 'recommendFilms' ||
    focus !== undefined
  )
    return undefined;
  const { people: _, excludeTitles: __, genres = [], ...rest } = wishes ?? {};
  return genres.length === 0 && Object.values(rest).every((wish) => wish === undefined) ? person : undefined;
}
const MOST_ALONE =
  /^(?:(?:peki|ya|e) )*en (?:az |cok |yuksek |dusuk )?\w+(?: olan\w*| film\w*)?(?: hangisi\w*| hangi film| ne(?:ydi)?)?(?: peki| ya)*$/u;

const BY_POINTS = /(?:^| )(?:puan|imdb|begenil|sevil|tutul)/u;

/** The film of somebody's that has the most of what is asked for: `nuri bilge ceylanın en kısa filmi`. */
export const mostOfPerson: Decide = ({ text, said: wished, titles }, { index, memory }) => {
  const [person = whoseAlone(text, memory), ...others] = wished.people;
  const isAsked = wished.people.length === 0 || MOST_OF.test(text);
  if (person === undefined || others.length > 0 || titles.length > 0 || !isAsked) return undefined;
  const ranking = namedRanking(text);
  // How good a film is, is a matter of taste; how many points it has is none.
  const isTaste = ranking?.quality.said === said.RATED && !BY_POINTS.test(text);
  if (ranking === undefined || isTaste) return undefined;
  return theMostOf(person, ranking, { index });
};

/** Of all films of somebody's the one that has most of something, with its card. */
export function theMostOf(
  person: string,
  ranking: Ranking | undefined,
  { index }: Pick<DecisionContext, 'index'>,
): Decision | undefined {
  if (ranking === undefined) return undefined;
  return mostOf(leadsOf(person, index.films), ranking, genitive(person), { index });
}

/** Of some films the one that has most of something, with its card. @param whose `Nolan'ın`, `Harry Potter serisinin` */
export function mostOf(
  own: readonly CatalogueFilm[],
  ranking: Ranking,
  whose: string,
  { index }: Pick<DecisionContext, 'index'>,
): Decision | undefined {
  const { fact, most, much, least = `En az ${much} filmi` } = ranking.quality;
  const famed = own.filter(({ judgement }) => (judgement?.fame ?? 0) >= FAMED);
  // What is felt is said of films that people know; a figure is looked for in all.
  const first = firstOf(fact === undefined && famed.length > 0 ? famed : own, ranking);
  const film = firstChoice(first);
  if (film === undefined) return undefined;
  const equals = fact === undefined ? [] : first.filter((one) => one !== film);
  const also = equals.length !== 1 ? '' : `; ${joinTitles(equals)} ile aynı`;
  const which = lowerFirst(ranking.least ? least : most);
  const told = fact === undefined ? `bence ${film.title} (${film.year})` : `${film.title}: ${fact(film)}`;
  return showAndAnswer(film, { index }, () => `${whose} ${which} ${told}${also}.`);
}
const FAMED = 4;
