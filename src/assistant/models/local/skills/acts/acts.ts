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
import { listsWords, markersWords, referencesWords, refusalsWords } from '../../lexicon/word-lists.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import { toolOf } from '../../understand/acts.ts';
import { calledBy } from '../../understand/spans.ts';
import { type AimedAct, type Target, targetsMeant } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { clearing, clearsOne } from '../lists/clear-list.ts';
import { filmAct } from '../single-film/act-on-film.ts';
import { addition, callOff, removeFromShownList, showList, undoLastChange } from '../lists/list-acts.ts';
import { plannedRecommendation } from '../recommendation/recommendation.ts';
import { ELSEWHERE, themed, whichTheme } from '../screens/screens.ts';
import { figures, filmsOfSomebody } from '../screens/figures.ts';
import { theirsInTalk } from '../recommendation/theirs-in-talk.ts';
import { SURPRISE } from '../surprise/surprise.ts';
import { atPart, withoutSequel } from '../series-part/part-meant.ts';
import { atNamed, meantBy, ofTheme } from './aimed-at.ts';
import { isIdle } from './idle.ts';
import { dislikedAdded, namesFavourite } from './of-taste.ts';
import { withNext } from './next-after-seen.ts';
import { pointsNowhere } from './points-nowhere.ts';
import { ofSeen, saysSeenAlready } from './seen-already.ts';
import { talkReply } from '../talk/small-talk.ts';

const SORE = /(?:^| )goz\w* (?:\w+ )?(?:agri|yan|yor|bozul|acı|aci|kor)\w*/u;
const EYES = 'Gözlerine geçmiş olsun; ekranın parlaklığını da biraz kıs.';
/** A row of films may be long, and none of it is passed over in silence. */
const MOST_CALLS = 10;

/** Things to do, and a recommendation after them when the message asks for one too (`ilkini izledim, başka öner`). */
export const acts: Decide = (parsed, context) => {
  if (parsed.acts.length === 0 || letsGo(parsed) || pointsNowhere(parsed, context)) return undefined;
  // `korku da ekle`: films of that genre, beside those that came.
  const isAdded = parsed.acts.every(({ act: { kind } }) => kind === 'add') && parsed.titles.length === 0;
  const addsGenre = isAdded && !(parsed.markers.another && parsed.markers.requests);
  if (addsGenre && (parsed.exact?.genres.length ?? 0) > 0 && context.memory.changed !== true)
    return undefined;
  // `X'i izledim, benzeri var mı`: what was seen says what is wanted.
  const onlySeen = parsed.acts.every(isSeen);
  if (onlySeen && parsed.said.similarTo !== undefined) return undefined;
  // `bunun gibi olsun ama yerli olmasın, yabancılar ne yapmış görelim`: films like it are to be seen.
  const onlyShown = parsed.acts.every(({ act }) => toolOf(act) === 'showFilm');
  if (onlyShown && parsed.alike !== undefined && parsed.titles.length === 0) return undefined;
  // `Keanu Reeves olsun ama John Wick olmasın, onu izledim`: why that film is not wished.
  const { excludeTitles = [], ...others } = parsed.exact ?? NO_WISHES;
  const isSpared = parsed.titles.some((title) => excludeTitles.includes(calledBy(title)));
  if (onlySeen && isSpared && statesAnything(others)) return undefined;
  // `margot robbie filmi`, then `barbie hariç ama onu 3 kere izledim`: written down, and others are wished.
  const goesOn = onlySeen && isSpared && context.memory.lastShow?.tool === 'recommendFilms';
  if (parsed.talk === 'whoAreYou' && !parsed.films) return undefined;
  const alone = withoutSequel(parsed, context);
  if (alone !== undefined) return say(alone);
  const disliked = dislikedAdded(parsed, context);
  if (disliked !== undefined) return disliked;
  const decided = decideAll(parsed, context);
  const [only] = decided?.kind === 'act' && decided.calls.length === 1 ? decided.calls : [];
  // `izlemiştim galiba`: asked about rather than written down.
  if (only?.tool === 'markWatched' && listsWords.UNSURE.in(parsed.text))
    return offer(`${accusative(only.input.title)} izlediklerine ekleyeyim mi?`, only);
  if (decided?.kind !== 'act') return decided;
  if (only?.tool === 'setTheme')
    return { ...themed(only.input.theme), ...(SORE.test(parsed.text) && { after: EYES }) };
  // `interstellar hariç hepsini izledim`: that one is left.
  const isAllBut =
    onlySeen &&
    refusalsWords.EXCEPT.in(parsed.text) &&
    parsed.references.some(({ reference: { kind } }) => kind === 'all');
  if (isAllBut || (!goesOn && !wishesMore(parsed, context))) {
    // `onu açtık, ayrıca Serpico'yu listeye at`
    const isBegun = listsWords.BEGUN.in(parsed.text) && parsed.acts.every(isKept);
    return isBegun
      ? sayAndAct(talkReply('enjoy', context.seed), ...decided.calls)
      : withNext(decided, parsed, context);
  }
  const again = context.memory.lastShow?.tool === 'surpriseFilm' && parsed.exact === undefined;
  const isSurprise = parsed.markers.surprise || again;
  const forBoth = forBothStill(parsed, decided.calls, context);
  if (forBoth !== undefined) return act(...decided.calls, forBoth);
  const all = act(
    ...decided.calls,
    isSurprise ? SURPRISE : plannedRecommendation(onlySeen ? pastIt(parsed) : parsed, context),
  );
  const before = onlySeen ? ofSeen(parsed, context) : undefined;
  return { ...all, before, after: decided.after };
};

