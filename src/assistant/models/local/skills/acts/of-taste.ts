import { inputsMeant } from '../../core/resolve-reference.ts';
import type { Decision, DecisionContext } from '../../core/skill.ts';
import { isWatchlist } from '../../understand/film-acts.ts';
import { toolOf } from '../../understand/acts.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';

const FAVOURITE =
  /^(?:(?:benim|tek) )?favori(?:m|miz|lerim|lerimiz| film(?:im|lerim|imiz))(?: |$)|(?:^| )favori(?:m|mdir| filmim)$/u;
const ASKS =
  /(?:^| )(?:ne|neydi|neler|hangi\w*|kac\w*|goster\w*|listele\w*|ac|say|var|yok|degil|arasinda|icinde)(?: |$)/u;

/** `favorim forrest gump`: a film is called one's favourite, and no list is asked for. */
export const namesFavourite = ({ text, titles }: Understanding): boolean =>
  titles.length > 0 && FAVOURITE.test(text) && !ASKS.test(text) && !isAsking(text);

const DISLIKED = /(?:^| )(?:sev|begen|sar)m[ea]d[iu][mk](?: |$)/u;

/** `john wick'i sevmedim ekle`: whoever did not like it has seen it, and wants it on no list for later. */
export function dislikedAdded(parsed: Understanding, context: DecisionContext): Decision | undefined {
  const { text, acts, titles, references } = parsed;
  const isAdded =
    acts.length === 1 &&
    acts.every(({ act: deed }) => deed.kind === 'add' || toolOf(deed) === 'addToWatchlist');
  if (!isAdded || !DISLIKED.test(text) || isWatchlist(text) || /(?:^| )ama(?: |$)/u.test(text))
    return undefined;
  const [film, ...others] = inputsMeant({ titles, references }, context);
  if (film === undefined || others.length > 0) return undefined;
  return {
    kind: 'act',
    calls: [{ tool: 'markWatched', input: film }],
    after: 'Sana göre değilmiş, anladım. Kaç yıldız verirsin?',
  };
}
