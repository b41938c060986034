import { variant } from '#lib/variant.ts';
import {
  type Decide,
  type Decision,
  type DecisionContext,
  recommendBy,
  say,
  unsure,
} from '../../core/skill.ts';
import { likely } from '../../judge/judge.ts';
import { sounds } from '../../judge/sounds.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { calledBy } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { readFault } from '../complaint/complaint.ts';
import { filmAndPoints } from '../own-list/asked-points.ts';
import { askFilm } from '../single-film/act-on-film.ts';
import { askedDeed } from '../unheard/asked-deed.ts';
import { everyday } from '../told/everyday.ts';
import source from './heard.json' with { type: 'json' };

const WORDS = phraseLists({ lists: source.lists });
type Words = keyof typeof WORDS;

/** What the judge may hear where no words are known, each with its answers: by a word of it, or any. */
const HEARD: Readonly<Record<string, Replies>> = source.replies;

/** An answer to what the judge hears, where it is surer of that than of anything else; never films. */
export function heardAs(parsed: Understanding, context: DecisionContext): Decision | undefined {
  const { text, judged } = parsed;
  const { seed, memory } = context;
  const kind = judged.act.label;
  const replies = HEARD[kind];
  if (replies === undefined || !sounds('heard', parsed) || likely(judged, kind) < SUREST) return undefined;
  if (kind === 'shown' && memory.shown.length > 0) return undefined;
  const told = kind === 'tell' ? everyday(parsed, seed) : undefined;
  if (told !== undefined) return told;
  const name = wordIn(replies, text);
  const asked = kind === 'list' && name === 'otherwise' ? askedDeed(parsed, context) : undefined;
  if (asked !== undefined) return { ...asked, unsure: true };
  const words = variant(replies[name] ?? [], seed);
  // `hangisinin sonu mutlu`, where none was shown: the films are asked for.
  if (kind === 'tell' || kind === 'shown') return orJoked(words);
  if (kind === 'complaint') return unsure(words, readFault);
  return { ...(kind === 'list' ? whichFilm(name, words) : orJoked(words)), unsure: true };
}

type Replies = Partial<Readonly<Record<Words | 'otherwise', readonly string[]>>>;
/** By which word of a message it is answered. */
const wordIn = (replies: Replies, text: string) =>
  // The keys of a table are its names.
  (Object.keys(replies) as (Words | 'otherwise')[]).find(
    (one) => one === 'otherwise' || WORDS[one].in(text),
  ) ?? 'otherwise';

/** `şaka şaka`, right after it was taken up, and the film that is named where one was asked for. */
const orJoked = (words: string): Decision =>
  say(words, (parsed, context) =>
    JOKED.test(parsed.text)
      ? say(variant(source.joked, context.seed))
      : / film (?:var|hangi|seni)/u.test(words)
        ? likeLoved(parsed, context)
        : undefined,
  );
const SUREST = 0.4;
const JOKED =
  /^(?:(?:ya|yok|haha|hadi) )*(?:saka(?: \w+)?|saka yap\w+|yalan|kandirdim)(?: (?:saka|ya|tabi|yaptim|haha))*$/u;

/** `puan vermek istiyorum` is told how; of other deeds the film is asked for. */
function whichFilm(name: Words | 'otherwise', words: string): Decision {
  if (name === 'RATE') return say(words, filmAndPoints);
  return askFilm(words, (input) => ({ tool: name === 'SEEN' ? 'markWatched' : 'addToWatchlist', input }));
}

/** `kedim uyuyor kucağımda`: told of oneself, whatever it is like. */
export const toldOfSelf = (parsed: Understanding, { seed }: DecisionContext): Decision | undefined => {
  const { markers, text, words, talk } = parsed;
  const isTold = markers.ofSelf || (TELLS.test(text) && !sounds('recommendation', parsed));
  if (!isTold || asksPlainly(text) || markers.requests || words < FEWEST_WORDS || talk !== undefined)
    return undefined;
  const replies: Replies = source.replies.tell;
  return everyday(parsed, seed) ?? orJoked(variant(replies[wordIn(replies, text)] ?? [], seed));
};
const FEWEST_WORDS = 3;
/** `kocam film izlerken uyuyor`, `babam sinemacıydı` */
const TELLS =
  /\w(?:yor(?:du|lar)?|yo|[dt][iu](?:lar|ler|m|k)?|m[iu]s(?:t[iu])?|m[ae]z|[aeiu]r[iu]m|m[ae]m)(?: (?:ya|hep|valla|be|artik))?$/u;

