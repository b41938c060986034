import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { hasPerson, hasTheme } from '#domain/wish-rules.ts';
import { joinList } from '#lib/turkish/format.ts';
import { accusative, also, genitive, locative } from '#lib/turkish/suffix.ts';
import { type Question, askingWords, questionIn } from './asked.ts';
import { verbStemsOf } from '#lib/turkish/verb-forms.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import type { PersonAt } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import * as facts from './facts.ts';

/** The question particle as a word: `mı`, `miydi`, `muymuş`. */
export const PARTICLE = /(?:^| )(?:d[ie]mi|m[iu](?:yd[iu]|ym[iu]s|d[iu]r)?)(?: |$)/u;
/** `Cem Yılmaz'dan başka kim var` asks for the others. */
const OTHERS = /(?:^| )(?:baska|disinda)(?: |$)/u;
/** `bunda aksiyon var mı` may wish for some. */
const ANY_KIND = /(?:^| )(?:var|yok) m[iu]/u;
const MADE = /(?:^| )(?:yonet|cek[dt]|cekm|filmi? m[iu])/u;

const WRITTEN = /(?:^| )(?:yaz(?:di|iyor|mis|an|ar)|senar|kalem)\w*/u;

/** What may be asked beside a name (`nolan'ın tenet'i karışık mı` asks nothing of him). */
export const OF_PEOPLE: ReadonlySet<Question | undefined> = new Set([
  undefined,
  'CAST',
  'DIRECTOR',
  'SCREENWRITER',
  'AUTHOR',
  'WHO',
  'COUNTRY',
]);

/** `Kore filmi değil mi`, `cem yılmaz mı oynuyordu`: whether what is asked of a film is so. @param asked the question, folded */
export function check(film: CatalogueFilm, asked: string, parsed: Understanding): string | undefined {
  const [person] = parsed.named;
  // `dedeyi oynayan kimdi, annem Şener Şen diye tutturdu`
  const isClaimed = person !== undefined && askingWords.CLAIMED.in(asked);
  if (!(PARTICLE.test(asked) || isClaimed) || OTHERS.test(asked)) return undefined;
  if (person !== undefined)
    return OF_PEOPLE.has(questionIn(asked)) ? checkOfPerson(film, meantIn(film, person), asked) : undefined;
  return ANY_KIND.test(asked) ? undefined : checkOfKind(film, parsed);
}

/** `Trier çekti değil mi`, of a film by Joachim Trier: by the family name whoever of the film is called so is meant. */
export function meantIn(film: CatalogueFilm, { span: { name, familyName } }: PersonAt): string {
  const family = name.split(' ').at(-1) ?? name;
  const people = [...(film.director ?? '').split(', '), ...film.actors];
  return (familyName && people.find((one) => one.endsWith(` ${family}`))) || name;
}

/**
 * `kadir inanır hastaymış doğru mu`, `haku ejderha mı`: something else is asked of somebody than whether they made the film, or
 * whether it is of a kind.
 */
export function turnsOnAnother({ tokens, named, titles }: Understanding, asked: string): boolean {
  const [said = ''] = asked.split(LAST_PARTICLE);
  const predicate = askingWords.BESIDE_CHECK.without(said).split(' ').at(-1) ?? '';
  const names = [...named, ...titles].flatMap(({ from, to }) => tokens.slice(from, to));
  const verbs = names.some(({ folded }) => folded === predicate) ? [] : verbStemsOf(predicate);
  if (!PARTICLE.test(asked)) return false;
  if (verbs.length > 0 && !verbs.some((verb) => DEALINGS.has(verb))) return true;
  if (named.length > 0) return IS_SAID.test(predicate);
  const kinds = tokens.flatMap((_, at) =>
    tokens.slice(at, CONCEPTS.at(tokens, at)?.to ?? at).map(({ folded }) => folded),
  );
  const left = askingWords.BESIDE_CHECK.without(said.replaceAll(PARTICLES, ' ')).split(' ');
  return left.some((word) => /^[a-z]/u.test(word) && !kinds.includes(word)) || GUILTY.test(predicate);
}
const LAST_PARTICLE = / (?:d[ie]mi|m[iu](?:yd[iu]|ym[iu]s|d[iu]r)?)(?: \w+){0,2}$/u;
const PARTICLES = /(?<= |^)(?:d[ie]mi|m[iu](?:yd[iu]|ym[iu]s|d[iu]r)?)(?= |$)/gu;
/** Verbs of who makes a film, and of what it is about. */
const DEALINGS: ReadonlySet<string> = new Set([
  'oyna',
  'cek',
  'yonet',
  'yaz',
  'seslendir',
  'canlandir',
  'gorun',
  'cik',
  'al',
  'ol',
  'gec',
  'anlat',
  'isle',
  'yap',
]);
/** `hastaymış`: what somebody is said to be. */
const IS_SAID = /^(?!basrol|oyuncu|yonetmen|yapimci|senarist).*(?:yd[iu]|ym[iu]s)$/u;
/** `suçlu mu` asks of no crime film. */
const GUILTY = /^suclu/u;

