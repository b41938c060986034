import type { Decide } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { toolOf } from '../../understand/acts.ts';
import { DEEDS } from '../../understand/judged-deeds.ts';
import { type Target, titleTarget } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { rating } from '../own-list/own-list.ts';
import { filmAct } from '../single-film/act-on-film.ts';
import { isTale, mainTitle } from './main-title.ts';

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
  if (label === 'rateFilm') return rating(parsed, context);
  const tool = DEEDS.find((one) => one === label);
  const targets = targetsOf(parsed);
  return tool === undefined || targets.length === 0 ? undefined : filmAct(tool, targets, context);
};

/** What the order is aimed at: the film that is told of, else what the readers heard of it, else what is pointed at. */
function targetsOf(parsed: Understanding): readonly Target[] {
  const { acts, titles, tokens, references } = parsed;
  const title = mainTitle(parsed);
  if (title !== undefined) return [titleTarget(tokens, title, titles)];
  const aimed = acts.findLast(
    ({ act, targets }) => DEEDS.some((one) => one === toolOf(act)) && targets.length > 0,
  );
  const [said] = references.toSorted((a, b) => rank(b) - rank(a));
  return aimed?.targets ?? (said === undefined ? [] : [{ kind: 'reference', reference: said.reference }]);
}

/** A place (`ikinciyi`) says more than `onu`. */
const rank = ({ reference }: Understanding['references'][number]): number =>
  reference.kind === 'this' ? 0 : 1;
