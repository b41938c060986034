import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold, normaliseTitle } from '#domain/title.ts';
import { type RoleIn, roleKey } from '#films/recall/role-index.ts';
import { findFact } from '#films/lore/find-fact.ts';
import { bestKnownFirst } from '#films/series.ts';
import { joinList } from '#lib/turkish/format.ts';
import { basesOf } from '#lib/turkish/stem.ts';
import { accusative, dative, locative } from '#lib/turkish/suffix.ts';
import { catalogued } from '../../core/known-film.ts';
import { namedShown } from '../../core/named-shown.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, recommendBy, say } from '../../core/skill.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { type Question, askingWords, questionIn } from './asked.ts';
import { lateActor, meansLateActor } from './late-actor.ts';
import { aboutPerson } from './people.ts';
import { placesIn, roleSaid } from './role-names.ts';

/** Whether a message may ask who plays whom: only then the roles are fetched. */
export const mayAskForRole = ({ text }: Understanding): boolean =>
  (askingWords.ROLE.in(text) && !OF_A_KIND.test(text)) ||
  askingWords.PLAYED.in(text) ||
  meansLateActor({ text }) ||
  // `küçük kadınlarda hermione de var dimi`
  /(?:^| )(?:m[iu] oyn(?:uy|ad)\w*|oyn(?:uy|ad)\w* diy\w*|d[ae] (?:oynuyo\w*|var\w*|oyna\w*) (?:m[iu]|di)|(?:olan\w*|oldugu|oynadigi) (?:hangisi|var))/u.test(
    text,
  );
/** `dedektifli yani katil kim türü` */
export const OF_A_KIND = /(?:^| )(?:tur|tarz)\w*$/u;

/** `jokeri oynayan adam oscar aldı mıydı`: a prize is nobody's part. */
const WON_PRIZE = /(?:^| )(?:oscar|odul|kure)\w* (?:\w+ )?(?:al|kazan|aday|gotur|kap)\w*/u;

/** `matrixte neo kim`, `mahmut hocayı kim oynadı`, `jokeri oynayan adamın başka filmi`, `keanu reeves kimi oynuyor`. */
export const whoPlaysWhom: Decide = (parsed, context) => {
  const { recall } = context;
  if (recall === undefined || !mayAskForRole(parsed) || WON_PRIZE.test(parsed.text)) return undefined;
  const { text, named } = parsed;
  const late = meansLateActor(parsed) ? lateActor(parsed, recall) : undefined;
  // `kara şövalyede jokeri oynayan kim ölmüş mü`: it is asked, and no films are wished.
  if (late !== undefined && ASKS_DEATH.test(text)) return aboutPerson(late.actor, text, context.index.films);
  // `jokeri oynayan adam kimdi, vefat etmişti hani` asks who.
  if (late !== undefined && !ASKS_WHO.test(text))
    return recommendBy({ people: [late.actor], excludeTitles: [late.film.title] });
  // `ayla kitaptan mı, yazarı kim`: of who made it.
  if (MAKERS.has(questionIn(text))) return undefined;
  // `katil kim diye kafa patlatmalık polisiye`: a kind of film is wished.
  if ((parsed.exact?.genres.length ?? 0) > 0 && !parsed.titles.some(isSurelyTitle)) return undefined;
  // `heath ledger başka hangi filmlerde oynadı`: somebody's films.
  if (parsed.people.length > 0 && askingWords.OTHERS.in(text) && parsed.titles.length === 0) return undefined;
  // `joker rolünü kimler oynadı`: of all who played it, and not of the one film that is called so.
  const isAll = ALL_PLAYERS.test(text);
  const isRole = isAll && (ROLE_NAMED.test(text) || / en (?:iyi|guzel)/u.test(text));
  const films = isRole ? [] : filmsMeant(parsed, context);
  if (askingWords.PLAYED.in(text)) {
    const [somebody] = named;
    const isKnownFor = somebody !== undefined && FAMED.test(text) && placesIn(parsed).length === 0;
    return isKnownFor
      ? bestKnownRole(somebody.span.name, context)
      : somebody && whomOf(somebody.span.name, films, context);
  }
  const ofFilms = films.flatMap((film) => recall.roles.of(film).map((role) => ({ film, role })));
  const found = roleSaid(parsed, (name) => ofFilms.filter(({ role }) => isCalled(role.names, name)));
  // Of a film that is named only its own roles are told; somebody else is as likely another actor's part.
  const isNamed =
    found.length === 0 &&
    !isRole &&
    (placesIn(parsed).length > 0 || shownInFull(parsed, context) !== undefined);
  // `katil kim`, `komiseri kim oynuyor`, while one film is in talk: a kind of part, and in no other film.
  // `istanbuldaki polisin başka filmi`: of nobody who is called Po.
  const kinds = parsed.tokens.flatMap(({ folded, base }, at) =>
    (films.length > 0 || askingWords.OTHERS.in(text)) && CONCEPTS.at(parsed.tokens, at) !== undefined
      ? [base, ...basesOf(folded)]
      : [],
  );
  const called = (name: string) => (kinds.includes(name) ? [] : recall.roles.called(name));
  const isTold = found.length > 0 || isNamed || !askingWords.SOME_ROLE.in(text);
  // `yedi filminde katil kim`: of that film alone, though its name is an everyday word.
  if (found.length === 0 && IN_FILM.test(text)) return undefined;
  const all = isTold
    ? found.slice(0, 1)
    : ofYear(roleSaid(isRole ? { ...parsed, titles: [] } : parsed, called), parsed);
  const each = [...Map.groupBy(all, ({ role }) => role.actor).values()].flatMap(([one]) => one ?? []);
  const [first] = each;
  if (first === undefined) return undefined;
  if (askingWords.OTHERS.in(text)) return othersOf(first, context);
  return isAll && each.length > 1
    ? tellAll(first, each, text, context)
    : tell(first, each.slice(0, MOST_TOLD), context);
};
const FAMED = /(?:^| )(?:unlu|meshur|tanin|taniyor|bilin|parla|patla|hatirlan|akil)/u;

