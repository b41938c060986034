import type { TitleInput } from '#tools/title-input.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { isAsking } from '../questions/asked.ts';
import { changesWords, listsWords } from '../../lexicon/word-lists.ts';
import { listOnScreen, oneMeant } from '../../core/memory.ts';
import { inputFor, inputForTitle, inputsMeant } from '../../core/resolve-reference.ts';
import { act, type Decide, type DecisionContext } from '../../core/skill.ts';
import { toolOf } from '../../understand/acts.ts';
import { isWatchlist } from '../../understand/film-acts.ts';
import { NO_WISHES, isStated, statesAnything } from '../../understand/message-wishes.ts';
import { type Tokens, endWithoutSuffix, endsClause, wordAt, wordsIn } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { targetsMeant } from '../../understand/targets.ts';
import { callsOf } from '../acts/acts.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { notesWords } from '../notes/told-notes.ts';
import { filmAct } from '../single-film/act-on-film.ts';
import { ratedEach, ratedPart } from './rated-each.ts';
import { askedFilm, enteredPoints } from './asked-points.ts';
import { pointsAtEnd, pointsBeside } from './bare-points.ts';
import { TO_IT, starsIn } from './given-stars.ts';
import { rated } from './own-list-calls.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);

const FEW_WORDS = 5;

/** `titanik'e 4 buçuk yıldız ver`, `buna 8 puan`, `10 üzerinden 9`, `8/10`, `tam puan`: the person's own stars for a film. */
export const rating: Decide = (parsed, context) => {
  // `seçimde kime oy vereyim`
  const isOpen = parsed.titles.length === 0 && justMarked([], context) === undefined;
  if (parsed.talk === 'offTopic' && isOpen) return undefined;
  const each = ratedEach(parsed, context);
  if (each !== undefined) return each;
  const again = enteredPoints(parsed, context);
  if (again !== undefined) return again;
  const isUnnamed = words.UNNAMED.in(parsed.text);
  const given = starsIn(parsed) ?? (isUnnamed ? pointsAtEnd(parsed) : undefined);
  if (given === undefined) return pointsBeside(parsed, context);
  const { references } = parsed;
  const several = references.filter(
    ({ reference: { kind }, to }) => kind === 'all' || TO_IT.test(wordAt(parsed.tokens, to - 1)),
  );
  const all = parsed.titles.length === 0 ? inputsMeant({ titles: [], references: several }, context) : [];
  // `hepsine 4 yıldız`, `ilk ikisine 8 puan`
  if (all.length > 1)
    return act(...all.map((film) => ({ tool: 'rateFilm' as const, input: { ...film, stars: given.stars } })));
  const input = ratedFilm(parsed, context);
  if (input !== undefined) {
    const beside = besideRating(parsed, context, input);
    const done = rated(input, given, context.memory.rated);
    return beside.length === 0 ? done : act(...done.calls, ...beside);
  }
  const isWish = parsed.films && !/(?:^| )film/u.test(parsed.text);
  // `hitchcock'un sapığını bitirdim, 8 puan yaz ona`: it was seen, whatever it is called.
  const isSeen =
    !words.OF_OTHERS.in(parsed.text) && parsed.acts.some(({ act: deed }) => toolOf(deed) === 'markWatched');
  const isOnlyRated = isSeen && !statesAnything({ ...(parsed.exact ?? NO_WISHES), minRating: undefined });
  if (!isUnnamed && !isOnlyRated && (parsed.words > FEW_WORDS || isWish)) return undefined;
  return askedFilm(given);
};

/** `ilkine 8 puan ver, ikincisini listeye ekle`: what else is to be done. Who gives stars has seen the film. */
function besideRating(parsed: Understanding, context: DecisionContext, { title }: TitleInput) {
  return callsOf(parsed, context).filter(
    ({ tool, input }) =>
      tool !== 'showFilm' &&
      // `beş yıldız ver` makes no favourite.
      (tool !== 'addFavourite' || listsWords.FAVOURITE.in(parsed.text)) &&
      !(tool === 'markWatched' && 'title' in input && input.title === title),
  );
}

