import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { findFact } from '#films/lore/find-fact.ts';
import { isSameWord, tellsLittle, turnsQuestion } from '#films/lore/same-word.ts';
import type { Lore } from '#domain/lore.ts';
import { lowerFirst, upperFirst } from '#lib/turkish/format.ts';
import { genitive, locative } from '#lib/turkish/suffix.ts';
import { catalogued } from '../../core/known-film.ts';
import { type Decide, type DecisionContext, say, asksAlikeAlone } from '../../core/skill.ts';
import { joinTitles } from '../../core/sentence.ts';
import { sounds } from '../../judge/sounds.ts';
import { type Span, maskedText, wordsOf } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import {
  type Question,
  isAsking,
  isDeedToo,
  onlyLooks,
  questionIn,
  wishesFilms,
} from '../questions/asked.ts';
import { age } from '../questions/feelings.ts';
import { eitherOf } from '../questions/either.ts';
import { namedTitles, withLeadingTitle } from '../questions/named-film.ts';
import { inQuestion } from '../questions/question-sentence.ts';
import { factsOfOtherParts, inThatPart } from './other-parts.ts';
import { type Subject, subjectsOf, wordsAsked } from './subjects.ts';

/** What is told exactly of every film is told so, unless a fact is of just that. */
const TOLD_EXACTLY: ReadonlySet<Question | undefined> = new Set<Question>([
  'LENGTH',
  'YEAR',
  'RATING',
  'ENDS_AT',
  'PLOT',
  'DIRECTOR',
  'AGE',
  'GENRE',
  'OPINION',
  'GOOD',
]);
/** Who plays is told of every film, too; but `çocuğu oynayan kim` asks for one of them, and names whom. */
const isOfWholeCast = (question: Question | undefined, weight: number, said: readonly string[]): boolean =>
  question === 'CAST' && weight < ONE_NAMED && !said.includes('kac');
const ONE_NAMED = 1;
/** What is told of a whole series. */
const OF_SERIES: ReadonlySet<Question | undefined> = new Set<Question>(['SERIES', 'PART', 'BEST_OF_SERIES']);
const SURELY = 1.8;

/** Whether a message may ask for what a friend knows: only then it is fetched. */
export const mayAskForFact = ({ text }: Pick<Understanding, 'text'>): boolean =>
  isAsking(text) || text.split(' ').some(turnsQuestion) || ASKED_SHORT.test(text);
/** `spielbergin ilk filmi`: asked without any word that asks. */
const ASKED_SHORT =
  / (?:ilk|son) filmi$| (?:nereli|esi|boyu|gercek adi|asil adi|oscarlari|odulleri|sarkisi|sarkilari|muzigi|muzikleri|gisesi|hasilati|butcesi|repligi|kitabi|seyirci sayisi|cekim yeri)$/u;

const WISHED = /(?:^| )(?:istiyor\w*|ister[iu][mz]|ariyor\w*|lazim|oner\w*)(?: |$)/u;
const FOR_TONIGHT = /(?:^| )hangi .*(?:izle|ac|bak|seyret)s[ae][mk](?: |$)/u;

/** `leondaki kız kim`, `1917 tek çekim mi`: what a friend knows of a film or somebody of film, where just that is asked. */
export const lore: Decide = (message, context) => {
  if (context.lore === undefined || !mayAskForFact(message)) return undefined;
  // `benzeri var mı`: films are wished.
  if (asksAlikeAlone(message)) return undefined;
  // `zaman döngülü filmlerden istiyoruz, Bugün Aslında Dündü'yü ezberledik o çıkmasın`
  const { excludeTitles, unlike } = message.said;
  if ((excludeTitles !== undefined || unlike !== undefined) && WISHED.test(message.text)) return undefined;
  // `1917 tek çekim mi`: what it begins with may be a film, though elsewhere it is a year or an everyday word.
  const asked = inQuestion(message, context);
  const parsed = withLeadingTitle(asked, context, sounds('question', asked));
  if (!isOnlyAsked(parsed)) return undefined;
  // `jokerli olan hangisiydi`, of those on the screen, and `baba mı joker mi`.
  const isChoice = context.memory.shown.length > 1 && /(?:^| )hangisi/u.test(parsed.text);
  if (isChoice && MOST_SEEN.test(parsed.text)) return mostSeen(context.lore, context);
  if (isChoice || eitherOf(parsed, context.index).length > 1) return undefined;
  const subjects = subjectsOf(parsed, context.lore, context);
  for (const { facts, film, name = [], spans, beside = [], elsewhere } of withOtherParts(
    subjects,
    parsed,
    context,
  )) {
    const said = wordsAsked(parsed, [...spans, ...beside]);
    const of = wordsOf(parsed, spans);
    const names = wordsOf(parsed, beside);
    const found =
      findFact(facts, { said, of, beside: names }) ??
      findFact(facts, { said, of: [...of, ...name], beside: names });
    if (found === undefined) continue;
    // `mamma mia da meryl streep var mı` asks for a yes or no.
    if (film === undefined && said.length === 0 && !/^(?:Evet|Hayır)/u.test(found.fact.says)) continue;
    // `hangi Scorsese filmini izlesem` wishes films of theirs.
    if (film === undefined && FOR_TONIGHT.test(parsed.text)) continue;
    // How old somebody is now is reckoned, and not told by the year of their birth.
    if (film === undefined && AGE_NOW.test(parsed.text)) continue;
    // `tom hanks hayatta mı`: told of whoever died, and of nobody's parts.
    if (film === undefined && ALIVE.test(parsed.text) && !DEATH.test(found.fact.says)) continue;
    const question = film === undefined ? undefined : asksExactly(parsed, spans, said);
    if (
      OF_SERIES.has(question) ||
      SEQUELS.test(parsed.text) ||
      (found.weight < SURELY && TOLD_EXACTLY.has(question))
    )
      continue;
    if (isOfWholeCast(question, found.weight, said)) continue;
    if (film !== undefined && isOfPart(parsed, said)) continue;
    // The answer is all that was asked for: a card would open over it.
    if (elsewhere !== undefined) return say(inThatPart(elsewhere, found.fact.says));
    return say(
      film === undefined
        ? found.fact.says
        : withYes(found.fact.says, parsed, said, catalogued(film, context.index)),
    );
  }
  return undefined;
};

