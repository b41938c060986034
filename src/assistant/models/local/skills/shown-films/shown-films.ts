import type { FilmIndex } from '#films/film-index.ts';
import { bestKnownFirst } from '#films/series.ts';
import { lowerFirst } from '#lib/turkish/format.ts';
import { ablative } from '#lib/turkish/suffix.ts';
import { filmQuestionsWords } from '../../lexicon/word-lists.ts';
import { type Decide, type DecisionContext, say, unsure } from '../../core/skill.ts';
import { type Memory, type ShownFilm, unseen } from '../../core/memory.ts';
import { extreme } from '../../core/resolve-reference.ts';
import { wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { asksUnknown, notKnown } from '../../core/not-known.ts';
import { variant } from '#lib/variant.ts';
import { readFault } from '../complaint/complaint.ts';
import { aboutShown } from './about-shown.ts';
import { titlesBesideNames } from '../../core/films-in-words.ts';
import { knownFilms, measured } from '../../core/known-film.ts';
import { onlyLooks, wishesFilms } from '../questions/asked.ts';
import { asTold } from '../questions/answers.ts';
import { HOW_A_FILM, withLeadingTitle } from '../questions/named-film.ts';
import { good, nearest } from '../questions/good.ts';
import { inQuestion } from '../questions/question-sentence.ts';
import { firstChoice, preferredOf } from '../questions/preferred.ts';
import { asksForMostOf, firstOf } from '../questions/rank.ts';
import { said } from '../questions/said.ts';
import { whichOfTwo, whyOfTwo } from '../questions/two-films.ts';
import { moreOf } from './more-of.ts';
import { offerOthers } from './offer-others.ts';
import { chosenBy, whyShown } from './why-shown.ts';
import { isNobody, whoPlaysWhere } from './who-plays-where.ts';
import { BEST, rankedWithout, rankingOf } from './ranked-shown.ts';
import { type Subject, alikeToSeveral, subjectOf } from './subject.ts';

const DOUBTED = [
  'Sana uymadıysa neyi sevmediğini söyle, değiştireyim.',
  'Aradığın bu değilse neresi olmadı söyle, başkasını bulayım.',
];

/** `ne alaka ya, soygunlu diyorum`: what is wished is said again, and no reason asked. */
const insists = ({ exact, text }: Understanding): boolean =>
  exact !== undefined &&
  /(?:^| )(?:diyorum|diyoruz|dedim|dedik|demistim|istiyorum|istedim|istedik|sevmem|sevmiyorum|sevmiyoruz|olsun|olcak\w*|olacak\w*|olmaliydi)(?: |$)/u.test(
    text,
  );

/** `nolanın hangisinden devam edeyim`, `cem yılmazın en iyisi hangisi` */
const OF_THEIRS = /n?[iu]n (?:en \w+s[iu]|hangisi(?:n|yl)\w+|hangi film\w*)(?: |$)/u;

/** Questions about the films that were shown, answered from what is known of them. */
export const shownFilms: Decide = (message, context) => {
  const parsed = inQuestion(message, context);
  const { text } = parsed;
  const { memory, index } = context;
  const { shown } = memory;
  const [one, two, ...more] = knownFilms(shown, index);
  const isPair = memory.lastShow === undefined && one !== undefined && two !== undefined && more.length === 0;
  if (isPair && WHY_SO.test(text)) return say(whyOfTwo([one, two]));
  // `30 dk nerden çıktı`: of what was understood, and of no film.
  const isOfFigure = parsed.open !== undefined && parsed.open !== 'all';
  const doubts = filmQuestionsWords.WHENCE.in(text) && shown.length > 0 && !isOfFigure;
  // `ne alaka. onun gibi bir tane daha de`: others are wished in the end.
  const wishesMore = /(?:gibi|benzer\w*|tarz\w*) (?:\w+ )?(?:tane|sey|bisey|film)/u.test(text);
  const asksWhy = filmQuestionsWords.WHY.in(text) || filmQuestionsWords.WHY_ALONE.is(text);
  if ((doubts || asksWhy) && !insists(parsed) && !wishesMore) {
    const subject = subjectOf(parsed, context);
    const why =
      subject?.isPointed === true && subject.films.length < shown.length
        ? whyShown(subject.films)
        : shown.length === 0
          ? whyShown(shown)
          : BY_WHAT.test(text)
            ? `${chosenBy(memory.wishes)} ${whyShown(shown.slice(0, 1))}`
            : `${chosenBy(memory.wishes)}\n${whyShown(shown)}`;
    return doubts ? say(`${why}\n${variant(DOUBTED, context.seed)}`, readFault) : say(why);
  }
  // `bunun ayarında ama daha az iç karartan ne var`: others are wished.
  const isLikeIt = parsed.alike?.reference.kind === 'this' && parsed.wishes && parsed.markers.amends;
  if (isLikeIt) return undefined;
  const subject = subjectOf(parsed, context);
  // `uzak nasıl bir film`: another one, though its name is an everyday word.
  const isOfNamed = parsed.titles.length === 0 && HOW_A_FILM.test(text) && subject?.isPointed !== true;
  if (subject === undefined || (isOfNamed && withLeadingTitle(parsed, context, false) !== parsed))
    return undefined;
  const alike = moreOf(parsed, subject.films, context) ?? alikeToSeveral(parsed, subject);
  if (alike !== undefined) return alike;
  const [person] = parsed.said.people;
  // `gülşen bubikoğlu var mıydı bunlarda`
  if (person !== undefined && subject.films.length > 1 && subject.isPointed && said.IN_THEM.in(text)) {
    const where = whoPlaysWhere(subject.films, person, index);
    return isNobody(where)
      ? offerOthers(`${where} İstersen onun filmlerini bulayım.`, { genres: [], people: [person] })
      : say(`Evet, ${where}`);
  }
  if (!(onlyLooks(parsed) || isOfSuggested(parsed)) || said.ELSEWHERE.in(text) || wishesFilms(parsed))
    return undefined;
  // What was seen since is not what to take.
  const isAll = subject.films.length < 2 || subject.films === shown;
  const pool = isAll ? unseen(memory, 2) : subject.films;
  // `nuri bilge ceylanın en kısa filmi hangisi`: of all their films.
  if (person !== undefined && (asksForMostOf(parsed) || OF_THEIRS.test(text))) return undefined;
  if (person !== undefined && said.WHICH.in(text) && !parsed.markers.requests) {
    const where = whoPlaysWhere(pool, person, index);
    return isNobody(where)
      ? offerOthers(`${where} İstersen onun filmlerini bulayım.`, { genres: [], people: [person] })
      : say(where);
  }
  const either = person === undefined ? eitherShown(parsed, subject, context.index) : undefined;
  if (either !== undefined) return say(either);
  // `bu adam steve carell mi`
  if (person !== undefined && subject.films.length > 1 && said.WHO_IS.in(text)) {
    const where = whoPlaysWhere(subject.films, person, index);
    return say(where.startsWith(person) ? `Evet, ${where}` : `Hayır, ${lowerFirst(where)}`);
  }
  // `ilki Hugh Grant'li olan mı` asks of that film, `Hugh Grant'li olsun` wishes for others.
  if (person !== undefined && subject.films.length > 1) return undefined;
  // `en kısa olanın detayları` wants that film's card.
  // `en yeni süperman nasıl` asks of one film, by its title.
  const isOfTitle = parsed.titles.some(({ from }) => wordAt(parsed.tokens, from - 2) === 'en');
  // `en azından sonu iyi bitsin` wishes.
  const isWished = /(?:^| )(?:bitsin|olsun|biten|olan bir)(?: |$)/u.test(text) && parsed.exact !== undefined;
  const ranking =
    filmQuestionsWords.CARD.in(text) || isOfTitle || isWished ? undefined : rankingOf(text, pool, index);
  if (ranking !== undefined) return say(rankedWithout(parsed, ranking, index));
  const about = aboutShown(parsed, subject, context);
  if (about !== undefined) return about;
  if (asksForBest(text, memory)) return say(bestOfShown(isAll ? unseen(memory) : pool, index));
  if (!subject.isPointed || person !== undefined || !isQuestionOnly(parsed)) return undefined;
  const [film, ...others] = subject.films;
  const rather = others.length > 0 && said.WHICH.in(text) && !asksUnknown(text);
  if (rather) return unsure(unweighed(subject.films, context));
  return unsure(
    film === undefined || others.length > 0
      ? notKnown(text, context.seed)
      : // `hangisini izleyeyim`, where only one is in talk.
        BEST.test(text)
        ? good(asTold(film, index), text)
        : nearest(asTold(film, index), text, context.seed),
  );
};

/** `hangisi kafa ütülemez`: by what no record tells they cannot be ranked, and one is named all the same. */
const unweighed = (films: readonly ShownFilm[], { index, seed }: DecisionContext): string =>
  `${variant(UNWEIGHED, seed)} ${lowerFirst(preferredOf(films.flatMap((film) => measured(film, index) ?? [])))}`;
const UNWEIGHED = ['Orasını tartamam ama', 'Onu bilemem ama'];

/** `ikinci mi üçüncü mü daha korkunç`, `ilki mi son mu`: which of two that are pointed at. */
function eitherShown({ text }: Understanding, { films, isPointed }: Subject, index: FilmIndex) {
  const [first, second, ...others] = knownFilms(films, index);
  if (!isPointed || !EITHER.test(text) || second === undefined || first === undefined || others.length > 0)
    return undefined;
  return whichOfTwo([first, second], text);
}
const EITHER = /(?:^| )m[iu] (?:\w+ ){1,4}m[iu](?: |$)/u;

/** `ilk önerdiğin hangi yıldan` asks of one film, and not for what was recommended before. */
const isOfSuggested = ({ acts, references }: Understanding): boolean =>
  acts.every(({ act }) => act.kind === 'list' && act.list === 'history') &&
  references.some(({ reference: { kind } }) => kind === 'place');

/** A question about what was shown, and no wish for other films. */
const isQuestionOnly = ({ text, markers, alike, talk }: Understanding) =>
  (said.QUESTION_END.ends(text) || said.WHICH.in(text) || said.STORY.in(text)) &&
  talk === undefined &&
  alike === undefined &&
  (!markers.another || said.STORY.in(text)) &&
  // `anlaması kolay bi şey var mı bunun gibi` wishes for others.
  !(said.LIKENESS.in(text) && ANY.test(text));
const ANY = /(?:^| )(?:var|yok) m[iu]/u;

/** The film that an answer in words named as the one asked for: it is then the one spoken of. */
export function spokenOf(text: string, memory: Memory, index: FilmIndex): ShownFilm | undefined {
  const { shown } = memory;
  const ranking = rankingOf(text, unseen(memory, 2), index);
  const [first, ...equals] = ranking === undefined ? [] : firstOf(ranking.films, ranking);
  if (first !== undefined) {
    const told = equals.length > 0 ? firstChoice([first, ...equals]) : first;
    return shown.find(({ title }) => title === told?.title);
  }
  if (!asksForBest(text, memory)) return undefined;
  const best = firstChoice(unseen(memory).flatMap((film) => measured(film, index) ?? []));
  return shown.find(({ title }) => title === best?.title) ?? extreme(shown, 'best');
}

/** The one film that a message answered in words names (`whiplash gerçek hikâye mi`): what follows may be about it. */
export function namedIn(text: string, index: FilmIndex): ShownFilm | undefined {
  const [title, ...others] = titlesBesideNames(text, index).filter(
    ({ fuzzy, ordinary, evidence }) => !fuzzy && (!ordinary || SURELY_NAMED.has(evidence)),
  );
  return title === undefined || others.length > 0 ? undefined : bestKnownFirst(title.films)[0];
}
const SURELY_NAMED: ReadonlySet<string> = new Set(['quoted', 'apostrophe']);

const asksForBest = (text: string, { shown }: Memory) =>
  shown.length > 1 && (BEST.test(text) || (said.CHOOSE.in(text) && !said.NO_MATTER.in(text)));
/** One of them and why; where nothing is known of them, the first. */
function bestOfShown(shown: readonly ShownFilm[], index: FilmIndex): string {
  const known = shown.flatMap((film) => measured(film, index) ?? []);
  const best = extreme(shown, 'best');
  if (best === undefined) return '';
  const words = known.length > 0 ? preferredOf(known) : `Ben olsam ${ablative(best.title)} başlardım.`;
  return `${words} Fragmanını açayım mı?`;
}

const WHY_SO =
  /^(?:peki |ya |e )?(?:neden|niye|nicin)(?: (?:o|onu|ki|ya|peki|oyle|sence|bunlari onerdin))*$/u;
/** Asks for what was gone by, and for no film's own reason. */
const BY_WHAT = /(?:^| )(?:neye gore|kriter\w*|olcut\w*|mantik\w*|mantig\w*|nasil)(?: |$)/u;
