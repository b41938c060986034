import { accusative } from '#lib/turkish/suffix.ts';
import type { PlannedCall } from '#tools/registry.ts';
import {
  withOpen,
  type Decide,
  type Decision,
  type DecisionContext,
  act,
  offer,
  say,
  sayAndAct,
} from '../../core/skill.ts';
import { namedShown } from '../../core/named-shown.ts';
import { listOnScreen } from '../../core/memory.ts';
import {
  changesWords,
  comparisonsWords,
  listsWords,
  markersWords,
  refusalsWords,
} from '../../lexicon/word-lists.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import { toolOf } from '../../understand/acts.ts';
import { type TitleAt, calledBy, isSurelyTitle } from '../../understand/spans.ts';
import { type AimedAct, type Target, pointing, titleTarget } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isOnlyTold } from '../questions/asked.ts';
import { filmAct } from '../single-film/act-on-film.ts';
import {
  callOff,
  listChangedLast,
  removeFromShownList,
  showList,
  undoLastChange,
} from '../lists/list-acts.ts';
import { plannedRecommendation } from '../recommendation/recommendation.ts';
import { ELSEWHERE, whichTheme } from '../screens/screens.ts';
import { SURPRISE } from '../surprise/surprise.ts';
import { atPart, withoutSequel } from '../series-part/part-meant.ts';
import { pointsNowhere } from './points-nowhere.ts';
import { ofSeen, saysSeenAlready } from './seen-already.ts';
import { talkReply } from '../talk/small-talk.ts';
import { sounds } from '../../judge/sounds.ts';

/** A row of films may be long, and none of it is passed over in silence. */
const MOST_CALLS = 10;

/** Things to do, and a recommendation after them when the message asks for one too (`ilkini izledim, başka öner`). */
export const acts: Decide = (parsed, context) => {
  if (parsed.acts.length === 0 || letsGo(parsed) || pointsNowhere(parsed, context)) return undefined;
  // `X'i izledim, benzeri var mı`: what was seen says what is wanted.
  const onlySeen = parsed.acts.every(isSeen);
  if (onlySeen && parsed.said.similarTo !== undefined) return undefined;
  // `Keanu Reeves olsun ama John Wick olmasın, onu izledim`: why that film is not wished.
  const { excludeTitles = [], ...others } = parsed.exact ?? NO_WISHES;
  const isSpared = parsed.titles.some((title) => excludeTitles.includes(calledBy(title)));
  if (onlySeen && isSpared && statesAnything(others)) return undefined;
  // `margot robbie filmi`, then `barbie hariç ama onu 3 kere izledim`: written down, and others are wished.
  const goesOn = onlySeen && isSpared && context.memory.lastShow?.tool === 'recommendFilms';
  if (parsed.talk === 'whoAreYou' && !parsed.films) return undefined;
  const alone = withoutSequel(parsed, context);
  if (alone !== undefined) return say(alone);
  const decided = decideAll(parsed, context);
  const [only] = decided?.kind === 'act' && decided.calls.length === 1 ? decided.calls : [];
  // `izlemiştim galiba`: asked about rather than written down.
  if (only?.tool === 'markWatched' && listsWords.UNSURE.in(parsed.text))
    return offer(`${accusative(only.input.title)} izlediklerine ekleyeyim mi?`, only);
  if (decided?.kind !== 'act') return decided;
  if (!goesOn && !wishesMore(parsed, context)) {
    // `onu açtık, ayrıca Serpico'yu listeye at`
    const isBegun = listsWords.BEGUN.in(parsed.text) && parsed.acts.every(isKept);
    return isBegun ? sayAndAct(talkReply('enjoy', context.seed), ...decided.calls) : decided;
  }
  const again = context.memory.lastShow?.tool === 'surpriseFilm' && parsed.exact === undefined;
  const isSurprise = parsed.markers.surprise || again;
  const all = act(
    ...decided.calls,
    isSurprise ? SURPRISE : plannedRecommendation(onlySeen ? pastIt(parsed) : parsed, context),
  );
  const before = onlySeen ? ofSeen(parsed, context) : undefined;
  return { ...all, before, after: decided.after };
};