/** `bu öneri çok kötü`, `ben film eleştirmeniyim`: what is surely no wish, before the best-loved films are shown for a stray word of it. */
export const heardNoWish: Decide = (parsed, context) =>
  asksNothing(parsed, context)
    ? (heardAs(parsed, context) ?? (sounds('telling', parsed) ? toldOfSelf(parsed, context) : undefined))
    : undefined;

/** `film zevkim çok seçici`, `hiç bişey beğenmiyorum`: asked for a film that was loved. */
export const picky: Decide = ({ text, titles, exact }, { seed }) =>
  WORDS.PICKY.in(text) &&
  titles.length === 0 &&
  (exact?.genres.length ?? 0) + (exact?.themes.length ?? 0) === 0
    ? say(variant(source.picky, seed), likeLoved)
    : undefined;

/** The film that was loved, where that was asked: others like it. */
const likeLoved: Decide = ({ titles, acts, markers }) => {
  const [title, ...others] = titles;
  const isAlone = title !== undefined && others.length + acts.length === 0 && !markers.requests;
  return isAlone ? recommendBy({ similarTo: calledBy(title) }) : undefined;
};

function asksNothing(parsed: Understanding, { memory }: DecisionContext): boolean {
  const { text, markers, open, talk, alike, acts, people } = parsed;
  if (memory.lastShow !== undefined || markers.surprise || open !== undefined || talk !== undefined)
    return false;
  // `5 film listesi`
  if (/(?:^| )\d+ (?:\w+ )?film/u.test(text)) return false;
  // `en uzun film hangisi`
  if (alike !== undefined || acts.length + people.length > 0 || /(?:^| )en /u.test(text)) return false;
  // `yeşil yol, baba, hepsini ezberledik, bunların dışında bir dram`: those that are named, and others are wished.
  const isOfNamed = parsed.said.excludeTitles !== undefined;
  if (!markers.requests && !isOfNamed && OF_SHOWN.test(text) && sounds('said of films', parsed)) return true;
  if (sounds('maybe a wish', parsed)) return false;
  // `tavsiye?`
  if (markers.requests && parsed.words === 1) return false;
  // `önerin vasat`: a noun that asks for nothing.
  const verbs = markersWords.REQUEST_NOUN.without(text);
  return !asksPlainly(text) && !markersWords.REQUEST.in(verbs) && saysNoKind(parsed);
}

const asksPlainly = (text: string): boolean =>
  [markersWords.WHAT_TO_WATCH, markersWords.ASKS_ALONE, WORDS.ASKS_PLAINLY].some((list) => list.in(text));

/** `hangisinin sonu mutlu`, `o film korku değil ki`: said of films, where none was shown. */
const OF_SHOWN =
  /^(?:(?:peki|e|ya) )*hangi(?:si|leri)\w*(?: |$)|(?:^| )(?:bunlar|ucu|ikisi|onlar)\w*(?: |$)|^(?:ama )?(?:o|bu|su) (?:film )?(?:\w+ ){1,2}(?:degil|sayilmaz) ki(?: |$)/u;

/** Nothing of a film is said, or only what a stray word of it might mean: `eleştirmen` of a good one, `yemek yerim` of food. */
const saysNoKind = (parsed: Understanding): boolean => {
  const { exact, judged, text } = parsed;
  if (exact === undefined) return true;
  const { implied: _implied, occasions: _occasions, minRating, themes, mood, ...rest } = exact;
  const states = Object.values(rest).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
  if (states || (minRating !== undefined && judged.act.label !== 'tell')) return false;
  const isTold = sounds('telling', parsed) && !sounds('hardly a wish', parsed) && !TASTE.test(text);
  return isTold || (themes.length === 0 && mood === undefined);
};
/** `mafya filmlerinin hastasıyım` asks for them. */
const TASTE = /(?:^| )(?:sev|bayil|hasta|nefret|gicik|tercih|favori|takip|merak|duskun|izlerim|izleriz)/u;
