import type { FilmTool } from '#tools/registry.ts';
import type { Decide, DecisionContext } from '../../core/skill.ts';
import { likely } from '../../judge/judge.ts';
import { changesWords } from '../../lexicon/word-lists.ts';
import { sounds } from '../../judge/sounds.ts';
import { toolOf } from '../../understand/acts.ts';
import { DEEDS } from '../../understand/judged-deeds.ts';
import { type Target, pointing, titleTarget } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { rating } from '../own-list/own-list.ts';
import { filmAct } from '../single-film/act-on-film.ts';
import { clausesOf } from './clauses-of.ts';
import { isTale } from './is-tale.ts';
import { mainTitle } from './main-title.ts';

/** How likely the deed must be among all of them; less would be a guess, and nothing is changed on a guess. */
const SURE_DEED = { tale: 0.55, short: 0.6, besideList: 0.85 };
/** Of few words the readers know more: they are passed over only where they heard no order, or a most unlikely one. */
const SURE_ORDER = 0.9;
const UNLIKELY = 0.04;

/** Whether a long message orders something to be done with a film, by sentences like it. */
export const ordersInTale = (parsed: Understanding): boolean =>
  isTale(parsed) && sounds('order in a tale', parsed) && parsed.judged.deed.sure >= SURE_DEED.tale;

/** Whether few words do, which the readers did not hear so. */
function ordersUnheard({ judged, acts, text, markers, references, titles }: Understanding): boolean {
  const { deed, deeds } = judged;
  const heard = acts.flatMap(({ act }) => DEEDS.find((one) => one === toolOf(act)) ?? []);
  const kinds = acts.map(({ act }) => act.kind);
  // `Shrek'i favorilerden çıkarma sakın`, `favorilerime göre film öner`, `favorilerime bir bakalım`
  if (changesWords.NOT_TO.in(text) || markers.requests) return false;
  // `ikinciyi izlememişim, onu ekle`
  if (kinds.includes('add') && !deed.label.startsWith('add')) return false;
  if (kinds.includes('list') && deed.sure < SURE_DEED.besideList) return false;
  // `bütün favorilerimi sil`, `notu sil`: of no film that is pointed at.
  if (references.length + titles.length === 0 || kinds.some((kind) => !OF_FILMS.has(kind))) return false;
  return (
    likely(judged, 'list') >= SURE_ORDER &&
    deed.sure >= SURE_DEED.short &&
    deed.label !== 'rateFilm' &&
    heard.every((tool) => (deeds[tool] ?? 0) < UNLIKELY)
  );
}

const OF_FILMS: ReadonlySet<string> = new Set(['film', 'add', 'remove', 'list']);

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

/** `beğendiklerimden sökülsün Titanik`: an order in few words that no reader knows, where the judge is sure of it. */
export const unheardOrder: Decide = (parsed, context) =>
  ordersUnheard(parsed) ? asJudged(parsed, context) : undefined;

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

/** What the order is aimed at: the film that is told of, else what the readers heard of it, else what is pointed at. */
function targetsOf(parsed: Understanding, tool: FilmTool): readonly Target[] {
  const { acts, titles, tokens, references } = parsed;
  const title = mainTitle(parsed);
  if (title !== undefined) return [titleTarget(tokens, title, titles)];
  const aimed = acts.filter(({ targets }) => targets.length > 0);
  const [same] = aimed.filter(({ act }) => toolOf(act) === tool);
  const [said] = references.toSorted((a, b) => rank(b) - rank(a));
  return (
    (same ?? aimed.at(-1))?.targets ??
    (said === undefined ? [] : [{ kind: 'reference', reference: said.reference }])
  );
}

/** A place (`ikinciyi`) says more than `onu`. */
const rank = ({ reference }: Understanding['references'][number]): number =>
  reference.kind === 'this' ? 0 : 1;
