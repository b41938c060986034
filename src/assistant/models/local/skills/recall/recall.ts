import { joinList } from '#lib/turkish/format.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Recalled } from '#films/recall/recall-index.ts';
import { askWhich } from '../../core/chosen-film.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, recommendBy, say } from '../../core/skill.ts';
import { asTold } from '../questions/answers.ts';
import { isAsking } from '../questions/asked.ts';
import { good } from '../questions/good.ts';
import { asksWhetherDone } from '../talk/opinions.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { GLAD, narrowedTo, saysFound, toldMoreOf } from './narrowed.ts';
import { tellsPlot } from '../../understand/told-plot.ts';
import { afterAnyway } from '../../understand/after-anyway.ts';
import { pointing } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { variant } from '#lib/variant.ts';
import {
  asksForTitle,
  describesFilm,
  isLikelyStory,
  tellingWords,
  tellsStory,
  wantsLikeIt,
} from './description.ts';
import { LIKELY, MARGIN, POSSIBLE, aheadOf, candidatesOf, fits, isFarAhead, onlySceneOf } from './fit.ts';
import { foundWords, nextGuess, withYear } from './guess.ts';
import { comparisonsWords } from '../../lexicon/word-lists.ts';
import { sounds } from '../../judge/sounds.ts';
import { foundOf } from './found-of.ts';
import { saysSetIn } from '../../understand/set-in.ts';
import { recallWords } from './telling-words.ts';

const NOT_FOUND =
  'Anlattığın filmi çıkaramadım. Bir oyuncusunu, yaklaşık yılını ya da aklında kalan başka bir sahneyi de yazar mısın?';
/** `bir film arıyorum ama adı yok bende`: it is asked what is remembered, and whatever is told then looked for. */
export const recallOpening: Decide = ({ text, words, exact, titles }, { seed }) => {
  // `titanikin yönetmeninin adını hatırlamıyorum` is of somebody.
  const isOfOther = /(?:^| )(?:yonetmen|oyuncu|aktor|aktris|karakter|sarki|muzik|kitab|kitap)/u.test(text);
  const isAll = recallWords.OPENING.in(text) && words <= MOST_OF_OPENING && !isOfOther;
  if (!isAll || exact !== undefined || titles.some(isSurelyTitle)) return undefined;
  return say(variant(TELL_ME, seed), (answer, later) =>
    answer.markers.requests
      ? undefined
      : recallBut([], later.understand(`${later.written}, hangi film bu`), later),
  );
};
const MOST_OF_OPENING = 10;
const TELL_ME = [
  'Anlat bakalım, aklında ne kaldı: bir sahne, bir oyuncu, kabaca konusu?',
  'Buluruz. Aklında kalan ne varsa yaz: konusu, bir sahnesi, kim oynuyordu?',
];

/** A film by its scenes, characters or people: the one where that is sure, else up to three to choose from. */
export const recallFilm: Decide = (parsed, context) => {
  // `konusu yemek olan film` wishes one.
  if (saysSetIn(parsed) && /(?:^| )konusu /u.test(parsed.text) && !/di$|du$/u.test(parsed.text))
    return undefined;
  // `baştaki isteğim neydi ona dön`; `… yiyen adamla arkadaşlık edilir mi` asks what is done, and tells nothing.
  if (parsed.markers.goesBack || asksWhetherDone(parsed.text)) return undefined;
  // `ilkini izlemiştim ya, listeye işle`: a deed on what is shown tells of no other film.
  const isOnShown = ({ targets }: Understanding['acts'][number]) =>
    targets.some((target) => pointing(target) === 'place');
  if (context.memory.shown.length > 0 && parsed.acts.some(isOnShown)) return undefined;
  // `saçmaladın. neyse tom cruise'lu bir tane vardı hani …`: the story begins there.
  const rest = afterAnyway(parsed);
  const told = rest === undefined ? parsed : context.understand(rest);
  // `… neyse söylemim, adı neydi onun`: only its name is asked there, and it was told before.
  return recallBut([], tellingWords(told).length < FEWEST_TOLD ? parsed : told, context);
};
const FEWEST_TOLD = 2;

/** `… adam filmi hangisiydi`: remembered in so many words, where nothing is shown that could be meant. */
export const soughtFilm: Decide = (parsed, context) =>
  recallWords.SOUGHT_AT_END.ends(parsed.text) && context.memory.shown.length === 0
    ? recallFilm(parsed, context)
    : undefined;

