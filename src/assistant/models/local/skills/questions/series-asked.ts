import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { partsNamedIn, partsOf, partsOfStudio, seriesAmong, seriesOf } from '#films/series.ts';
import { knownFilms } from '../../core/known-film.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, type DecisionContext, say } from '../../core/skill.ts';
import { maskedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { sounds } from '../../judge/sounds.ts';
import { type Question, askingWords, isAsking, questionIn } from './asked.ts';
import { eitherOf } from './either.ts';
import { bestKnown, namedTitles, withLeadingTitle } from './named-film.ts';
import { answerOfOne } from './one-film.ts';
import {
  bestOf,
  bestPart,
  countOf,
  directorsOfAll,
  lastOf,
  ofStudioInOrder,
  orderOf,
  partOf,
  toSeeFirst,
  totalLength,
} from './series.ts';
import { mostOf, namedRanking } from './rank.ts';
import { said } from './said.ts';
import { otherSeries } from './which-first.ts';

type Answered = (found: Found, parsed: Understanding, films: readonly CatalogueFilm[]) => string | undefined;
interface Found {
  name: string;
  parts: readonly CatalogueFilm[];
  ofStudio: boolean;
  /** The film that the message names, where it names one. */
  film: CatalogueFilm | undefined;
}

const order: Answered = ({ name, parts, ofStudio }, { text }, films) => {
  if (ofStudio) return ofStudioInOrder(name, parts);
  // `kaç film, ilki mi en iyisi`
  const best = said.RATED.in(text) && said.SUPERLATIVE.in(text) ? ` ${bestOf(name, parts) ?? ''}` : '';
  const others = otherSeries(name, parts, text, films);
  const told = COUNTS.test(text) ? countOf(name, parts) : orderOf(name, parts);
  return `${told}${best}${others === undefined ? '' : ` ${others}`}`;
};

const WHICH = /(?:^| )(?:hangisi|kacincisi)(?:yd[iu]|ymis|dir)?(?: (?:ya|peki|sence|bence))*$/u;

/** `kaçıncı film geldi`, `kaçıncı filmde bitiyor` */
const HOW_FAR = /(?:^| )kacinci \w+ (?:(?:en )?son )?(?:gel|cik|cek|ol|bit|kal|son|yap|var|izle)\w*/u;

/** `kaç tane oldu`, and not in which order. */
const COUNTS = /(?:^| )kac (?:film|tane|bolum|oldu)(?!.* sira)/u;

/** What may be asked of a series that is named. */
const ANSWERED: Readonly<Partial<Record<Question, Answered>>> = {
  SERIES: order,
  BEST_OF_SERIES: ({ name, parts }) => bestOf(name, parts),
  PART: ({ name, parts, film }, { text }) =>
    HOW_FAR.test(text) && parts.length > 1 ? lastOf(parts) : film && partOf(name, parts, film),
  LENGTH: ({ name, parts }, { text }) =>
    parts.length > 1 && askingWords.WHOLE_SERIES.in(text)
      ? `${orderOf(name, parts)} ${totalLength(parts)}`
      : undefined,
  // `harry potterleri hep aynı adam mı yönetti`
  DIRECTOR: ({ name, parts }, { text }) =>
    parts.length > 1 && isOfEach(text) ? directorsOfAll(name, parts, said.ALL_THROUGH.in(text)) : undefined,
  // `dune'un ikincisi de var di mi`; of a film that is named its own sequel is told.
  NEXT: (found, parsed, films) =>
    beyondLast(found.parts, parsed.text) ??
    (found.film === undefined ? `Evet. ${order(found, parsed, films) ?? ''}` : undefined),
  FIRST: ({ name, parts, ofStudio, film = parts[0] }, { text }) =>
    ofStudio ? ofStudioInOrder(name, parts) : film && toSeeFirst(film, text, parts),
  // `dune 3 ne zaman çıkıyor`
  RELEASE: ({ parts }, { text }) => beyondLast(parts, text),
};

/** `deadpool 4 çıktı mı`: a part beyond those that are known. */
function beyondLast(parts: readonly CatalogueFilm[], text: string): string | undefined {
  const asked = Number(/(?:^| )([2-9]|1\d)(?: |$)/u.exec(text)?.[1] ?? 0);
  const last = parts.at(-1);
  return asked > parts.length && last !== undefined
    ? `Çıkacak filmlerin tarihlerini bilmiyorum; bende serinin son halkası ${last.title} (${last.year}).`
    : undefined;
}

const isOfEach = (text: string): boolean => said.ALL_THROUGH.in(text) || said.EACH_OF_SERIES.in(text);

/** Said to who asks in which of two orders a series is seen. */
const BY_RELEASE =
  'İlk kez izliyorsan çıkış sırasıyla git; sürprizler ve göndermeler o sıraya göre kurulmuş. Hikâye sırası ikinci tura kalsın.';

/** How many films, in which order, which is best: of the series of the film that is named, or of one named without a film. */
export const seriesAsked: Decide = (understood, context) => {
  const { text, markers } = understood;
  if (said.WHICH_ORDER.in(text)) return say(BY_RELEASE);
  // `… kaç filmi var söyler misin`, `… izlemek istiyorum, nereden başlayayım`: an answer is requested.
  const requests = markers.requests && !askingWords.TELL_ME.in(text) && !said.WHERE_TO_BEGIN.in(text);
  // Names are looked for only where something is asked at all.
  if (requests || !asksToBeTold(text) || partsQuestion(text) === undefined) return undefined;
  const inTalk = knownFilms(context.memory.shown, context.index);
  const [one] = inTalk;
  // `toplam kaç saat`, after its films were listed, or one of them was spoken of.
  const isOfThese =
    one !== undefined &&
    understood.titles.length === 0 &&
    understood.references.every(
      ({ reference }) =>
        reference.kind === 'all' && (inTalk.length === 1 || reference.count === inTalk.length),
    ) &&
    askingWords.WHOLE_SERIES.in(text);
  const isSeries = inTalk.length > 1 && inTalk.every((film) => seriesOf(film)?.name === seriesAmong(inTalk));
  const inSeries =
    isSeries || one === undefined ? inTalk : partsOf(context.index.films, seriesOf(one)?.name ?? '');
  // `üçü toplam kaç saat`, of any cards.
  const areAll = isSeries || inTalk.length === 1 || understood.references.length > 0;
  if (isOfThese && areAll && inSeries.length > 1 && questionIn(text) === 'LENGTH')
    return say(totalLength(inTalk.length > 1 ? inTalk : inSeries));
  const whole = seriesAmong(inTalk);
  if (isSeries && whole !== undefined && questionIn(text) === 'DIRECTOR' && isOfEach(text))
    return say(directorsOfAll(whole, inTalk, said.ALL_THROUGH.in(text)));
  // `çok uzun ya en iyisi hangisi tek film`, after its order was told.
  const isTold = context.memory.onlyNamed === true && isSeries && understood.titles.length === 0;
  if (isTold && whole !== undefined && askingWords.BEST_PART.in(text)) {
    const all = partsOf(context.index.films, whole);
    const best = bestPart(all);
    return best && showAndAnswer(best, context, ({ word }) => bestOf(whole, all, word));
  }
  // `sırasıyla kaç film`, where the films on the screen are of one series.
  const name = seriesAmong(inTalk);
  const isOrder = ORDERED.test(text) && understood.titles.length + understood.references.length === 0;
  if (isOrder && isSeries && name !== undefined)
    return say(orderOf(name, partsOf(context.index.films, name)));
  const parsed = withLeadingTitle(understood, context, sounds('question', understood));
  const masked = maskedText(parsed.tokens, parsed.titles);
  const question = partsQuestion(masked);
  if (question === undefined || !asksToBeTold(masked)) return undefined;
  // `hobbit mi yüzüklerin efendisi mi hangisinden başlasak`: of two it is told which comes first.
  if (said.TO_SEE_FIRST.in(text) && eitherOf(parsed, context.index).length > 1) return undefined;
  const isMost =
    question === 'SERIES' && said.SUPERLATIVE.in(masked) && !COUNTS.test(masked) && WHICH.test(masked);
  const answered = ANSWERED[isMost ? 'BEST_OF_SERIES' : question];
  if (answered === undefined) return ofFirst(masked, parsed, context);
  const found = seriesNamed(parsed, context);
  if (found?.parts.length === 1 && isOfKind(question, parsed)) return undefined;
  // Of a film that stands alone it is told that nothing needs to be seen before it.
  const told = found === undefined ? undefined : answered(found, parsed, context.index.films);
  if (told === undefined || found === undefined) return undefined;
  // `ona 5 yıldız ver`: the film of the answer is the one spoken of next.
  // `harry potterların kaçıncısı en korkunç`: by what is asked.
  const isBest = isMost || question === 'BEST_OF_SERIES';
  const ranking = isBest ? namedRanking(masked) : undefined;
  if (ranking !== undefined && ranking.quality.said !== said.RATED)
    return mostOf(knownFilms(found.parts, context.index), ranking, `${found.name} serisinin`, context);
  const best = isBest ? bestPart(found.parts) : undefined;
  if (best === undefined || found.ofStudio) return say(told);
  return showAndAnswer(best, context, ({ word }) => bestOf(found.name, found.parts, word));
};

const asksToBeTold = (text: string): boolean => isAsking(text) || askingWords.TELL_ME.in(text);

/** `sırayla yazar mısın` asks for no writer. */
const partsQuestion = (text: string): Question | undefined =>
  questionIn(askingWords.TELL_ME.without(text)) ??
  (askingWords.BEST_PART.in(text) ? 'BEST_OF_SERIES' : undefined);

/** `siyah beyaz klasik izlemek istiyorum nerden başlıyım`, `margot robbie barbieden önce nerde oynadı`: asked of no one film. */
const isOfKind = (question: Question, { exact, named }: Understanding): boolean =>
  question === 'BEST_OF_SERIES' ||
  named.length > 0 ||
  (question === 'SERIES' && exact !== undefined && exact.themes.length + exact.genres.length > 0);

const ORDERED = /(?:^| )(?:sira\w*|seri\w*|toplam) (?:\w+ )?(?:kac|ne|nasil|hangi)\w*|(?:^| )kac film/u;

/** `harry potter korkunç mu`: asked of a series that no film is called by, of which the first film is told. */
const ofFirst = (masked: string, parsed: Understanding, context: DecisionContext) => {
  const { titles, named, references, text, said: wished } = parsed;
  if (titles.length + named.length + references.length > 0 || wished.similarTo !== undefined)
    return undefined;
  const found = askingWords.RATHER_RECOMMEND.in(masked) ? undefined : partsNamedIn(context.index.films, text);
  const [film] = found === undefined || found.ofStudio || !found.name.includes(' ') ? [] : found.parts;
  return film && answerOfOne(masked, film, parsed, context);
};

function seriesNamed(parsed: Understanding, { index: { films } }: DecisionContext): Found | undefined {
  const named = namedTitles(parsed).flatMap(({ span }) => span.films);
  const film = bestKnown(named.filter(seriesOf));
  const name = film && seriesOf(film)?.name;
  const [studio] = parsed.said.studios ?? [];
  const found =
    name === undefined
      ? (partsNamedIn(films, parsed.text) ??
        (studio === undefined ? undefined : partsOfStudio(films, studio)))
      : { name, parts: partsOf(films, name), ofStudio: false };
  if (found !== undefined && found.parts.length > 1) return { ...found, film };
  const [alone] = named.length === 0 ? [] : [bestKnown(named)];
  return alone && { name: alone.title, parts: [alone], ofStudio: false, film: alone };
}
