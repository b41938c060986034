import type { Decide, DecisionContext } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { toolOf } from '../../understand/acts.ts';
import { DEEDS } from '../../understand/judged-deeds.ts';
import { pointing } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { rating } from '../own-list/own-list.ts';
import { filmAct } from '../single-film/act-on-film.ts';
import { targetsOf } from '../unheard/ordered-targets.ts';
import { clausesOf } from './clauses-of.ts';
import { isTale } from './is-tale.ts';

/** How likely the deed must be among all of them; less would be a guess, and nothing is changed on a guess. */
const SURE_DEED = 0.55;

/** Whether a long message orders something to be done with a film, by sentences like it. */
export const ordersInTale = (parsed: Understanding): boolean =>
  isTale(parsed) && sounds('order in a tale', parsed) && parsed.judged.deed.sure >= SURE_DEED;

/**
 * `… yarısında uyumuşum, izlediklerimde görünüyor, düzelt şunu`: what is to be done with a film at the end of a tale,
 * before single words of the tale are read as other orders, wishes or questions.
 */
export const orderInTale: Decide = (parsed, context) => {
  if (!ordersInTale(parsed)) return undefined;
  const { label } = parsed.judged.deed;
  // `john wick olur ama onun üçünü de izledim`: others than what was seen are wished.
  if (label === 'markWatched' && parsed.markers.requests) return undefined;
  if (label === 'rateFilm') return ratedIn(parsed, context) ?? rating(parsed, context);
  const ordered = orderedIn(parsed, context);
  if (ordered !== undefined && ordered.tool !== label) return filmAct(ordered.tool, ordered.targets, context);
  return asJudged(parsed, context);
};

/** The likeliest deed, done to what is meant. */
const asJudged: Decide = (parsed, context) => {
  const tool = DEEDS.find((one) => one === parsed.judged.deed.label);
  const targets = tool === undefined ? [] : targetsOf(parsed, tool);
  return tool === undefined || targets.length === 0 ? undefined : filmAct(tool, targets, context);
};

/** `… sen o ikinci sıradakini izleyeceklerime koy. kızını da aradım …`: what a part alone orders, whatever the whole is like. */
function orderedIn(parsed: Understanding, { understand }: DecisionContext) {
  const [order] = clausesOf(parsed)
    .map(understand)
    .filter(({ text }) => ORDER.test(text))
    .toReversed()
    .flatMap(({ acts }) => acts.findLast(({ act }) => DEEDS.some((one) => one === toolOf(act))) ?? []);
  const tool = DEEDS.find((one) => order !== undefined && one === toolOf(order.act));
  if (order === undefined || tool === undefined) return undefined;
  const placed = order.targets.filter((target) => pointing(target) === 'place');
  const targets = placed.length > 0 ? placed : order.targets;
  return targets.length === 0 ? undefined : { tool, targets };
}
const ORDER =
  /(?:^| )(?:koy|ekle|at|yaz|al|kaydet|sakla|ayir|birak|cikar|sil)(?:sana|sene|iver|uver|iniz|in)?$/u;

/** `… piyanist 8 puan benden, …`: the points stand in a part of their own. */
function ratedIn(parsed: Understanding, context: DecisionContext) {
  const points = clausesOf(parsed)
    .filter((part) => POINTS.test(part))
    .map(context.understand)
    .filter(({ titles }) => titles.length === 1);
  const [only, ...more] = points;
  return only === undefined || more.length > 0 ? undefined : rating(only, context);
}
const POINTS = /\d\s*(?:puan|yıldız|yildiz|\/\s*10)/iu;
