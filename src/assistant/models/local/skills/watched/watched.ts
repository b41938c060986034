import { variant } from '#lib/variant.ts';
import type { PlannedCall } from '#tools/registry.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { namedShown } from '../../core/named-shown.ts';
import { inputFor, pointedAt } from '../../core/resolve-reference.ts';
import {
  type Decide,
  type Decision,
  type DecisionContext,
  act,
  recommendBy,
  sayAndAct,
} from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { listsWords } from '../../lexicon/word-lists.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import { toolOf } from '../../understand/acts.ts';
import { standsOut } from '../../understand/spans.ts';
import { endsClause } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { findNumbers } from '../../understand/numbers.ts';
import { TEN, ofScale, outOf, starsIn } from '../own-list/given-stars.ts';
import { bestKnown } from '../questions/named-film.ts';
import { plannedRecommendation } from '../recommendation/recommendation.ts';
import { partsOf } from '../talk/parts.ts';
import { namedElse } from '../talk/small-turns.ts';
import { whichFilm } from './which-film.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);
const { replies } = source;

/** `açtık, bitince ne izleyelim`, `güzeldi bitti, aynı tarz`, `dune 2'yi izledim, benzeri`: a film that is on or over, and what comes after it. */
export const watched: Decide = (parsed, context) => {
  const { text, said, acts } = parsed;
  const { memory, index, seed } = context;
  const onlySeen = acts.every(({ act: deed }) => toolOf(deed) === 'markWatched');
  const film = meantFilm(parsed, context);
  const after = words.AFTER.in(text);
  const over = isOver(parsed, context);
  // `tavsiyen üzerine izledik, bayıldık`
  const onAdvice = words.ON_ADVICE.in(text) && words.LIKED.in(text) && !WANTS_MORE.test(text);
  if (onlySeen && onAdvice && film !== undefined && !words.ALIKE.in(text))
    return finished(text, film, { tool: 'markWatched', input: inputFor(film, index) }, seed);
  const past = seenAndOther(parsed, context, film);
  if (past !== undefined) return past;
  const likeAnother = said.similarTo !== undefined || parsed.alike !== undefined;
  if (!onlySeen || (likeAnother && !(over && said.similarTo === film?.title))) return undefined;
  if (film === undefined)
    return over && !after && memory.shown.length > 0 && !parsed.wishes ? whichFilm(seed) : undefined;
  const like: PlannedCall = { tool: 'recommendFilms', input: { genres: [], similarTo: film.title } };
  const mark = { tool: 'markWatched', input: inputFor(film, index) } as const;
  const isSeen = over || acts.length > 0;
  if (isSeen && (after || words.ALIKE.in(text))) return act(mark, like);
  if (after) return sayAndAct(variant(replies.next, seed).replace('{title}', film.title), like);
  if (!over) return undefined;
  const given = pointsFor(parsed);
  if (given !== undefined) return act({ tool: 'rateFilm', input: { ...mark.input, stars: given.stars } });
  // `moana da bitti bizde`: of films of the kind that are shown, one more that was seen.
  if (memory.lastShow?.tool === 'recommendFilms' && /(?:^| )d[ae] bit/u.test(text))
    return act(mark, plannedRecommendation(parsed, context));
  return parsed.markers.requests || said.genres.length > 0
    ? act(mark, plannedRecommendation(parsed, context))
    : finished(text, film, mark, seed);
};

/** `dün parasite izledim efsaneydi başka öner`: written down, and others are wished; more such where it was liked, and nothing else is said. */
function seenAndOther(parsed: Understanding, context: DecisionContext, film: ShownFilm | undefined) {
  const { text, said, markers, acts, exact } = parsed;
  const isModel = film !== undefined && said.similarTo === film.title && acts.length > 0 && markers.another;
  const isSeen = film !== undefined && (isModel || said.excludeTitles?.includes(film.title) === true);
  const onlySeen = acts.every(({ act: deed }) => isModel && toolOf(deed) === 'markWatched');
  const isTold = listsWords.WATCHED.in(text) && onlySeen && parsed.titles.length === 1;
  if (!isSeen || !isTold || !(markers.another || markers.requests)) return undefined;
  const mark: PlannedCall = { tool: 'markWatched', input: inputFor(film, context.index) };
  const { excludeTitles: _these, mood: _felt, similarTo: _model, ...others } = exact ?? NO_WISHES;
  const isFree = context.memory.lastShow === undefined && !statesAnything(others);
  const like: PlannedCall = { tool: 'recommendFilms', input: { genres: [], similarTo: film.title } };
  const isMore = isFree && words.LIKED.in(text) && !words.DISLIKED.in(text) && !OTHER_KIND.test(text);
  return act(mark, isMore ? like : plannedRecommendation(parsed, context));
}
const OTHER_KIND = /(?:^| )(?:baska tur|farkli|degisik|bambaska)/u;

/** `bitti güzeldi 7`: the points that are given in the same breath. */
function pointsFor(parsed: Understanding) {
  const { tokens, text } = parsed;
  const [number, ...more] = findNumbers(tokens);
  const isLast = number?.to === tokens.length && number.suffix === '' && more.length === 0;
  if (!isLast) return starsIn(parsed);
  return words.LIKED.in(text) ? ofScale(number.value) : outOf(number.value, TEN);
}

/** Written down, met with joy or regret, and with an offer that a yes takes. */
function finished(text: string, { title }: ShownFilm, mark: PlannedCall, seed: string): Decision {
  const felt = words.DISLIKED.in(text) ? 'disliked' : words.LIKED.in(text) ? 'liked' : 'over';
  const heard = variant(replies[felt], seed).replace('{title}', title);
  const offers = felt === 'over' ? '' : variant(replies[felt === 'liked' ? 'offer' : 'other'], seed);
  return {
    kind: 'act',
    calls: [mark],
    answer: () => `${heard} ${offers}`.trim(),
    expects: ({ talk }) =>
      talk === 'yes' && felt !== 'over'
        ? recommendBy(felt === 'liked' ? { similarTo: title } : {})
        : undefined,
  };
}

/** The `tavsiye` of `tavsiyen üzerine izledik` asks for nothing. */
const WANTS_MORE = /(?:^| )(?:baska\w*|yeni\w*|oner|onersene|onerir\w*|bul|ver)(?: |$)/u;

/** The film that is named or pointed at, else the one spoken of. */
function meantFilm(
  { tokens, titles, references }: Understanding,
  { memory }: DecisionContext,
): ShownFilm | undefined {
  const [title, ...others] = titles.filter((one) => !one.span.fuzzy && standsOut(one));
  const named = namedShown(tokens, memory.shown)?.film ?? bestKnown(title?.span.films ?? []);
  if (named !== undefined) return others.length === 0 ? named : undefined;
  const [reference] = references;
  const pointed = reference === undefined ? [] : pointedAt(reference.reference, memory);
  return pointed.length > 1 ? undefined : (pointed[0] ?? memory.focus);
}

/** `bitti güzeldi 7` */
const POINTS_LAST = / (?:10|[1-9])$/u;

/** Whether a part of the message says that a film is over; whatever it is called by stands for it. */
function isOver({ tokens, titles }: Understanding, { memory }: DecisionContext): boolean {
  const named = namedShown(tokens, memory.shown) ?? namedElse(titles);
  return partsOf(tokens, named, endsClause).some((part) => words.OVER.is(part.replace(POINTS_LAST, '')));
}
