import { asksUnknown } from '../../core/not-known.ts';
import { inputFor, showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, act, say } from '../../core/skill.ts';
import { hasTheme } from '#domain/wish-rules.ts';
import { partsOf } from '#films/series.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { toolOf } from '../../understand/acts.ts';
import { maskedText, wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { filmQuestionsWords } from '../../lexicon/word-lists.ts';
import { askingWords, isAsking, isDeedToo, isOnlyTold, onlyLooks, questionIn, wishesFilms } from './asked.ts';
import { ANSWERS, asTold } from './answers.ts';
import { answerOfOne } from './one-film.ts';
import {
  asksOfFamous,
  bestKnown,
  filmAskedOf,
  namedTitles,
  withLeadingTitle,
  withoutPlaces,
} from './named-film.ts';
import { knownFilms } from '../../core/known-film.ts';
import { askedFor, companyWords } from './company.ts';
import { eachFilm } from './each-film.ts';
import { eitherOf } from './either.ts';
import { aboutPerson } from './people.ts';
import { hereItIs } from './facts.ts';
import { nearest } from './good.ts';
import { inQuestion } from './question-sentence.ts';
import { sinceFirst, twoFilms } from './two-named.ts';
import { sounds } from '../../judge/sounds.ts';

/** `yavuz turgul filmi var mı eşkıya dışında`: somebody's films are wished, and nothing is asked of the one left out. */
const isLeftOut = ({ exact, titles }: Understanding): boolean =>
  exact !== undefined &&
  exact.people.length > 0 &&
  titles.length > 0 &&
  exact.excludeTitles?.length === titles.length;

/** `adam sandlersız komedi var mı, recep ivedik dersen konuşmam`: a kind of film without somebody is wished. */
const isWithout = ({ exact }: Understanding): boolean =>
  exact !== undefined && exact.genres.length > 0 && exact.refusedPeople.length > 0;

/** A question about a film that is named: answered in a sentence or two. */
export const questions: Decide = (message, context) => {
  const each = eachFilm(message, context);
  if (each !== undefined) return each;
  const understood = withoutPlaces(inQuestion(message, context));
  const parsed = withLeadingTitle(understood, context, sounds('question', understood));
  // `ilki netflixte mi disneyde mi`: not one of two films.
  const isOfService = filmQuestionsWords.WHERE.in(message.text) && message.references.length > 0;
  if (isOfService || isElsewhere(understood, parsed) || wishesFilms(understood)) return undefined;
  if (isLeftOut(understood) || isWithout(understood)) return undefined;
  return known(parsed, context) ?? unknown(parsed, context);
};

const known: Decide = (parsed, context) => {
  const { titles, tokens, text } = parsed;
  const named = namedTitles(parsed);
  // `mutlu sonla mı bitiyor, spoiler ver` asks, and orders nothing.
  const masked = askingWords.OR_ELSE.without(maskedText(tokens, titles))
    .replace(/ spoiler ver(?!m)\w*/u, '')
    .replace(/ spoiler (?:isteme|verme|yok)\w*/u, ' spoilersiz')
    // `misery olsun. sonu iyi mi bitiyor`: it is chosen, and asked about.
    .replace(/^((?:\w+ ){0,3}§) (?:olsun|olur)(?: o zaman)?(?= )/u, '$1')
    // `nasıl, o tarza uyar mı`
    .replace(/ (?:o|bu) tarz\w* (?:uyar|uygun|gider) m[iu]/u, '')
    // `1 gibi biter mi`: a time, and no likeness.
    .replace(/ gibi(?= (?:bit|yetis))/u, '')
    // `konusu kısaca`, `sadece iyi mi de`
    .replace(/ (?:kisaca|ozetle|kabaca|de|soyle|desene)$/u, '')
    // `hint filmi mi diye sordum`: what was asked is asked again.
    .replace(/ diye (?:sor\w+|soyle\w+)$/u, '');
  const question = questionIn(masked);
  // `a silent voice var mı, onu favorilere at`: what is to be done with it is meant.
  if (isDeedToo(parsed) && (question === undefined || question === 'HAS')) return undefined;
  // `matrix 1 ve 2yi izledim`
  const isSeen = parsed.acts.some(({ act }) => toolOf(act) === 'markWatched');
  if (isSeen && named.length > 1 && question === undefined && !isAsking(masked)) return undefined;
  const film = filmAskedOf(parsed, context);
  const isOne = named.length === 1 && film !== undefined;
  // `titanik öner`: that film itself.
  if (question === undefined && isOne && isOffered(masked))
    return { ...act({ tool: 'showFilm', input: inputFor(film, context.index) }), after: OTHERS_TOO };
  const either = eitherOf(parsed, context.index);
  // `whiplash olmuş bir olay mı yoksa kafadan mı`: asked of the one that is named.
  const isOfOther = isOne && !either.some((one) => named[0]?.span.films.includes(one));
  if (new Set(either).size === 2 && !isOfOther)
    return twoFilms(either, sinceFirst(parsed), context.index.films);
  // `kraliçe elizabeth ile ilgili bir film var mıydı`, `bıçaklar çekildi 2 si var dimi`
  const tells = masked.replace(IS_THERE, '');
  // `vampirler var mı` wishes such films, `arabalar filmi var mı` asks for that one.
  const isSuch = CONCEPTS.at(tokens, named[0]?.from ?? 0) !== undefined && !/§ film/u.test(masked);
  const isThere = tells !== masked && !isSuch && !isAsking(tells) && !askingWords.RATHER_RECOMMEND.in(tells);
  if (isOne && question === undefined && (ABOUT_IT.test(masked) || isThere))
    return showAndAnswer(film, context, (shown) => hereItIs(film, shown, SURE.test(masked)));
  const isTold =
    askingWords.RATHER_RECOMMEND.in(masked) || (question === undefined && askingWords.RATHER_TOLD.in(masked));
  if (parsed.said.similarTo !== undefined || isTold) return undefined;
  // `açsam sıkılır mıyım` asks, though `açsak` alone is a request.
  // `oyuncularını söyler misin` requests an answer.
  const wantsAnswer = question !== undefined && askingWords.TELL_ME.in(masked);
  const requests = parsed.markers.requests && !wantsAnswer && !askingWords.AS_FOR_ME.in(masked);
  const tellsPlot = question === 'PLOT' && /(?:^| )(?:anlat|ozet|hatirlat|bahset)(?!m[ae])/u.test(masked);
  if (requests && !tellsPlot && !text.includes('spoiler')) return undefined;
  // `koko da nemo da izlenir mi çocukla`: of either it is told whether it suits them.
  const company = named.length === 2 ? askedFor(masked, question) : undefined;
  const both = named.flatMap(({ span }) => bestKnown(span.films) ?? []);
  if (company !== undefined)
    return say(companyWords(knownFilms(both, context.index), company, masked, parsed.said.maxAge));
  const each = question === undefined ? undefined : ANSWERS[question];
  // `joker de batman de 10 yaşa uygun mu`
  if (named.length === 2 && each !== undefined && BOTH.test(masked))
    return say(both.map((one) => each.tell(one, masked, context.index.films)).join(' '));
  if (named.length === 2 && EITHER_OF_TWO.test(masked))
    return twoFilms(
      named.map(({ span }) => bestKnown(span.films)),
      text,
      context.index.films,
    );
  const [person, ...people] = parsed.said.people;
  if (named.length === 0 && person !== undefined && people.length === 0) {
    // `sean connery kaç tane oynadı`, after films of a series: of those.
    const [inTalk] = context.memory.wishes?.series ?? [];
    const { films } = context.index;
    const [theme] = parsed.said.themes;
    const [genre] = parsed.said.genres;
    // `stallone boks filmi kaç tane`
    const own = (inTalk === undefined ? films : partsOf(films, inTalk)).filter(
      (one) =>
        (theme === undefined || hasTheme(one, theme)) && (genre === undefined || one.genres.includes(genre)),
    );
    const told = aboutPerson(person, masked, own, context.now);
    if (told !== undefined) return told;
  }
  // `görevimiz tehlike son film hangisiydi`: the part itself is what is asked.
  if (isOne && question === undefined && WHICH_ALONE.test(masked))
    return showAndAnswer(film, context, () => `${film.title} (${film.year}).`);
  const isQuestion = question !== undefined && sounds('question', parsed) && !parsed.wishes;
  const asks = isQuestion || isAsking(masked) || tellsPlot || wantsAnswer || question === 'EXPLAIN';
  return asks && isOne ? answerOfOne(masked, film, parsed, context) : undefined;
};

const OTHERS_TOO = 'Benzerlerini de istersen söyle, bulayım.';

const WHICH_ALONE =
  /^(?:peki |ya )?§ (?:film\w* |n?[iu]n )*(?:(?:ad|ism)[iu] (?:tam )?)?(?:hangisi|hangi film|ne|neler)(?:yd[iu])?(?: ya| peki)?$/u;

const ABOUT_IT =
  /^(?:\w+ ){0,2}§ (?:ile ilgili|hakkinda|uzerine|konulu|y?la ilgili|y?le ilgili)(?: (?:bir|bi|hic|guzel))* film\w* (?:var|yok) m[iu]\w*$/u;
const SURE = /(?:^| )(?:dimi|(?:di|degil) m[iu]|galiba|sanirim|herhalde|ile ilgili|hakkinda)(?: |$)/u;
/** `bıçaklar çekildi 2 si var dimi`, `frida var mı ressam olan`: what else is said tells which. */
const IS_THERE =
  /^(?:(?:ya|peki|e|abi|kanka|hocam) )*§ (?:film\w* )?(?:var(?:d[iu]|m[iu]s) )?(?:(?:sanki|galiba|hani|ya) )*(?:(?:onu|bunu|sen) )*(?:bil(?:iyo|iyor|ir)|duyd?u?) m[iu]s[iu]n(?:[iu]z)?$|^(?:(?:ya|peki|e|abi|kanka|hocam|s[ei][nz]de) )*§ (?:film\w* )?(?:de |da )?(?:hic )?(?:var|yok|vardi|cikti|cikmisti|cekildi|cekilmisti) (?:dimi|(?:di |degil )?m[iu]|galiba|sanirim|herhalde)(?: |$)/u;

/** One of two is wanted: `§ mi § mi`, `§ mi yoksa §`, `§ ile § hangisi`. One question particle after both asks of one thing. */
const EITHER_OF_TWO = / m[iu]\w* (?:.* )?m[iu]|§ m[iu]\w* (?:yoksa )?§|(?:^| )(?:yoksa|hangisi\w*)(?: |$)/u;

/** Of two named films alike: `§ de § de`, `hem § hem §`. */
const BOTH = /^(?:hem )?§ (?:d[ae] |hem (?:d[ae] )?|(?:ve|ile) (?=§ d[ae] ))§(?: d[ae])? /u;

/** What is asked of one film in words that are not known (`robotun sesi kime ait`): that is said, and its card shown. */
const unknown: Decide = (parsed, context) => {
  const masked = maskedText(parsed.tokens, parsed.titles);
  const isToldToo = parsed.acts.some((aimed) => isOnlyTold(aimed, parsed.text));
  const sure = / (?:di m[iu]|dimi|degil m[iu])(?: |$)/u.test(masked);
  const forMe = (askingWords.AS_FOR_ME.in(masked) || isToldToo || sure) && !parsed.wishes;
  // `korkusuz korkakta adam nerede çalışıyordu`: of what happens in it.
  const inIt = parsed.titles.some(({ to }) => /[dt][ae]$/u.test(wordAt(parsed.tokens, to - 1)));
  const asksOf =
    sounds('question', parsed) ||
    (ASKS_PLAINLY.test(masked) && (asksUnknown(masked) || (inIt && isAsking(masked))));
  const asks = forMe || (asksOf && !parsed.markers.requests);
  // `mulholland drive'ı dün bitirdim anlamadım, mavi kutu ne`: when it was seen is told beside what is asked.
  const isAsked =
    isAsking(masked) &&
    sounds('only question', parsed) &&
    parsed.acts.every(({ act }) => toolOf(act) === 'markWatched');
  if (!asks || isDeedToo(parsed) || !(isAsked || onlyLooks(parsed)) || namedTitles(parsed).length !== 1)
    return undefined;
  const film = filmAskedOf(parsed, context);
  if (film === undefined || parsed.said.similarTo !== undefined) return undefined;
  const told = showAndAnswer(film, context, (shown) =>
    nearest(asTold(shown, context.index), masked, context.seed),
  );
  return { ...told, unsure: true };
};

const ASKS_PLAINLY =
  /(?:^| )(?:kac|ne(?:den|yi|rde|rede|reye)?|niye|nasil|hangi|kim(?:i|e)?|m[iu]\w*)(?: |$)/u;

/** `Çeşme'ye`, `İzmir'den` */
const PLACE = /^(?:y?[ae]|[dt][ae]n)$/u;
/** `avatarımı nasıl değiştiririm`: a word that is a title too, in what is not about films. @param led with the title it begins with */
export const isElsewhere = (understood: Understanding, led: Understanding): boolean =>
  isNoFilms(understood) && !asksOfFamous(led);

const isNoFilms = ({ judged, titles, films, acts, people, talk, tokens }: Understanding): boolean =>
  // `senin adın ne`, `Çeşme'ye kaç saatte gidilir`
  (talk === 'whoAreYou' && !films) ||
  (talk === 'offTopic' &&
    !films &&
    titles.length > 0 &&
    titles.every(({ to }) => PLACE.test(tokens[to - 1]?.suffix ?? ''))) ||
  // `kaç film izlemiş oldum` is asked of the person's own figures.
  (people.length === 0 && acts.some(({ act: { kind } }) => kind === 'stats')) ||
  (sounds('off topic', { judged }) && !films && !titles.some(isUnmistakable));
/** Several words are a title by chance only where they are everyday ones. */
const isUnmistakable = (title: Understanding['titles'][number]): boolean =>
  isSurelyTitle(title) || (title.to - title.from > 1 && !title.span.ordinary && !title.span.fuzzy);

const CUT = /§/gu;
const isOffered = (masked: string) =>
  askingWords.OFFERED.is(masked.replace(CUT, '').replaceAll(/\s+/gu, ' ').trim());
