import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { bestKnownFirst } from '#films/series.ts';
import { fold } from '#domain/title.ts';
import { type RoleIn, roleKey } from '#films/recall/role-index.ts';
import { accusative, locative } from '#lib/turkish/suffix.ts';
import type { Memory } from '../../core/memory.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, type DecisionContext, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { type Span, type Tokens, foldedText, maskedText, wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { checkOfPerson, meantIn } from './checks.ts';
import { directorsOf } from './people-of-film.ts';
import { roleSaid } from './role-names.ts';
import { objectForm } from './roles.ts';
import source from './played-in.json' with { type: 'json' };

const words = phraseLists(source);

/**
 * `haluk bilginer kış uykusunda oynuyor muydu`, `terminal de onun muydu`, `küçük kadınlarda hermione de var dimi`: whether
 * somebody who is named, told by a role or in talk is in a film or made it; nothing is done to it.
 */
export const theirsToo: Decide = (parsed, context) => {
  const { tokens, named, text } = parsed;
  const title = filmIn(parsed, context);
  const [somebody, ...more] = named.filter(
    ({ from, to }) => title !== undefined && !overlap({ from, to }, title),
  );
  if (title === undefined || more.length > 0 || !/(?:^| )(?:m[iu]|di|dimi|o|var|sanki|galiba)/u.test(text))
    return undefined;
  const { recall, memory } = context;
  const called = (name: string) => (SHORT.test(name) ? [] : (recall?.roles.called(name) ?? []));
  const role = somebody === undefined && !/(?:^| )o(?: |$)/u.test(text) ? roleSaid(parsed, called) : [];
  const said = role.length === 0 ? undefined : roleAt(parsed, role[0]);
  const masked = maskedText(tokens, [title]).replace('§', '0');
  const rest = [somebody, said]
    .reduce((now, one) => (one === undefined ? now : replaced(now, tokens, one)), masked)
    .replace(LEADING, '');
  if (!words.OF_THEM.is(rest)) return undefined;
  const isIn = IN_IT.test(wordAt(tokens, title.to - 1)) || WHERE.test(wordAt(tokens, title.to));
  // `tom hanks terminal var mı` wishes for it.
  if (
    somebody !== undefined &&
    !isIn &&
    !/(?:^| )oyn/u.test(rest) &&
    !inTalk(memory).includes(somebody.span.name)
  )
    return undefined;
  const people =
    somebody === undefined
      ? role.length > 0
        ? role.map(({ role: { actor } }) => actor)
        : inTalk(memory, MAKING.test(rest))
      : title.films.map((film) => meantIn(film, somebody));
  const films = bestKnownFirst(title.films);
  const film = films.find((one) => people.some((name) => isOf(one, name, context))) ?? films[0];
  const person = people.find((name) => film !== undefined && isOf(film, name, context)) ?? people[0];
  if (film === undefined || person === undefined) return undefined;
  // `senden nefret etmemin 10 sebebi mi`: only where it is.
  const isSo = isOf(film, person, context);
  if (!isSo && /^0 m[iu]$/u.test(rest)) return undefined;
  const told = toldOf(film, person, rest, context);
  return somebody === undefined ? showAndAnswer(film, context, () => told) : say(told);
};
const SHORT = /^(?:\w{1,3}|dimi|vardi|varmis)$/u;
const MAKING = /(?:cek|yonet)/u;
const LEADING = /^(?:peki|ya|bu arada|sanki|abi|hani|ee?|acaba) /u;
const IN_IT = /[dt][ae]$/u;
const WHERE = /^(?:film(?:de|inde)|[dt][ae])$/u;

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
const replaced = (text: string, tokens: Tokens, { from, to }: Span): string =>
  text.replace(foldedText(tokens.slice(from, to)), 'o');

/** Where the message says a role. */
function roleAt({ tokens }: Understanding, first: RoleIn | undefined): Span | undefined {
  const keys = new Set(first?.role.names.flatMap((name) => roleKey(name).split(' ')));
  const at = tokens.findIndex(({ base, folded }) => keys.has(base) || keys.has(folded));
  return at < 0 ? undefined : { from: at, to: at + 1 };
}

/** The one film that is named; beside somebody's name also by an everyday word, of a film of theirs (`brad pitt yedide var mıydı`). */
function filmIn({ titles, named, tokens }: Understanding, { index }: DecisionContext) {
  const [title, ...others] = titles;
  if (title !== undefined)
    return others.length > 0 ? undefined : { from: title.from, to: title.to, films: title.span.films };
  const [person] = named;
  const isFilm = (at: number) => wordAt(tokens, at + 1).startsWith('filmin');
  const at = tokens.findIndex(
    ({ folded }, place) => place >= (person?.to ?? tokens.length) && (IN_IT.test(folded) || isFilm(place)),
  );
  if (person === undefined || at < 0) return undefined;
  const called = isFilm(at) ? wordAt(tokens, at) : wordAt(tokens, at).replace(IN_IT, '');
  const films = index.films.filter(
    (film) => fold(film.title) === called && (isFilm(at) || hasPerson(film, person.span.name)),
  );
  return films.length === 0 ? undefined : { from: at, to: at + 1, films };
}

/** Whoever is in talk: somebody alone, else those who play in the film that is spoken of, or who made it. */
function inTalk({ person, wishes, focus }: Memory, isOfMaking = false): readonly string[] {
  if (isOfMaking && focus !== undefined) return directorsOf(focus);
  const one = person ?? (wishes?.people?.length === 1 ? wishes.people[0] : undefined);
  return one === undefined ? (focus?.actors ?? []) : [one];
}

export const roleOf = (film: CatalogueFilm, person: string, { recall }: DecisionContext) =>
  recall?.roles.of(film).find(({ actor }) => actor === person);
const isOf = (film: CatalogueFilm, person: string, context: DecisionContext): boolean =>
  hasPerson(film, person) || roleOf(film, person, context) !== undefined;

function toldOf(film: CatalogueFilm, person: string, rest: string, context: DecisionContext): string {
  const isOfMaking = MAKING.test(rest);
  if (/oyn/u.test(rest) && directorsOf(film).includes(person) && !film.actors.includes(person))
    return `Hayır, oynamıyor; ${accusative(film.title)} o yönetti.`;
  if (isOfMaking || directorsOf(film).includes(person)) return checkOfPerson(film, person, 'yonetti');
  const [name] = roleOf(film, person, context)?.names ?? [];
  return name === undefined
    ? checkOfPerson(film, person, '')
    : `Evet, ${locative(film.title)} ${objectForm(name)} ${person} oynuyor.`;
}