/** The other parts are looked through only where nothing is found before them. */
function* withOtherParts(
  subjects: readonly Subject[],
  parsed: Understanding,
  context: DecisionContext,
): Generator<Subject> {
  yield* subjects;
  for (const subject of subjects) yield* ofOtherParts(subject, parsed, context);
}

/** The same question of the other parts of a film's series, where it names whoever is in them. */
function ofOtherParts(
  { film, spans, beside }: Subject,
  parsed: Understanding,
  { lore, index }: DecisionContext,
): Subject[] {
  const known = film && catalogued(film, index);
  if (known === undefined || lore === undefined) return [];
  const said = wordsAsked(parsed, [...spans, ...(beside ?? [])]);
  return factsOfOtherParts(known, said, lore.films, index.films).map((part) => ({
    ...part,
    spans,
    elsewhere: part.film,
    ...(beside && { beside }),
  }));
}

/** `kitabı da var dimi` asks for a yes or no first, where the records know it. */
function withYes(
  says: string,
  { text, named }: Understanding,
  words: readonly string[],
  film: CatalogueFilm | undefined,
): string {
  const { book, trueStory } = film?.judgement ?? {};
  const question = questionIn(text);
  const [person] = named;
  // `orijinali nerenin filmi` wants no yes.
  if (!WHETHER.test(text)) return upperFirst(says.replace(/^(?:Evet|Hayır)[,.] /u, ''));
  // `haluk bilginer kış uykusunda oynuyor muydu`
  if (film !== undefined && person !== undefined && PLAYS.test(text) && !/^(?:Evet|Hayır)/u.test(says))
    return film.actors.includes(person.span.name)
      ? `Evet, ${locative(film.title)} ${person.span.name} oynuyor. ${says}`
      : `Hayır, oynamıyor. ${says}`;
  // `çocuklara uygun mu`: what a friend knows of it comes after whether it is.
  if (question === 'AGE' && film !== undefined && !/^(?:Evet|Hayır)|yaş|uygun/u.test(says))
    return `${age(film, text)} ${says}`;
  const isSo = question === 'BOOK' ? book : question === 'TRUE_STORY' ? trueStory : undefined;
  // `kara delik gerçek mi` is asked of something in it.
  const isOfFilm = words.every((word) => tellsLittle(word) || OF_FILM.some((one) => isSameWord(one, word)));
  if (isSo === undefined || !isOfFilm || /^(?:Evet|Hayır|Kurmaca|Gerçek)/u.test(says)) return says;
  // `Forrest uydurma, …` says it itself.
  if (!isSo && /^[^.;]*(?:uydurma|kurmaca)/u.test(says)) return `Yok, ${says}`;
  return `${YES_OR_NO[question === 'BOOK' ? 'book' : 'trueStory'][isSo ? 'yes' : 'no']} ${says}`;
}
const YES_OR_NO = {
  book: { yes: 'Evet, kitaptan.', no: 'Yok, kitaptan değil.' },
  trueStory: { yes: 'Evet, gerçek.', no: 'Yok, kurmaca.' },
};
/** `dicaprio mu oynuyor`: whether somebody plays in it is known of every film. */
const isOfPart = (parsed: Understanding, said: readonly string[]): boolean =>
  parsed.named.length > 0 &&
  PLAYS_THERE.test(parsed.text) &&
  said.filter((word) => !wordsOf(parsed, parsed.named).includes(word)).every(tellsLittle);