function recallBut(
  refused: readonly CatalogueFilm[],
  parsed: Understanding,
  context: DecisionContext,
): Decision | undefined {
  const { recall } = context;
  if (recall === undefined) return undefined;
  if (!describesFilm(parsed)) return undefined;
  const how = asksForTitle(parsed)
    ? 'asked'
    : tellsStory(parsed) || isLikelyStory(parsed)
      ? 'story'
      : 'words';
  // `altın portakal almış türk filmi`: many have it, and none is told.
  if (how !== 'asked' && parsed.exact?.awards !== undefined) return undefined;
  // Whoever is named narrows it down to their films, where they have any.
  const { found, words } = foundOf(parsed, recall, refused);
  const [first, second] = found;
  const fit = first === undefined ? 0 : fits(first, words.length, how, recall);
  const told = sounds('told film', parsed);
  if (first !== undefined && told && how !== 'words' && isFarAhead(first, second))
    return foundFilm(first.film, parsed, context, found);
  // `savaş filmi vardı, adam silah taşımıyo …`: a long story of which most is unknown is of none of them.
  if (first !== undefined && words.length > LONG && first.met.length * 2 < words.length && how !== 'words')
    // `kore suç filmi bakıyorum, herkes övüyor` asks for some.
    return how === 'asked' || (told && !parsed.markers.asks) ? notFound(context) : undefined;
  if (first === undefined || fit < (told ? POSSIBLE : LIKELY)) {
    // `cem yılmazın uzaya gittiği film`: of somebody's films those that know anything of it.
    if (first !== undefined && parsed.named.length > 0 && recallWords.ASKS.in(parsed.text))
      return whichOf(mostOf(found, parsed), context);
    // `intihar notu bırakan kızın hikâyesi`: a plot, and nothing else is known of it.
    const isPlot = parsed.exact === undefined && tellsPlot(parsed.text);
    const isSought = recallWords.SOUGHT.in(parsed.text) || isPlot || (told && !parsed.markers.asks);
    return isSought ? notFound(context) : undefined;
  }
  const themes = parsed.exact?.themes ?? [];
  // `gerçek hikâyeden uyarlanmış spor filmi`: subjects are wished, and the film that is remembered by the words has them not.
  const isOfSubject = themes.every((theme) => first.film.themes.includes(theme));
  if (how !== 'asked' && !isOfSubject && sounds('recommendation', parsed)) return undefined;
  if (how !== 'asked' && themes.length > 0 && recallWords.PREMISE.is(parsed.text)) return undefined;
  const ahead = aheadOf(first, second);
  // A film far ahead of all others is the one, though little of what was said is known of it.
  if (ahead >= MARGIN && fit + ahead / 2 >= 1) return foundFilm(first.film, parsed, context, found);
  const scene = how === 'asked' ? onlySceneOf(found) : undefined;
  if (scene !== undefined)
    return foundFilm(scene.film, parsed, context, [scene, ...found.filter((one) => one !== scene)]);
  if (wantsLikeIt(parsed)) {
    const [only, ...others] = candidatesOf(found);
    return only !== undefined && others.length === 0 && how !== 'words'
      ? recommendBy({ similarTo: only.title })
      : undefined;
  }
  // `yapay zeka dünyayı ele geçiriyor`: a film without the subject is not the one, and where none is left films of it are wished.
  const about = found.filter(({ film }) => themes.every((theme) => film.themes.includes(theme)));
  // `adam her gün aynı günü yaşıyor`: among those that come to mind, the one of that very subject.
  const near = candidatesOf(found);
  const ofSubject = about.filter(({ film }) => themes.length > 0 && near.includes(film));
  const fitting = how !== 'asked' ? about : ofSubject.length > 0 ? mostOf(ofSubject, parsed) : found;
  // Told of several films alike, a premise is a subject: what is hardly looked for is wished.
  if (how !== 'asked' && themes.length > 0 && candidatesOf(fitting).length > 1 && !sounds('story', parsed))
    return undefined;
  return (how === 'asked' || told || fit >= 1) && fitting.length > 0 ? whichOf(fitting, context) : undefined;
}

/** `scarlett johansson'un uzaylı filmi`: where one alone is of that subject before all else, it is meant. */
function mostOf(found: readonly Recalled[], { exact }: Understanding): readonly Recalled[] {
  const own = found.filter(({ film }) => exact?.themes.includes(film.judgement?.core[0] ?? '') === true);
  return own.length === 1 ? own : found;
}

const LONG = 6;