const isKept = ({ act }: AimedAct) => toolOf(act) === 'addToWatchlist' || toolOf(act) === 'addFavourite';
const isSeen = ({ act }: AimedAct) => toolOf(act) === 'markWatched';
const isLoved = ({ act }: AimedAct) => toolOf(act) === 'addFavourite';

/** `titanik'i izledim geç onu`: past that film, and not past all that was wished. */
const pastIt = (parsed: Understanding): Understanding =>
  markersWords.PASSES_OVER.in(parsed.text)
    ? { ...parsed, markers: { ...parsed.markers, resets: false } }
    : parsed;

/** Deeds that put a film aside: what else is wished in the same breath is for another. */
const ASIDE: ReadonlySet<string> = new Set(['markWatched', 'hideFilm', 'addToWatchlist']);

/** Whether films are wanted beside what is done (`Ayla'yı izledik, yabancı bir komedi olsun`). */
function wishesMore(parsed: Understanding, { memory }: DecisionContext): boolean {
  const { markers, exact, text, acts: all } = parsed;
  if (!all.every(({ act }) => act.kind === 'film' && ASIDE.has(act.tool))) return false;
  if (!all.every(isSeen)) return markers.requests;
  // Company and hour say how it was seen.
  const { implied: _how, excludeTitles: _these, mood, ...stated } = exact ?? NO_WISHES;
  // `çok ağladım` tells how it was.
  const feels = mood !== undefined && (markers.asks || markers.amends);
  const shows = memory.lastShow !== undefined;
  const seenAll = shows && all.every(isSeen) && saysSeenAlready(parsed, memory);
  const relative = shows && Object.keys(markers.relative).length > 0;
  const another = markers.another && (shows || OTHER_FILMS.test(text));
  // `sonuncuyu izlemiştim, onun gibisi var mı`
  const alike = parsed.alike !== undefined && all.every(isSeen);
  return markers.requests || another || seenAll || relative || feels || alike || statesAnything(stated);
}

/** `yılı kaldır`: a wish is put aside, and nothing taken off a list. */
const letsGo = ({ acts, open }: Understanding) =>
  open !== undefined && acts.every(({ targets }) => targets.length === 0);

/** `beğenmedim` asks for others only where films were shown. */
const OTHER_FILMS = /(?:^| )(?:baska|farkli|yeni|bir daha|bi daha)/u;

/** The calls that a message's acts ask for, beside something else that it wants. */
export function callsOf(parsed: Understanding, context: DecisionContext): readonly PlannedCall[] {
  const decided = decideAll(parsed, context);
  return decided?.kind === 'act' ? decided.calls : [];
}

/** The calls that a message's acts ask for, or the question that must be settled first; undefined when it asks for none. */
function decideAll(parsed: Understanding, context: DecisionContext): Decision | undefined {
  const calls: PlannedCall[] = [];
  let saysSeen = false;
  const open: Extract<Decision, { kind: 'say' }>[] = [];
  for (const one of parsed.acts) {
    const aimed = atPart(atNamed(one, parsed, context), parsed, context);
    if (isIdle(aimed, parsed, context)) continue;
    const decided = decideAct(aimed, parsed, context);
    // `bunu izledik, işaretle ilkini`: what the first leaves open the second says.
    if (decided.kind === 'say' && isSaidLater(aimed, parsed)) {
      saysSeen ||= isSeen(aimed);
      continue;
    }
    if (decided.kind === 'say') {
      // What can be done is done, and the question comes with the answer to it.
      open.push(decided);
      continue;
    }
    if (decided.after !== undefined)
      open.push({ kind: 'say', text: decided.after, expects: decided.expects });
    calls.push(...decided.calls.filter((call) => !calls.some((made) => isSameCall(made, call))));
  }
  // `dün izledim, listeye işle`, `izledim titaniği ekle listeye`: what was watched is not to be watched.
  const isWatched = (call: PlannedCall) =>
    call.tool === 'addToWatchlist' &&
    calls.some((other) => isSameCall(other, { tool: 'markWatched', input: call.input }));
  // `bu iyiymiş akşam açarım, fragmanını oynat`: the trailer alone is due.
  const isPlayed = (call: PlannedCall) =>
    call.tool === 'showFilm' &&
    calls.some((other) => isSameCall(other, { tool: 'findTrailer', input: call.input }));
  const wanted = calls
    .filter((call) => !isWatched(call) && !isPlayed(call))
    .map((call): PlannedCall =>
      saysSeen && call.tool === 'addToWatchlist' ? { tool: 'markWatched', input: call.input } : call,
    );
  const [asked] = open;
  if (wanted.length === 0) return asked;
  const done = act(...wanted.slice(0, MOST_CALLS));
  return asked === undefined ? done : withOpen(done, asked);
}

