import type { Wishes } from '#domain/wishes.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { type MessageWishes, NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';
import { dropped } from './dropped.ts';
import { complaintWords as words } from './faults.ts';

/**
 * `hep amerikan yeter be`, `of hepsi 2 saatten uzun`: what all the films on the screen are is told, and not wished; the wishes
 * without it.
 */
export function fewerSuch(
  { text, exact, markers, acts, titles }: Understanding,
  { memory }: DecisionContext,
): Wishes | undefined {
  const { lastShow, wishes = { genres: [] }, shown } = memory;
  const isOfFilms = lastShow?.tool === 'recommendFilms' && shown.length > 0;
  if (!isOfFilms || exact === undefined || markers.requests || acts.length + titles.length > 0)
    return undefined;
  // `hepsi yeni biz 80'lerden bakıyoruz`: then somebody says what they wish.
  if (words.WISHES.in(text) || ASKS.test(text) || OWN.test(text) || ORDERS.test(text)) return undefined;
  // `bunlar çok yeni ya, 2000den önce çekilmiş olsunlar`: what is wished instead of them.
  const { shorter, longer, newer, older } = markers.relative;
  const { minYear, maxYear, minDuration, maxDuration } = exact;
  const isInstead = [
    [newer, minYear],
    [older, maxYear],
    [longer, minDuration],
    [shorter, maxDuration],
  ].some(([isMeant, bound]) => isMeant === true && bound !== undefined);
  if (isInstead) return undefined;
  const isEnough = words.ALWAYS.in(text) && words.ENOUGH.in(text);
  const facts = isEnough ? exact : words.ALL_ARE.firstIn(text) === 0 ? onlyFacts(exact) : undefined;
  return facts === undefined || !statesAnything(facts) ? undefined : dropped(wishes, facts, []);
}
const ASKS = /(?:^| )(?:m[iu]\w{0,3}|hangi\w*|kac\w*|neden|niye|degil)(?: |$)/u;

/** `hepsi eski bunların 2018 ve sonrası gelsin`: the last word orders others. */
const ORDERS =
  /(?:^| )(?:gels(?:in|e)|\w+s[iu]nl[ae]r|getir\w*|goster\w*|cikar\w*|koy\w*|ac\w{0,5}|at)(?: (?:bana|bize|artik|lutfen|bari|ya))*$/u;

const OWN = / (?:ben|biz) /u;

/** What nobody says in praise, and no reader turns round: of which years they are, and how long; undefined where more is said. */
function onlyFacts(exact: MessageWishes): MessageWishes | undefined {
  const { minYear, maxYear, minDuration, maxDuration, ...others } = exact;
  return statesAnything(others) ? undefined : { ...NO_WISHES, minYear, maxYear, minDuration, maxDuration };
}