export const PLAYS_THERE = /(?:^| )m[iu]\w* (?:\w+ )?oyn[au]\w*|(?:^| )oyn[au]\w* m[iu]/u;
const PLAYS = /(?:^| )(?:oyn\w+|rol aldi\w*|var) m[iu]\w*/u;
const OF_FILM = ['gercek', 'hikaye', 'kitap', 'roman', 'uyarlama', 'esinlenme'];
const WHETHER = /(?:^| )(?:m[iu]\w*|dimi)(?: |$)/u;

const MOST_SEEN = /(?:^| )(?:izlenen\w*|hasilat\w*|gise\w*|kazanan\w*)(?: |$)/u;

const SEEN = ['gise', 'hasilat'];

/** `en çok izleneni hangisi`: no record ranks them so, but of each of them a friend may know it, and says of which not. */
function mostSeen(lore: Lore, { memory, index }: DecisionContext) {
  const films = memory.shown.flatMap((film) => catalogued(film, index) ?? []);
  const told = films.map(({ id, title }) => {
    const found = findFact(lore.films.get(id) ?? [], { said: SEEN });
    return found === undefined ? undefined : `${title}: ${lowerFirst(found.fact.says)}`;
  });
  const known = told.flatMap((one) => one ?? []);
  const unknown = films.filter((_, at) => told[at] === undefined);
  const rest = unknown.length === 0 ? '' : ` ${genitive(joinTitles(unknown))} rakamını bilmiyorum.`;
  return known.length === 0 ? undefined : say(`${known.join(' ')}${rest}`);
}

/** What is asked by the words that every film is asked by; who says that nothing was understood wants more than the plot. */
function asksExactly({ tokens, text }: Understanding, spans: readonly Span[], said: readonly string[]) {
  const question = questionIn(said.join(' ')) ?? questionIn(maskedText(tokens, spans));
  return question === 'PLOT' && NOT_UNDERSTOOD.test(text) ? undefined : question;
}
const NOT_UNDERSTOOD = /(?:^| )anlam(?:a|iyo)\w*(?: |$)/u;

/** Something is asked of one film or of people: nothing is to be done, no films are wished, and of two none is chosen. */
export function isOnlyAsked(parsed: Understanding): boolean {
  const { said, exact, text } = parsed;
  const films = new Set(namedTitles(parsed).map(({ span }) => span.films[0]?.title));
  // `türk olanı mı kore olanı mı`: of two versions of one film.
  const isOfVersions = films.size === 1 && VERSIONS.test(text);
  if (isOfVersions) return !isDeedToo(parsed);
  // `benzeri var mı`, and not `altıncı hisse benziyor mu`
  const isLike = parsed.alike !== undefined || parsed.asksAlike || said.similarTo !== undefined;
  const isWish = wishesFilms(parsed) || parsed.markers.requests || isLike;
  // `get out korku mu komedi mi` asks of that film.
  const isKind = ((exact?.genres.length ?? 0) > 0 && films.size === 0) || said.refusedPeople.length > 0;
  // Of somebody's films one is shown rather than told.
  const isOfFilms =
    parsed.named.length > 0 && films.size === 0 && FILMS_OF.test(text.replace(WHICH_OF_FILMS, ' '));
  return !isDeedToo(parsed) && onlyLooks(parsed) && films.size < 2 && !isWish && !isKind && !isOfFilms;
}
/** `hangi yabancı filmlerde oynadı`: that is asked of somebody, and wishes for none. */
const WHICH_OF_FILMS = /(?:^| )hangi (?:\w+ )?filmler(?:de|i|le)(?: |$)/u;
const AGE_NOW = /(?:^| )(?:kac yasind\w*|kac yasina \w+|yasi kac|kacli)(?: |$)(?!.*(?:vefat|old[uü]))/u;
/** What is counted is told by the records. */
const SEQUELS = /(?:^| )kac (?:tane )?devam/u;
const ALIVE =
  /(?:^| )(?:hayatta|yasiyo\w*|sag|oldu|olmus|vefat\w*) m[iu]|(?:^| )(?:vefat etti|rahmetli) m[iu]/u;
const DEATH = /öld|vefat|kaybet|hayat|yitir|ayrıldı/u;
const VERSIONS = /(?:^| )olan[iu]? m[iu] (?:yoksa )?(?:\w+ ){1,2}olan[iu]? m[iu](?: |$)/u;
const FILMS_OF =
  /(?:^| )(?:basla\w*|en (?:iyi|guzel|sevilen)\w*|filmler\w*|olsun|oynasin\w*|birlikte|beraber)(?: |$)/u;
