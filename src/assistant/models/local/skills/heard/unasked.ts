import { variant } from '#lib/variant.ts';
import { type DecisionContext, type Decision, offer, offering } from '../../core/skill.ts';
import { likely } from '../../judge/judge.ts';
import { sounds } from '../../judge/sounds.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { tellsPlot } from '../../understand/told-plot.ts';
import type { Understanding } from '../../understand/understand.ts';
import { asideness } from '../judged/evidence.ts';
import { SAYS_AGAIN } from '../judged/rather-told.ts';
import { DONE_TO_ONE } from '../judged/told-day.ts';
import { saidAside } from './aside.ts';

/** Films are shown where they are wished at least so likely; below it they are offered (docs/decisions/101). */
const WISHED = 0.45;
/** Fewer words lean on what was said before. */
const FEWEST_WORDS = 4;
/** In so few a length or a mood is a wish that is not said to its end. */
const FEW_WORDS = 7;
const FEW_OF_MOOD = 6;
const WISHES_FILM = /(?:^| )film\w* (?:\w+ ){0,2}(?:olsa|olsun|lazim|iyi gelir|iyi gider)(?: |$)/u;

/** What nobody asked for, by sentences like the message, is answered in words: films are offered, and nothing is done. */
export function unasked(decision: Decision, parsed: Understanding, context: DecisionContext): Decision {
  if (decision.kind === 'say' || parsed.words < FEWEST_WORDS || parsed.markers.requests) return decision;
  const [call, ...more] = decision.calls;
  const wished = call?.tool === 'recommendFilms' && more.length === 0 ? call : undefined;
  if (!(wished === undefined ? isTalk(parsed) : wishesNothing(parsed, context))) return decision;
  // The answer to a question that was just asked is no talk.
  if (context.expects?.(parsed, context) !== undefined) return decision;
  // `başın sağ olsun` was to stand above the films: it stays.
  if (wished !== undefined && decision.before !== undefined)
    return offer(`${decision.before} ${variant(ASKS, context.seed)}`, wished);
  const said = saidAside(parsed, context);
  if (said?.kind === 'say') return said;
  const words = variant(OFFERS, context.seed);
  return wished === undefined ? offering(words) : offer(words, wished);
}

const OFFERS = [
  'Dinliyorum, anlat biraz. Sonra istersen birlikte bir film seçelim.',
  'İyi ki yazdın. Laflayalım mı, yoksa bu akşama bir film mi bulayım?',
  'Seni dinliyorum. Canın isterse anlat, isterse keyfine göre bir film bakarız.',
];

const SEEN = /(?:^| )(?:izledi|seyretti)[mk](?: |$)/u;
const ASKS = [
  'Canın isterse sana iyi gelecek bir film bulayım mı?',
  'İstersen kafanı dağıtacak bir film bulayım mı?',
];

/** `televizyona telefondan nasıl yansıtıyoduk`, `yarın bakarız`: surely talk, whatever word of it is a deed or a title. */
const isTalk = (parsed: Understanding): boolean =>
  sounds('surely talk', parsed) &&
  // `dün izledim, günlerce ağladım`: a film that was seen may be marked.
  !SEEN.test(parsed.text) &&
  // `canavar evi biliyor musun sen`
  !parsed.titles.some((title) => isSurelyTitle(title) || (!title.span.fuzzy && title.to - title.from > 1));

/** `patron öyle bağırdı ki korku filmi halt etmiş`: by what is likely, films are not wished, and nothing is asked either. */
function wishesNothing(parsed: Understanding, { memory }: DecisionContext): boolean {
  const { judged, people, markers, exact } = parsed;
  const isBound =
    exact !== undefined &&
    [exact.origin, exact.minYear, exact.maxYear, exact.minDuration, exact.maxDuration, exact.minRating].some(
      (bound) => bound !== undefined,
    );
  const besideFilms = memory.lastShow !== undefined || memory.shown.length > 0;
  return (
    judged.wished < WISHED &&
    asideness(parsed) > likely(judged, 'question', 'list', 'shown', 'recall', 'complaint') &&
    people.length === 0 &&
    !markers.another &&
    // `muhabbet kuşum öldü, bi film olsa iyi gelir`
    !WISHES_FILM.test(parsed.text) &&
    // `yapay zeka dünyayı ele geçiriyor`: what a film is to be about.
    !tellsPlot(parsed.text) &&
    // `2026 demedim ki, bu sene sınava giriyorum dedim`
    !(besideFilms && SAYS_AGAIN.test(parsed.text)) &&
    // `yerli dicektim`: of the films that are shown; `maks 90 dk yarın vardiyam var`
    !(isBound && (besideFilms || parsed.words <= FEW_WORDS)) &&
    // `çok yorgunum, kafam almıyor`; `beni hüngür hüngür ağlat, bugün çok doldum`
    !(exact?.mood !== undefined && (parsed.words < FEW_OF_MOOD || DONE_TO_ONE.test(parsed.text)))
  );
}