/** `Titanik'i açtık ağladık, onu favorilerime ekle`: the one film that the message names before it points. */
function atNamed(
  aimed: AimedAct,
  { titles, references, tokens }: Understanding,
  { memory }: DecisionContext,
): AimedAct {
  const sure = titles.filter((one) => isSurelyTitle(one));
  // `annem dune diye tutturdu, şunun fragmanını aç`: where nothing was shown, nothing else can be pointed at.
  const isOnlyOne = sure.length === 0 && memory.shown.length === 0;
  const [title, ...others] = isOnlyOne ? titles.filter(isUnlikeWords) : sure;
  const [pointed] = references;
  const isThis = aimed.targets.length > 0 && aimed.targets.every((target) => pointing(target) === 'this');
  // `mean girls tarzı olabilir`, then `onu 50 kere izledik`, `onu favorilerime koy`: the film that was compared with, of several that are shown.
  const compared = memory.lastShow?.tool === 'recommendFilms' ? memory.lastShow.input.similarTo : undefined;
  if (
    isThis &&
    (isSeen(aimed) || isLoved(aimed)) &&
    memory.focus === undefined &&
    compared !== undefined &&
    titles.length === 0
  )
    return { ...aimed, targets: [{ kind: 'title', text: compared }] };
  const follows = title !== undefined && pointed !== undefined && title.to <= pointed.from;
  return isThis && follows && others.length === 0 && memory.focus === undefined
    ? { ...aimed, targets: [titleTarget(tokens, title, titles)] }
    : aimed;
}

/** A title that no everyday words are, and no slip makes. */
const isUnlikeWords = ({ span }: TitleAt): boolean =>
  !span.fuzzy && !span.ordinary && span.evidence !== 'none';

const isSaidLater = ({ act, targets }: AimedAct, { acts: all }: Understanding): boolean => {
  const last = all.at(-1);
  if (act.kind !== 'film' || last?.act.kind !== 'film' || all.length < 2) return false;
  // `daha dün izledim, titaniği ekle listeye`: what was seen is named with what is to be done.
  const follows = last.act.tool === act.tool || targets.length === 0;
  return (
    follows && last.targets.some((target) => target.kind === 'title' || target.reference.kind !== 'this')
  );
};

const isSameCall = (a: PlannedCall, b: PlannedCall) =>
  a.tool === b.tool && JSON.stringify(a.input) === JSON.stringify(b.input);

/** A question like `konusu ne` asks after a film only where one is spoken of. */
function isIdle(
  { act, targets }: AimedAct,
  { wishes, markers, text, judged, exact, acts: all }: Understanding,
  { memory }: DecisionContext,
): boolean {
  const { shown, undo = [] } = memory;
  // `dramı çıkar`, `8'in altındakini gösterme`: of a wish, not of a film.
  if (['remove', 'add', 'nothing'].includes(act.kind) && targets.length === 0 && wishes) return true;
  // `Pixar olsun, Arabalar'ı çıkar`: where no list is spoken of, out of what is wished.
  const isElsewhere = listOnScreen(memory) === undefined && undo.length === 0;
  const statesMore = exact !== undefined && statesAnything({ ...exact, excludeTitles: undefined });
  if (act.kind === 'remove' && isElsewhere && statesMore) return true;
  if (isOnlyTold({ act, targets }, text)) return true;
  // `Baba'yı izlemedim, öyle klasiklerden öner`: no mark is to be taken back.
  // `Yeşil Yol'u izlemedim, listeye yaz`: it says why.
  const saysWhy = toolOf(act) === 'unmarkWatched' && !changesWords.TAKE_BACK.in(text);
  if (saysWhy && (wishes || (all.length > 1 && !(undo.length > 0 && memory.changed === true)))) return true;
  if (toolOf(act) === 'showFilm' && isNoTitle(targets, judged)) return true;
  // `hepsi eski, 2015 sonrasını göster`: films are wished, and none of these to be opened.
  const isAllOfThem = targets.length > 0 && targets.every((target) => pointing(target) === 'all');
  if (toolOf(act) === 'showFilm' && isAllOfThem && wishes) return true;
  // `yürüyen şato hariç, onu 6 kere izledim`: nothing was shown that could be meant.
  const isOfShown = targets.length > 0 && targets.every(({ kind }) => kind === 'reference');
  if (act.kind === 'film' && isOfShown && shown.length === 0 && (wishes || all.length > 1)) return true;
  if (act.kind !== 'film' || targets.length > 0) return false;
  const wished = markers.requests || wishes;
  // `neredeyse her filmi izledim, az bilinen bir şey öner`: no one film was seen.
  // `10 kere izledim, başka bir büyülü dünya göster`
  if (act.tool === 'markWatched')
    return wished && (shown.length === 0 || comparisonsWords.SEEN_OFTEN.in(text));
  return (act.tool === 'showFilm' || act.tool === 'searchWeb') && (shown.length === 0 || wished);
}