/** The same of a part of several questions; there `dans var mı içinde` asks of the film, too. */
export function checkOfPart(film: CatalogueFilm, asked: string, part: Understanding): string | undefined {
  const [theme] = part.exact?.themes ?? [];
  if (!ANY_KIND.test(asked) || theme === undefined) return check(film, asked, part);
  return hasTheme(film, theme) ? `Evet, ${theme} var.` : `Bildiğim kadarıyla ${theme} yok.`;
}

/** Whether somebody made a film or plays in it. */
export function checkOfPerson(film: CatalogueFilm, person: string, asked: string): string {
  const { title, director = '' } = film;
  const { directs, plays, wrote } = dealings(film, person);
  const others = besides(film, person);
  if (MADE.test(asked) && director !== '' && !directs)
    return [`Hayır, ${facts.director(film)}`, others].filter(Boolean).join(' ');
  if (WRITTEN.test(asked)) {
    if (wrote === 'book') return `Evet, ${title} ${genitive(person)} kaleminden.`;
    if (wrote !== undefined) return `Evet, ${genitive(title)} senaryosunda ${genitive(person)} imzası var.`;
    return [facts.screenwriter(film, asked), others].filter(Boolean).join(' ');
  }
  if (directs && plays) return `Evet, ${person} ${accusative(title)} hem yönetti hem oynadı.`;
  if (directs) return `Evet, ${accusative(title)} ${joinList(director.split(', '))} yönetti.`;
  if (plays) return `Evet, ${locative(title)} ${person} oynuyor.`;
  if (hasPerson(film, person)) return `Evet, ${title} ${genitive(person)} kaleminden.`;
  return facts.actorsOf(film).length === 0
    ? `${genitive(title)} oyuncularını bilmiyorum.`
    : `Hayır, bildiğim kadroda ${person} yok. ${facts.cast(film)}`;
}

/** `DiCaprio mu oynuyordu Brad Pitt mi`: each of several in few words. @param all in the order in which they were named */
export function checkBeside(
  film: CatalogueFilm,
  person: string,
  asked: string,
  all: readonly string[],
): string {
  const isIn = (name: string) => hasPerson(film, name);
  if (!isIn(person) && all.some(isIn)) return `${person} yok.`;
  return isIn(person) && all.slice(0, all.indexOf(person)).some(isIn)
    ? `${also(person)} var.`
    : checkOfPerson(film, person, asked);
}

/** What somebody has to do with a film. */
const dealings = ({ director = '', actors, writers = [] }: CatalogueFilm, person: string) => ({
  directs: director.split(', ').includes(person),
  plays: actors.includes(person),
  wrote: writers.find(({ name }) => name === person)?.wrote,
});

/** The same in a sentence, beside what they did not do. */
function besides(film: CatalogueFilm, person: string): string {
  const { directs, plays, wrote } = dealings(film, person);
  const deeds = [
    directs ? 'yönetti' : '',
    wrote === 'screenplay' ? 'yazdı' : '',
    plays ? 'oynadı' : '',
  ].filter(Boolean);
  return deeds.length === 0 ? '' : `${person} ${joinList(deeds)}.`;
}

/** Of what genre or country it is, about what, or of which year; undefined where none of these was asked. */
function checkOfKind(film: CatalogueFilm, { exact, words }: Understanding): string | undefined {
  if (exact === undefined) return undefined;
  const { countries, minYear, maxYear, themes, genres } = exact;
  const isSo = (holds: boolean, words: string) => `${holds ? 'Evet' : 'Hayır'}, ${words}`;
  if (countries.length > 0)
    return isSo(
      film.countries.some((country) => countries.includes(country)),
      facts.country(film),
    );
  if (minYear !== undefined && minYear === maxYear) return isSo(film.year === minYear, facts.year(film));
  // `kızlar annesini öldürmüyor muydu, ne biçim arkadaşlık` asks more than whether it is about friendship.
  const asksMore = words > MOST_WORDS && genres.length === 0;
  return asksMore && !themes.every((theme) => hasTheme(film, theme)) ? undefined : facts.kind(film, exact);
}
/** Whoever says more than that has something else to ask. */
const MOST_WORDS = 6;