function ratedFilm(parsed: Understanding, context: DecisionContext) {
  const { titles, references, tokens, written } = parsed;
  const called = titles.length + references.length > 0 ? undefined : namedWithCase(tokens, written);
  if (called !== undefined) return { title: called };
  const part = ratedPart(parsed, context);
  if (part !== undefined) return part;
  // `izlediklerime dune ekle 8 puan`: an everyday word, where only a film can be meant.
  const entered = parsed.acts.flatMap(({ targets }) => targets).find(({ kind }) => kind === 'title');
  if (titles.length === 0 && entered?.kind === 'title')
    return inputForTitle(entered, context.index, context.memory.shown);
  // `ilkini izledim ikincisine 8 ver`: what it is given to.
  const given = references.filter(({ to }) => TO_IT.test(wordAt(tokens, to - 1)));
  const [pointed = { reference: { kind: 'this' } as const, from: 0, to: 0 }] = [...given, ...references];
  return inputsMeant({ titles, references: [pointed] }, context)[0] ?? justMarked(titles, context);
}

/** `matrixi izledim`, then `9 veririm`: though other films were shown in its place. */
function justMarked(titles: Understanding['titles'], { memory, index }: DecisionContext) {
  const marked = (memory.undo ?? []).filter(({ tool }) => tool === 'unmarkWatched');
  const [only, ...others] = marked;
  const isOne = titles.length === 0 && memory.changed === true && others.length === 0;
  return isOne && only !== undefined ? inputFor(only.film, index) : undefined;
}

/** `Selvi Boylum'a`: what is given stars, by its capitals, where it is a part of a title or the title of an unknown film. */
function namedWithCase(tokens: Tokens, written: string): string | undefined {
  const end = tokens.findIndex(({ suffix, capital }) => capital && /^y?[ae]$/u.test(suffix));
  const last = tokens[end];
  if (last === undefined) return undefined;
  const before = tokens.slice(0, end).findLastIndex(({ capital }) => !capital);
  return written.slice(tokens[before + 1]?.start, endWithoutSuffix(last));
}

/** `bunu sonra izlerim`: what is spoken of is kept for another time. `maçtan sonra izleriz` means tonight. */
export const forLater: Decide = (parsed, context) => {
  const { text, titles, references, wishes, said, acts } = parsed;
  // `ilkini izledim, ikincisini sonra izlerim`: each film its own deed.
  if (acts.filter(({ targets }) => targets.length > 0).length > 1) return undefined;
  // `onu yarın izlerim, şimdi fight club gibi bir şey`
  // `çok kanlı mı? buna benzer kore filmi var mı, sonra izleyeceğim`: something is asked first.
  if (said.similarTo !== undefined || (titles.length === 0 && isAsking(text) && wishes)) return undefined;
  if (wishes && listsWords.KEEPS_WHAT_IS_LEFT.in(text)) return undefined;
  const isSpokenOf = oneMeant(context.memory) !== undefined && !wishes;
  const isLater =
    (listsWords.FOR_LATER.in(text) ||
      (isSpokenOf && (listsWords.LOOKS_LATER.in(text) || isOnlyKept(parsed)))) &&
    !/[dt][ae]n (?:de )?sonra/u.test(text) &&
    !PUT_ASIDE.test(text);
  const isElse = [
    listsWords.OTHER_LIST,
    listsWords.PUT_BEFORE,
    listsWords.OWN_ASKED,
    listsWords.REST_LATER,
  ].some((list) => list.in(text));
  if (!isLater || isElse) return undefined;
  if (titles.length + references.length === 0 && (wishes || context.memory.shown.length === 0))
    return undefined;
  // `ilki sarmaz, ikincisi kalsın kenarda`: the films that this is said of.
  const own = acts.find(({ act: deed, targets }) => toolOf(deed) === 'addToWatchlist' && targets.length > 0);
  return filmAct('addToWatchlist', own?.targets ?? targetsMeant({ titles, references }), context);
};

/** `sonraya bıraktıklarım vardı, ne oldu onlara`: what was kept before. */
const PUT_ASIDE = /(?:birak|ayir|sakla|at|koy|yaz|ekle|kaydet)[dt]?[dt][iu](?:kl[ae]r[iu]?|g[iu])m/u;

/** `listeye atıp izlemiyoruz, oradan bir tane çek`: the list is told of first, and then what is to be taken out of it. */
const isOfOwn = (text: string, { shown }: DecisionContext['memory']): boolean =>
  (words.OUT_OF_IT.in(text) && (isWatchlist(text) || listsWords.LAID_BY.in(text))) ||
  (shown.length === 0 && words.OF_THE_LIST.in(text));

