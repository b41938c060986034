import { hasTheme } from '#domain/wish-rules.ts';
import { locative } from '#lib/turkish/suffix.ts';
import { allOf } from '#lib/turkish/format.ts';
import { variant } from '#lib/variant.ts';
import type { KnownFilm } from '../../core/known-film.ts';
import { joinTitles } from '../../core/sentence.ts';
import { type Decision, offer, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './feared.json' with { type: 'json' };

const { FEARED, SPARED } = phraseLists(source);

/** Whether what is asked after is dreaded rather than looked for: `intihar var mı`, `savaş varsa bu gece kaldıramam`. */
export const isFeared = (text: string): boolean => FEARED.in(text) || SPARED.in(text);

/** Somebody may die in any of these. */
const isSerious = ({ judgement: { feel } }: KnownFilm): boolean =>
  feel.heavy > 0 || feel.cry > 0 || feel.tense > 1 || feel.fear > 0 || feel.action > 1;
const isHeavy = ({ judgement: { feel } }: KnownFilm): boolean => feel.heavy > 1 || feel.cry > 1;

/** Whether films hold what somebody dreads. Nobody is offered that. @param found those of them that do @param themes what is dreaded */
export const ofFeared = (
  films: readonly KnownFilm[],
  found: readonly KnownFilm[],
  themes: readonly string[],
  seed: string,
): Decision => calmly(fearedWords(films, found, themes, seed));

/** What lightens is what is offered. */
const calmly = (words: string): Decision =>
  words.endsWith(source.instead)
    ? offer(words, { tool: 'recommendFilms', input: { genres: [], mood: 'relaxed' } })
    : say(words);

function fearedWords(
  films: readonly KnownFilm[],
  found: readonly KnownFilm[],
  themes: readonly string[],
  seed: string,
): string {
  const [film] = films;
  const isOne = films.length === 1 && film !== undefined;
  if (found.length === 0) {
    // That nothing says so is no proof where a film is a heavy one.
    const isOfAnyFilm = themes.some((theme) => source.inAny.includes(theme));
    if (films.some(isOfAnyFilm ? isSerious : isHeavy)) return notSure(films);
    return `Bildiğim kadarıyla ${isOne ? locative(film.title) : 'hiçbirinde'} öyle bir şey yok, ${variant(source.calms, seed)}`;
  }
  if (isOne) return `Evet, ${locative(film.title)} var. ${source.instead}`;
  if (found.length === films.length) return `${allOf(films.length)} öyle. ${source.instead}`;
  const others = films.filter((one) => !found.includes(one));
  return others.some(isHeavy)
    ? `${joinTitles(found)} öyle. ${source.instead}`
    : `${joinTitles(found)} öyle; bildiğim kadarıyla ${joinTitles(others)} rahat.`;
}

/** Films that deal with something akin to what is dreaded hold it, too. */
export const holdsAkin = (film: KnownFilm, themes: readonly string[]): boolean =>
  source.akin.some(({ theme, to }) => themes.includes(theme) && to.some((other) => hasTheme(film, other)));

function notSure(films: readonly KnownFilm[]): string {
  const heavy = films.filter(isHeavy);
  return heavy.length === 0
    ? source.unknown
    : `${source.unknown} Ama ${joinTitles(heavy)} yer yer ağırlaşıyor. ${source.instead}`;
}

const ASKED_AFTER = /(?:^| )var m[iu](?: |$)/u;

/** `intihar var mı, kaldıramam`: of what no record tells. Which of them are heavy is known. */
export function dreaded(films: readonly KnownFilm[], text: string): Decision | undefined {
  return ASKED_AFTER.test(text) && isFeared(text) ? calmly(notSure(films)) : undefined;
}