/** `johnny depp hangi karakteriyle tanınır`: what a friend says of it, else the part in the film that most people know. */
function bestKnownRole(actor: string, context: DecisionContext): Decision | undefined {
  const { index, recall, lore } = context;
  const fact = findFact(lore?.people.get(actor) ?? [], { said: ['en', 'unlu', 'rol'] });
  if (fact !== undefined) return say(fact.fact.says);
  const [first] = bestKnownFirst(
    index.films.filter(({ actors }) => actors.slice(0, 3).includes(actor)),
  ).flatMap((film) =>
    (recall?.roles.of(film) ?? []).flatMap((role) => (role.actor === actor ? { film, role } : [])),
  );
  return (
    first &&
    showAndAnswer(
      first.film,
      context,
      () => `${actor} deyince akla önce ${first.film.title} filmindeki ${first.role.names[0] ?? ''} gelir.`,
    )
  );
}
const ASKS_DEATH = /(?:^| )(?:ol(?:mus|du)|vefat et\w*|yasiyor?|hayatta|sag) m[iu](?: |$)/u;
const ASKS_WHO = /(?:^| )kim(?:di)?(?: |$)/u;
const IN_FILM = /(?:^| )filminde(?:ki)?(?: |$)/u;
const ALL_PLAYERS =
  /(?:^| )(?:kimler|kac (?:kisi|oyuncu|farkli)|hangi oyuncular|en iyi(?:si)? kim|en guzel kim)(?: |$)/u;
const ROLE_NAMED = /(?:^| )(?:rol|karakter)(?:u|un[eu]|i|in[ei])(?: |$)/u;
const MOST_TOLD = 3;
const MAKERS = new Set<Question | undefined>(['AUTHOR', 'SCREENWRITER', 'DIRECTOR']);

/** `2019'daki jokeri oynayan`: of several who have played somebody, the one of that year. */
function ofYear(roles: readonly RoleIn[], { exact }: Understanding): readonly RoleIn[] {
  const { minYear, maxYear } = exact ?? {};
  if (minYear === undefined || maxYear === undefined) return roles;
  const then = roles.filter(({ film: { year } }) => minYear <= year && year <= maxYear);
  return then.length > 0 ? then : roles;
}

/** By all of a name or by words of it: `don corleone` is *Don Vito Corleone*. */
const isCalled = (names: readonly string[], said: string): boolean =>
  names.some((name) => {
    const words = roleKey(name).split(' ');
    return (
      roleKey(name) === said ||
      (said.length > SHORTEST && said.split(' ').every((word) => words.includes(word)))
    );
  });
const SHORTEST = 3;

/** The films whose roles are meant: those named, else the one in talk and those on the screen. */
function filmsMeant(parsed: Understanding, context: DecisionContext): readonly CatalogueFilm[] {
  const { memory, index } = context;
  const titles = placesIn(parsed);
  if (titles.length > 0) return titles.flatMap(({ span }) => span.films);
  const named = shownInFull(parsed, context);
  if (named !== undefined) return [catalogued(named, index) ?? []].flat();
  const shown = memory.focus === undefined ? memory.shown : [memory.focus, ...memory.shown];
  return shown.flatMap((film) => catalogued(film, index) ?? []);
}

