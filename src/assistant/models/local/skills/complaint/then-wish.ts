import type { Wishes } from '#domain/wishes.ts';
import { conceding } from '../../core/conceding.ts';
import { type Decide, type DecisionContext, sayAndAct } from '../../core/skill.ts';
import { toolOf } from '../../understand/acts.ts';
import { union } from '../../understand/lists.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import type { AimedAct } from '../../understand/targets.ts';
import { type Tokens, endsClause, wordAt, wordsIn } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { OPPOSITES } from '../recommendation/said-of.ts';
import { mended } from './complaint.ts';
import { dropped } from './dropped.ts';
import { complaintWords as words } from './faults.ts';
import { missing, saidOfOthers } from './too-much.ts';

/** `bunlar bana ağır geldi, daha yumuşak olsun`: what is said of the films is avoided, then what follows is wished. */
export const complaintThenWish: Decide = (parsed, context) => {
  const { memory, understand, index, seed } = context;
  const { shown, lastShow, wishes = { genres: [] } } = memory;
  const isHere = shown.length > 0 && lastShow !== undefined && lastShow.tool !== 'listFilms';
  if (!isHere && !saidOfOthers(parsed, context)) return undefined;
  if (parsed.acts.some(isDeed) || parsed.titles.some(isSurelyTitle)) return undefined;
  const end = verdictEnd(parsed.tokens);
  if (end === undefined) return undefined;
  const cut = parsed.tokens[end]?.start ?? 0;
  const rest = understand(parsed.written.slice(cut));
  const isWish = rest.wishes || Object.keys(rest.markers.relative).length > 0;
  // `sığmıyor bunlar kardeşim`: who is spoken to, and not who watches.
  if (rest.words === 1 && words.SPOKEN_TO.is(rest.text)) return undefined;
  if (!isWish || rest.talk !== undefined || rest.acts.some(isDeed)) return undefined;
  const verdict = understand(parsed.written.slice(0, cut));
  // `bizimki daha 4 yaşında, bunlar ona ağır gelir`
  const maxAge = FOR_CHILD.test(verdict.text) ? verdict.said.maxAge : undefined;
  const calm = without(verdict, wishes, context);
  const before = maxAge === undefined ? calm : { ...calm, maxAge };
  const markers = { ...rest.markers, keeps: !rest.markers.resets };
  const input = mergeWishes({ ...memory, wishes: before }, { ...rest, complains: false, markers }, index);
  return sayAndAct(conceding(memory.wishes, before, seed), { tool: 'recommendFilms', input });
};

/** `animasyon aç` opens no card. */
const isDeed = ({ act, targets }: AimedAct): boolean => toolOf(act) !== 'showFilm' || targets.length > 0;

const FOR_CHILD = /(?:^| )yas[iu]nda(?:lar)?(?: |$)/u;

/** Where what is said of the films ends and something else begins; undefined where nothing is said of them first. */
function verdictEnd(tokens: Tokens): number | undefined {
  const ends = [...tokens.keys()].filter(
    (at) =>
      at > 0 &&
      (endsClause(tokens[at - 1]) ||
        (words.VERDICT_ENDS.is(wordAt(tokens, at)) && !isAfterOwnVerb(tokens, at)) ||
        // `çok ağır bunlar hafif bir şey ver`
        (wordAt(tokens, at - 1) === 'bunlar' && !words.ALL_ARE.is(wordsIn(tokens, 0, at).join(' ')))),
  );
  // The longest part that says nothing but a verdict: `çok ağırdı, hepsi eski, daha yeni bir şey`.
  // Where clauses are parted, the words that begin a wish may stand in the middle of it.
  const parted = ends.filter((at) => endsClause(tokens[at - 1]));
  return parted.findLast(endsVerdict) ?? ends.findLast(endsVerdict);

  function endsVerdict(end: number): boolean {
    const text = wordsIn(tokens, 0, end).join(' ');
    const isVerdict = words.VERDICT_OF.in(text) || words.VERDICT.ends(text);
    return isVerdict && end > 1 && !words.VERDICT_ASKS.in(text) && !words.PRAISES.in(text);
  }
}

/** `sevmeyiz biz, cinli olsa`: whose verb it was, and no beginning. */
const isAfterOwnVerb = (tokens: Tokens, at: number): boolean =>
  /^(?:ben|biz)$/u.test(wordAt(tokens, at)) && /(?:[mz]|[dt][iu]k)$/u.test(wordAt(tokens, at - 1));

/** The wishes of before without what a verdict names. */
function without(verdict: Understanding, wishes: Wishes, context: DecisionContext): Wishes {
  const around = { ...context, memory: { ...context.memory, wishes } };
  const better = mended(verdict, around) ?? missing(verdict, around);
  if (better !== undefined) return better;
  const said = verdict.exact ?? NO_WISHES;
  // A wished kind that has too much of itself (`çok aksiyon bunlar`) is still wished.
  const genres = said.genres.filter((genre) => !wishes.genres.includes(genre));
  const left = statesAnything(said) ? dropped(wishes, { ...said, genres }, []) : wishes;
  return OPPOSITES.reduce<Wishes>((kept, [, refused, refusedNow]) => {
    const now: readonly string[] = said[refusedNow] ?? [];
    return now.length === 0 ? kept : { ...kept, [refused]: union<string>(kept[refused], now) };
  }, left);
}
