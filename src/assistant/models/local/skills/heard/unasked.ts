import { variant } from '#lib/variant.ts';
import { type DecisionContext, type Decision, offer, offering } from '../../core/skill.ts';
import { likely } from '../../judge/judge.ts';
import { sounds } from '../../judge/sounds.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { asideness } from '../judged/evidence.ts';
import { saidAside } from './aside.ts';

/** Films are shown where they are wished at least so likely; below it they are offered (docs/decisions/101). */
const WISHED = 0.45;
/** Fewer words lean on what was said before. */
const FEWEST_WORDS = 4;

/** What nobody asked for, by sentences like the message, is answered in words: films are offered, and nothing is done. */
export function unasked(decision: Decision, parsed: Understanding, context: DecisionContext): Decision {
  if (decision.kind === 'say' || parsed.words < FEWEST_WORDS || parsed.markers.requests) return decision;
  const [call, ...more] = decision.calls;
  const wished = call?.tool === 'recommendFilms' && more.length === 0 ? call : undefined;
  if (!(wished === undefined ? isTalk(parsed) : wishesNothing(parsed, context))) return decision;
  // The answer to a question that was just asked is no talk.
  if (context.expects?.(parsed, context) !== undefined) return decision;
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

/** `televizyona telefondan nasıl yansıtıyoduk`, `yarın bakarız`: surely talk, whatever word of it is a deed or a title. */
const isTalk = (parsed: Understanding): boolean =>
  sounds('surely talk', parsed) && !parsed.titles.some(isSurelyTitle);

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
    // `maks 90 dk`, `yerli dicektim`: of the films that are shown.
    !(besideFilms && isBound)
  );
}