const FEW_BESIDE = 3;
/** `yarına bırakayım`: what one does with a film, and nothing told of oneself. */
const LEFT_FOR =
  /(?:^| )(?:yarina|haftaya|sonraya|aksama|hafta ?sonuna|baska (?:gune|zamana|aksama)) (?:birak|sakla|ayir)(?:ay[iu]m|al[iu]m|sam)(?: |$)/u;
/** `tamam güzelmiş, kaydet bir kenara`, of the film that is spoken of: nothing else is done, or told of oneself. */
const isOnlyKept = ({ text, acts, markers }: Understanding): boolean =>
  changesWords.KEEP.in(text) &&
  !changesWords.NOT_TO.in(text) &&
  (!markers.ofSelf || LEFT_FOR.test(text)) &&
  !notesWords.FACT.in(text) &&
  acts.every(({ act: deed }) => toolOf(deed) === 'addToWatchlist') &&
  changesWords.KEEP.without(text).split(' ').length <= FEW_BESIDE;

/** `listemden sen seç birini, kırk tane birikti`: all of it is said in one breath, whatever is told beside it. */
function picksInPart({ tokens, titles }: Understanding): boolean {
  const places = [...tokens.keys()];
  const ends = places.filter((at) => endsClause(tokens[at])).map((at) => at + 1);
  return [0, ...ends].some((from, part) => {
    const to = ends[part] ?? tokens.length;
    const said = wordsIn(tokens, from, to).join(' ');
    const names = titles.some(({ span, ...title }) => !span.fuzzy && title.from >= from && title.to <= to);
    return !names && words.PICK_FROM.in(said) && words.PICK.in(said) && !words.NOT_A_PICK.in(said);
  });
}

const MOST_WORDS = 20;
/** `listemden kısa bir şey seç`, and `başka` or `komedi olsun` after it: one film of the watchlist by what is wished. */
export const pickFromOwnList: Decide = (parsed, context) => {
  const { text, titles, markers } = parsed;
  const { memory } = context;
  const before = memory.lastShow?.tool === 'pickFromWatchlist' ? memory.lastShow.input : undefined;
  // `başka`, or `komedi olsun`, of what was picked; `komedi filmi öner` wishes any film.
  const narrows = parsed.exact !== undefined || Object.keys(markers.relative).length > 0;
  const isNarrowed = narrows && !markers.requests && parsed.words <= FEW_WORDS && titles.length === 0;
  const isAnother = markers.another && !parsed.wishes;
  const again = before !== undefined && (isNarrowed || isAnother);
  const ofList = listOnScreen(memory) === 'watchlist' && words.OUT_OF_IT.in(text);
  // `600 film var listemde. … japon filmi olsun`: told long before what is wished.
  const isLong = parsed.words > MOST_WORDS;
  const asking = isLong ? text.split(' ').slice(-MOST_WORDS).join(' ') : text;
  const isOwn = words.PICK_FROM.in(asking) || isOfOwn(asking, memory);
  const asked =
    ((ofList || isOwn) &&
      !words.NOT_A_PICK.in(text) &&
      titles.every(({ span }) => span.fuzzy) &&
      (words.PICK.in(text) || parsed.exact !== undefined)) ||
    picksInPart(parsed);
  if (!asked && !again) return undefined;
  const earlier = again
    ? { shown: memory.shown, wishes: { ...before, genres: before.genres ?? [] } }
    : undefined;
  const said = mergeWishes(earlier ?? { shown: [] }, parsed, context.index);
  const { genres, excludeGenres, mood, tones, avoidTones, minDuration, maxDuration, maxAge } = said;
  const wishes = { genres, excludeGenres, mood, tones, avoidTones, minDuration, maxDuration, maxAge };
  const stated = Object.entries(wishes).filter(([, wish]) => isStated(wish));
  // `başka` brings one that was not picked yet.
  const gone = [
    ...(again ? (before.not ?? []) : []),
    ...(again && isAnother ? memory.shown.map(({ title }) => title) : []),
  ];
  const not = gone.length > 0 ? gone : undefined;
  return act({ tool: 'pickFromWatchlist', input: { ...Object.fromEntries(stated), not } });
};