/** `ilkini izledik zaten`, of films for two: another for both, and the others stay. */
function forBothStill(
  { exact, markers }: Understanding,
  done: readonly PlannedCall[],
  { memory: { lastShow, shown } }: DecisionContext,
): PlannedCall | undefined {
  if (lastShow?.tool !== 'filmsForTwo' || exact !== undefined) return undefined;
  const gone = markers.another
    ? shown
    : done.flatMap(({ tool, input }) => (tool === 'markWatched' ? input : []));
  const without = [...(lastShow.input.without ?? []), ...gone.map(({ title }) => title)];
  return { tool: 'filmsForTwo', input: { ...lastShow.input, without } };
}

const isKept = ({ act }: AimedAct) => toolOf(act) === 'addToWatchlist' || toolOf(act) === 'addFavourite';
const isSeen = ({ act }: AimedAct) => toolOf(act) === 'markWatched';

/** `titanik'i izledim geç onu`: past that film, and not past all that was wished. */
const pastIt = (parsed: Understanding): Understanding =>
  markersWords.PASSES_OVER.in(parsed.text)
    ? { ...parsed, markers: { ...parsed.markers, resets: false } }
    : parsed;

/** Deeds that put a film aside: what else is wished in the same breath is for another. */
const ASIDE: ReadonlySet<string> = new Set(['markWatched', 'hideFilm', 'addToWatchlist']);

/** Whether films are wanted beside what is done (`Ayla'yı izledik, yabancı bir komedi olsun`). */
function wishesMore(parsed: Understanding, { memory, index }: DecisionContext): boolean {
  const { markers, exact, text, acts: all, films } = parsed;
  // `trenli olanı gördüm`: which of them it was, and no wish for more such.
  const tells = all.every(({ targets }) => targets.length === 0) && referencesWords.THE_ONE.in(text);
  if (tells && !markers.requests && memory.shown.length > 1) return false;
  const isAside = ({ act }: AimedAct) => act.kind === 'add' || (act.kind === 'film' && ASIDE.has(act.tool));
  if (!all.every(isAside)) return false;
  // `bunu ekle, ayrıca korku filmi`
  const adds = markers.adds && films && (exact?.genres.length ?? 0) + (exact?.themes.length ?? 0) > 0;
  if (!all.every(isSeen)) return markers.requests || adds;
  // Company and hour say how it was seen.
  const { implied: _how, excludeTitles: _these, mood, ...stated } = exact ?? NO_WISHES;
  // `çok ağladım` tells how it was.
  const feels = mood !== undefined && (markers.asks || markers.amends);
  const shows = memory.lastShow !== undefined || theirsInTalk(parsed, memory, index) !== undefined;
  const seenAll = shows && all.every(isSeen) && saysSeenAlready(parsed, memory);
  const relative = shows && Object.keys(markers.relative).length > 0;
  const another = (markers.another && (shows || OTHER_FILMS.test(text))) || (shows && LEFT_OUT.test(text));
  // `sonuncuyu izlemiştim, onun gibisi var mı`
  const alike = parsed.alike !== undefined && all.every(isSeen);
  return markers.requests || another || seenAll || relative || feels || alike || statesAnything(stated);
}

/** `yılı kaldır`: a wish is put aside, and nothing taken off a list; `fark etmez ekle listeme` puts a film there. */
const letsGo = ({ acts, open }: Understanding) =>
  open !== undefined &&
  acts.every(({ act, targets }) => targets.length === 0 && !/^(?:add|mark)/u.test(toolOf(act) ?? act.kind));

/** `beğenmedim` asks for others only where films were shown. */
const OTHER_FILMS = /(?:^| )(?:baska|farkli|yeni|bir daha|bi daha)/u;

/** `x'i üç kere izledik, o kalsın bu sefer`: what was wished goes on without it. */
const LEFT_OUT =
  /(?:^| )(?:o|bu|onlar|bunlar|onu|bunu) (?:kalsin|dursun|olmasin|gecelim|atlayalim|gec|atla)(?: (?:bu sefer|bu kez|simdilik|bu aksam|artik|ya))*$/u;

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
    const aimed = ofTheme(atPart(atNamed(one, parsed, context), parsed, context), parsed, context);
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
    // What is said of the one thing that is done rests on what its tool answers.
    if (decided.reply !== undefined && parsed.acts.length === 1) return decided;
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
      return wanted.list === 'favourites' && namesFavourite(parsed)
        ? filmAct('addFavourite', targetsMeant({ titles: parsed.titles, references: [] }), context)
        : showList(wanted.list, targets, parsed);
    case 'stats':
      return filmsOfSomebody(parsed, context.index) ?? figures(parsed.text);
    case 'report':
      return act({ tool: 'showReport', input: wanted.of });
    case 'theme':
      return wanted.theme === undefined ? whichTheme(parsed.text) : themed(wanted.theme);
    case 'tab':
      return act({ tool: 'openTab', input: { tab: wanted.tab } });
    case 'clear':
      return wanted.list === undefined ? clearsOne(context.memory) : clearing(wanted.list);
    case 'elsewhere':
      return say(ELSEWHERE[wanted.what]);
    case 'remove':
      return removeFromShownList(targets, context);
    case 'undo':
      return undoLastChange(context);
    case 'add':
      return filmAct(addition(parsed, context.memory), targets, context);
    case 'nothing':
      return callOff(parsed, context);
  }
}