/** `kayınpeder oturmuş karşıma film aç`: words that only stand where a title might, in what is by its likes no order. */
const isNoTitle = (targets: readonly Target[], judged: Understanding['judged']): boolean =>
  targets.length > 0 &&
  targets.every(
    (target) => target.kind === 'title' && target.film === undefined && !/[A-ZÇĞİÖŞÜ0-9]/u.test(target.text),
  ) &&
  !sounds('order', { judged });

/** `korku olanlar hariç hepsini izledim`: which films are left out is not guessed. */
const leavesOpen = ({ text }: Understanding, targets: readonly Target[]) =>
  refusalsWords.EXCEPT.in(text) &&
  targets.length > 0 &&
  targets.every(({ except }) => except !== true) &&
  // `interstellar ve gravity'yi izledim, onlar hariç`: those that are named.
  !(
    targets.every(({ kind }) => kind === 'title') &&
    // `atomic blonde hariç onu üç kere izledim`
    /(?:^| )(?:(?:onlar|bunlar|o|bu) (?:haric|disinda)|(?:haric\w*|disinda) (?:onu|onlari|bunu))/u.test(text)
  );

/** `20. yy kızını izledim`: a film on the screen may be named by what tells it from the others. */
function meantBy(
  targets: readonly Target[],
  { tokens }: Understanding,
  { memory, index }: DecisionContext,
): readonly Target[] {
  const isUnknown = (target: Target) =>
    target.kind === 'title' && target.film === undefined && index.resolveTitle(target.text).kind === 'none';
  const named = targets.every(isUnknown) ? namedShown(tokens, memory.shown) : undefined;
  if (named === undefined || !(named.isTold || named.to - named.from > 1)) return targets;
  const { title, year } = named.film;
  return [{ kind: 'title', text: title, ...(year === undefined || year === 0 ? {} : { year }) }];
}

function decideAct(
  { act: wanted, targets }: AimedAct,
  parsed: Understanding,
  context: DecisionContext,
): Decision {
  switch (wanted.kind) {
    case 'film':
      return filmAct(
        wanted.tool,
        meantBy(targets, parsed, context),
        context,
        leavesOpen(parsed, targets) ? parsed.text : undefined,
      );
    case 'list':
      return showList(wanted.list, targets, parsed);
    case 'stats':
      return act({ tool: 'showStats', input: {} });
    case 'report':
      return act({ tool: 'showReport', input: wanted.of });
    case 'theme':
      return wanted.theme === undefined
        ? whichTheme()
        : act({ tool: 'setTheme', input: { theme: wanted.theme } });
    case 'tab':
      return act({ tool: 'openTab', input: { tab: wanted.tab } });
    case 'elsewhere':
      return say(ELSEWHERE[wanted.what]);
    case 'remove':
      return removeFromShownList(targets, context);
    case 'undo':
      return undoLastChange(context);
    case 'add':
      return filmAct(listChangedLast(context.memory), targets, context);
    case 'nothing':
      return callOff(parsed, context);
  }
}