/** It is said so, and what is told next belongs to the same film. */
const notFound = ({ written }: DecisionContext): Decision =>
  say(NOT_FOUND, (answer, later) =>
    answer.markers.requests || isAsking(answer.text) || answer.titles.some(isSurelyTitle)
      ? undefined
      : recallBut([], later.understand(`${written}. ${later.written}`), later),
  );

/** The film itself, or films like it where those are wanted. */
export const foundFilm = (
  film: CatalogueFilm,
  parsed: Understanding,
  context: DecisionContext,
  found: readonly Recalled[] = [],
): Decision =>
  wantsLikeIt(parsed) ? recommendBy({ similarTo: film.title }) : showRecalled(film, context, found);

/** More of them tell of the film again. */
const FEW_WORDS = 4;

/** @param found all that it may be, where it is not chosen by name */
export function showRecalled(
  film: CatalogueFilm,
  context: DecisionContext,
  found: readonly Recalled[] = [],
): Decision {
  // `her filmi nasıl, hani …`: it was named, and is no guess.
  const [, name] = /^(\S+(?: \S+){0,3}?) film/u.exec(context.written) ?? [];
  const called = name === undefined ? undefined : context.index.resolveTitle(name);
  const isNamed =
    called?.kind === 'one'
      ? called.film === film
      : called?.kind === 'many' && called.candidates.includes(film);
  const shown = showAndAnswer(film, context, (one) =>
    isNamed ? good(asTold(one, context.index), 'nasil') : foundWords(film, found, context.seed),
  );
  if (shown.kind !== 'act') return shown;
  const next = nextGuess(found);
  const [, ...rest] = found;
  // `o değil, uzaylılar vardı`: what is told more belongs to the same film.
  const goOn: Decide = (answer, later) => {
    // `hah memento`: named by whoever had forgotten it.
    if (saysFound(answer)) return say(variant(GLAD, later.seed));
    const isOther = recallWords.NOT_IT.in(answer.text);
    if (next !== undefined && answer.words <= FEW_WORDS && (isOther || recallWords.THE_OTHER.in(answer.text)))
      return showRecalled(next, later, rest);
    if (!isOther) return toldMoreOf(film, answer, later);
    const more = recallBut([film], later.understand(`${context.written}. ${later.written}`), later);
    return more ?? (answer.wishes ? undefined : notFound(later));
  };
  return { ...shown, expects: goOn };
}

/** `evet memento ydu, benzeri var mı`: the one that is said to be it. */
const likeOneOf = (films: readonly CatalogueFilm[], answer: Understanding): CatalogueFilm | undefined =>
  comparisonsWords.ASKS_ALIKE.in(answer.text)
    ? films.find((film) => answer.titles.some(({ span }) => span.films.includes(film)))
    : undefined;

const wantsAlike = ({ titles, references, text }: Understanding): boolean =>
  titles.length === 0 &&
  references.every(({ reference: { kind } }) => kind !== 'place') &&
  comparisonsWords.ASKS_ALIKE.in(text);

/** `evet buydu` of several, and what is told more of one of them alone. */
function saidWhich(films: readonly CatalogueFilm[], answer: Understanding, later: DecisionContext) {
  if (saysFound(answer) && answer.titles.length === 0)
    return askWhich(
      `Ne güzel! Hangisi: ${joinList(films.map(withYear), 'ya da')}?`,
      films,
      (film, _answer, then) => showRecalled(film, then),
    );
  const film = narrowedTo(films, answer, later);
  return film && showRecalled(film, later);
}

export function whichOf(found: readonly Recalled[], context: DecisionContext): Decision {
  const films = candidatesOf(found);
  const [only, ...others] = films;
  if (only !== undefined && others.length === 0) return showRecalled(only, context, found);
  const names = films.map(withYear);
  const question = `Aklıma şunlar geldi: ${joinList(names, 'ya da')}. Hangisi?`;
  const which = askWhich(question, films, (film) => showRecalled(film, context));
  if (which.kind !== 'say') return which;
  return say(question, (answer, later) => {
    // `hah o, benzeri?`: the first that was named.
    const like = likeOneOf(films, answer) ?? (wantsAlike(answer) ? only : undefined);
    return like !== undefined
      ? recommendBy({ similarTo: like.title })
      : recallWords.NONE_OF_THEM.in(answer.text)
        ? (recallBut(films, answer, later) ??
          (answer.wishes && !describesFilm(answer) ? undefined : say(NOT_FOUND)))
        : (saidWhich(films, answer, later) ?? which.expects?.(answer, later));
  });
}
