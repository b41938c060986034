import type { FilmTool } from '#tools/registry.ts';
import type { Decide, DecisionContext } from '../../core/skill.ts';
import { type Sound, sounds } from '../../judge/sounds.ts';
import { changesWords } from '../../lexicon/word-lists.ts';
import { toolOf } from '../../understand/acts.ts';
import { DEEDS } from '../../understand/judged-deeds.ts';
import type { Target } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { filmAct } from '../single-film/act-on-film.ts';
import { askedDeed } from './asked-deed.ts';
import { targetsOf } from './ordered-targets.ts';

/** How likely it must be an order, and just this one: the less the one is sure, the more the other must be. */
interface Sure {
  order: Sound;
  deed: number;
}
const SURE = {
  pointed: [
    { order: 'order in few words', deed: 0.6 },
    { order: 'rather an order', deed: 0.8 },
  ],
  /** `kış uykusu sevenler bunu da sevdi kısmı`: what is said may as well be a wish. */
  besideWish: [{ order: 'surely an order', deed: 0.6 }],
  /** Of which film it is said stands nowhere: the one spoken of, or spoken for, is meant. */
  unpointed: [{ order: 'surely an order', deed: 0.8 }],
  /** What takes back what was just done: `Titanik'i favorilerime ekle`, then `hevesim geçti, indir onu tahtından`. */
  back: [{ order: 'perhaps an order', deed: 0.5 }],
} as const satisfies Readonly<Record<string, readonly Sure[]>>;
/** Beside a list that the readers heard, which may only be asked for. */
const BESIDE_LIST = 0.85;
/** The readers are passed over only where they heard no order, or one as unlikely as this. */
const UNLIKELY = 0.04;
const OF_FILMS: ReadonlySet<string> = new Set(['film', 'add', 'remove', 'list']);

/** What few words order that no reader knows, and of which films. */
interface Unheard {
  tool: FilmTool;
  targets: readonly Target[];
}

/** Whether the readers heard nothing that speaks against an order by sentences like it. */
function isUnread({ acts, text, markers, judged, exact }: Understanding): boolean {
  const kinds = acts.map(({ act }) => act.kind);
  // `Shrek'i favorilerden çıkarma sakın`, `favorilerime göre film öner`, `favorilerime bir bakalım`
  if (changesWords.NOT_TO.in(text) || markers.requests) return false;
  // `Yedi'yi izledim onu verme`: others are wished.
  if (exact?.excludeTitles !== undefined && exact.excludeTitles.length > 0) return false;
  // `izlediğim en iyi film Yıldızlararası, buna benzer ne var`
  if (exact?.similarTo !== undefined) return false;
  // `ikinciyi izlememişim, onu ekle`
  if (kinds.includes('add') && !judged.deed.label.startsWith('add')) return false;
  // `bütün favorilerimi sil`, `notu sil`
  return kinds.every((kind) => OF_FILMS.has(kind));
}

function unheardIn(parsed: Understanding, { memory }: DecisionContext): Unheard | undefined {
  const { judged, acts, exact } = parsed;
  const { deed, deeds } = judged;
  const tool = DEEDS.find((one) => one === deed.label);
  if (tool === undefined || !isUnread(parsed)) return undefined;
  // `ilkini izledim`, then `ikinciyi de ekle`: it goes where the last one went.
  if (memory.changed === true && acts.some(({ act }) => act.kind === 'add')) return undefined;
  const heard = acts.flatMap(({ act }) => DEEDS.find((one) => one === toolOf(act)) ?? []);
  if (heard.some((one) => (deeds[one] ?? 0) >= UNLIKELY)) return undefined;
  const targets = targetsOf(parsed, tool);
  const isList = acts.some(({ act }) => act.kind === 'list');
  if (isList && (targets.length === 0 || deed.sure < BESIDE_LIST)) return undefined;
  const isBack = memory.changed === true && memory.undo?.some((change) => change.tool === tool) === true;
  const isAt = (how: keyof typeof SURE) =>
    SURE[how].some(({ order, deed: least }) => sounds(order, parsed) && deed.sure >= least);
  const how = targets.length === 0 ? 'unpointed' : exact === undefined ? 'pointed' : 'besideWish';
  return isAt(how) || (isBack && exact === undefined && isAt('back')) ? { tool, targets } : undefined;
}

/** Whether it is an order, surely enough to be asked about, which nobody else can say more of. */
function isToAsk(parsed: Understanding, { memory }: DecisionContext): boolean {
  const { acts, exact, judged } = parsed;
  const isHeard = acts.some(({ act: { kind } }) => kind === 'list' || kind === 'film' || kind === 'add');
  // `oradan çıkarınız`, of what was just put there.
  const isOfLast = memory.changed === true && acts.length > 0;
  // `listemde dağ gibi film birikti, ordan bi tanesini çek`: a list is spoken of, and no film on it.
  const isOfList = targetsOf(parsed, 'showFilm').length === 0 && (judged.deeds['other'] ?? 0) >= OF_LIST;
  const least = exact === undefined ? 'order to ask about' : 'order beside a wish';
  return isUnread(parsed) && !isHeard && !isOfLast && !isOfList && sounds(least, parsed);
}
const OF_LIST = 0.3;

/**
 * `beğendiklerimden sökülsün Titanik`: an order in few words that no reader knows, where the judge is sure of it; it is
 * asked which where it is surely an order, and less sure what is to be done.
 */
export const unheardOrder: Decide = (parsed, context) => {
  const unheard = unheardIn(parsed, context);
  if (unheard !== undefined) return filmAct(unheard.tool, unheard.targets, context);
  return isToAsk(parsed, context) ? askedDeed(parsed, context) : undefined;
};