/** `adamım benim kim oynuyordu`: a film on the screen that is called by its whole name, though its words are everyday ones. */
function shownInFull({ tokens }: Understanding, { memory }: Pick<DecisionContext, 'memory'>) {
  const named = namedShown(tokens, memory.shown);
  const words = normaliseTitle(named?.film.title ?? '').split(' ').length;
  return named !== undefined && words > 1 && named.to - named.from >= words ? named.film : undefined;
}

/** `Güdük Necmi'yi`: what ends a person's name possesses nothing. */
export const objectForm = (name: string): string => {
  const words = name.split(' ');
  return [...words.slice(0, -1), accusative(words.at(-1) ?? '')].join(' ');
};

/** Who plays a role, with the film's card; where several have played it, each with a film. */
export function tell(first: RoleIn, each: readonly RoleIn[], context: DecisionContext): Decision {
  const [name = ''] = first.role.names;
  const players = each.map(({ film, role }) => `${locative(film.title)} ${role.actor}`);
  const does = first.role.isVoice ? 'seslendiriyor' : 'oynuyor';
  const sentence =
    each.length === 1
      ? `${locative(calledIn(first.film, context))} ${objectForm(name)} ${first.role.actor} ${does}.`
      : `${objectForm(name)} ${joinList(players)} ${does}.`;
  return { ...showAndAnswer(first.film, context, () => sentence), expects: others(first, context) };
}

/** `harry potterda hermione kim`: of a series that is named, and of none of its films. */
function calledIn(
  { title, judgement }: CatalogueFilm,
  { written }: Pick<DecisionContext, 'written'>,
): string {
  const series = judgement?.series?.name;
  const isNamed = series !== undefined && title.startsWith(`${series} `);
  return isNamed && !fold(written).includes(fold(title.slice(series.length)).trim().slice(0, LEAST_SAID))
    ? series
    : title;
}
const LEAST_SAID = 5;

/** `james bondu kimler oynadı`: all of them, in the order of their films. */
function tellAll(first: RoleIn, each: readonly RoleIn[], text: string, context: DecisionContext): Decision {
  // Of several names the one that was said: Batman is called Kara Şövalye, too.
  const name = first.role.names.find((one) => text.includes(roleKey(one))) ?? first.role.names[0] ?? '';
  const players = each
    .filter(({ role }) => role.isVoice !== true)
    .toSorted((a, b) => a.film.year - b.film.year)
    .map(({ role }) => role.actor);
  // `batmani en iyi kim oynadı`
  const [best] = / en (?:iyi|guzel)/u.test(text)
    ? each.toSorted((a, b) => b.film.rating - a.film.rating)
    : [];
  const ours = best === undefined ? '' : ` Benim oyum ${dative(best.role.actor)}.`;
  return showAndAnswer(
    best?.film ?? first.film,
    context,
    () => `${objectForm(name)} ${joinList(players)} oynadı.${ours}`,
  );
}

/** `onun başka filmi`, right after somebody was told. */
const others =
  (told: RoleIn, context: DecisionContext): Decide =>
  ({ text, titles, people }) =>
    askingWords.OTHERS.in(text) && titles.length === 0 && people.length === 0
      ? othersOf(told, context)
      : undefined;

/** `gandalfı oynayanın başka filmi`: none in which they play the same one, under whatever title. */
function othersOf(
  { film, role: { actor, names } }: RoleIn,
  { recall, index }: Pick<DecisionContext, 'recall' | 'index'>,
): Decision {
  const same = (recall?.roles.called(roleKey(names[0] ?? '')) ?? []).filter(
    ({ role }) => role.actor === actor,
  );
  const films = new Set([film, ...same.map((one) => one.film)]);
  const excludeTitles = [...films].map(({ title, judgement }) => {
    const series = judgement?.series?.name;
    const parts = index.films.filter(
      (one) => one.judgement?.series?.name === series && one.actors.includes(actor),
    );
    // `Örümcek-Adam: MCU` is one of several series of a name.
    return series !== undefined && parts.length > 1 ? series.replace(/:.*$/u, '') : title;
  });
  return recommendBy({ people: [actor], excludeTitles: [...new Set(excludeTitles)] });
}

/** Whom somebody plays in the films meant. */
function whomOf(
  actor: string,
  films: readonly CatalogueFilm[],
  context: DecisionContext,
): Decision | undefined {
  const film = films.find(({ actors }) => actors.includes(actor));
  if (film === undefined) return undefined;
  const role = context.recall?.roles.of(film).find((one) => one.actor === actor);
  const [name] = role?.names ?? [];
  return showAndAnswer(film, context, () =>
    name === undefined
      ? `${locative(film.title)} ${actor} var ama kimi oynadığını bilmiyorum.`
      : `${actor}, ${locative(film.title)} ${objectForm(name)} ${role?.isVoice === true ? 'seslendiriyor' : 'oynuyor'}.`,
  );
}
