import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { Judge, Judgement, Verdict } from '../judge/judge.ts';
import { pairsWords, viewersWords } from '../lexicon/word-lists.ts';
import { agreedIn } from './agreed.ts';
import { findingsOf } from './findings.ts';
import { judgedActs } from './judged-deeds.ts';
import { without } from './lists.ts';
import { NO_WISHES, statesAnything } from './message-wishes.ts';
import { type Reading } from './reading.ts';
import { withJudged } from './judged-wishes.ts';
import { readMessage } from './read-message.ts';
import { isSurelyTitle, standsOut } from './spans.ts';
import { twoParts } from './two-viewers.ts';
import { otherNamed, viewersTold } from './viewers-told.ts';
import { waysText } from './ways-text.ts';

/** What a message says, as far as it can be told from the message alone. */
export interface Understanding extends Omit<Reading, 'wishes'> {
  words: number;
  said: Reading['wishes'];
  wishes: boolean;
  /** What it wishes in words that are known, not merely by sentences like it; undefined where it wishes nothing so. */
  exact: Reading['wishes'] | undefined;
  /** It says that what was shown has too much of something (`çok kanlı bunlar`). */
  complains: boolean;
  series: boolean;
  films: boolean;
  judged: Judgement;
  /** Which plain sentences it may stand for, and how likely each; asked for only where nobody else knows its words. */
  ways: () => readonly Verdict[];
  viewers?: Viewers;
}

/** What each of two wants who watch together; `mine` is another's, too, where they are named. */
export interface Viewers {
  mine: Understanding;
  theirs: Understanding;
  /** What they are called to the writer (`Deden`), as far as it is said. */
  names?: { mine?: string | undefined; theirs?: string | undefined };
}

/** What a message is understood by; the films on the screen may be spoken of in short. */
type Around = [index: FilmIndex, thisYear: number, judge: Judge, onScreen?: readonly CatalogueFilm[]];

/** In so many words two people say what either wants; more of them tell a story in which somebody else occurs. */
const MOST_OF_TWO = 14;

/** Understands one message. Pure: the same message, index, year, judge and screen always mean the same. */
export function understand(message: string, ...around: Around): Understanding {
  const whole = understandWhole(message, ...around);
  const told = (part: string) => byWords(understandWhole(part, ...around));
  // `elif dram, mert parkur, onlar için`: of two others, whoever writes.
  const others = pairsWords.OF_OTHERS.in(whole.text) ? viewersTold(whole, told) : undefined;
  if (others?.names?.mine !== undefined) return { ...whole, viewers: others };
  const read = asOfTwo(whole, message, ...around);
  if (read.viewers !== undefined)
    return { ...read, viewers: { ...read.viewers, names: { theirs: otherNamed(whole) } } };
  const viewers = read === whole ? viewersTold(whole, told) : undefined;
  return viewers === undefined ? read : { ...whole, viewers };
}

/** The same with what the writer and another one want, where the message says it of both. */
function asOfTwo(whole: Understanding, message: string, ...around: Around): Understanding {
  const isStory = whole.words > MOST_OF_TWO;
  const parts = twoParts(message, whole.tokens, isStory);
  if (parts === undefined) return whole;
  if (isStory && !viewersWords.MEETING.in(whole.text)) return whole;
  // `eşim alman, ikimizin de sıkılmayacağı bir komedi`: of neither it is told what they like.
  const likes = (part: string) => {
    const own = understandWhole(part, ...around);
    const isKind = (own.exact !== undefined && namesAKind(own.exact)) || own.titles.some(standsOut);
    return isKind && !viewersWords.NO_FILMS.in(own.text);
  };
  if (isStory && !(likes(parts.own.mine) && likes(parts.own.theirs))) return whole;
  const agreed = agreedIn(message, whole.tokens);
  const settled = agreed === undefined ? undefined : understandWhole(agreed, ...around);
  if (settled?.exact !== undefined && namesAKind(settled.exact)) return asAgreed(whole, settled.exact);
  const told = understandWhole(parts.rest, ...around).exact;
  // `… 90 dakikayı geçmesin` holds for both; a kind of film in what is told beside is nobody's taste.
  const rest = told === undefined || namesAKind(told) ? '' : ` ${parts.rest}`;
  const [own, other] = [parts.mine, parts.theirs].map((part) => understandWhole(`${part}${rest}`, ...around));
  if (own === undefined || other === undefined) return whole;
  // `ben korku sever o sevmez`, `o marvel seviyor ben sıkılıyorum`: what one likes is what the other refuses.
  const mine = saysOnlyNo(parts.own.mine) ? withoutThat(own, other) : own;
  const meets = [viewersWords.MIDDLE, viewersWords.THEIR_TURN].some((list) => list.in(whole.text));
  const loving = meets ? lovingThat(other, own) : other;
  const theirs = saysOnlyNo(parts.own.theirs) ? withoutThat(other, own) : loving;
  // `arkadaşım recep ivedik istiyor ben izlemem, ortasını bul`: the other one has a wish, and one's own taste is known.
  const isKnown = theirs.exact !== undefined || theirs.titles.some(standsOut);
  const between = viewersWords.MIDDLE.in(whole.text) && isKnown;
  if (mine.exact === undefined)
    return between
      ? { ...whole, viewers: { mine: onTheOther(mine, theirs), theirs: byWords(theirs) } }
      : whole;
  // `savaş filmi sevmem ben, babam gaziydi`: neither has a wish of their own.
  const saysOwn = Object.values(parts.own).some(
    (part) => understandWhole(part, ...around).exact !== undefined,
  );
  if (!saysOwn) return whole;
  // `ev arkadaşım anime diyor, öbürü korkuyor, ben polisiye severim`: films for two would leave one of them out.
  if (parts.isOfThree && namesAKind(mine.exact)) return asAgreed(whole, mine.exact);
  // `annem titanik seviyor ben aksiyon`: a film that is said to be loved, however it is written.
  const isLoved = viewersWords.LOVES.in(theirs.text) && theirs.titles.some(standsOut);
  const isTold = theirs.exact !== undefined || theirs.titles.some(isSurelyTitle) || isLoved;
  return isTold ? { ...whole, viewers: { mine: byWords(mine), theirs: byWords(theirs) } } : whole;
}

const namesAKind = ({ genres, themes, mood, similarTo, people }: Reading['wishes']): boolean =>
  genres.length + themes.length + people.length > 0 || mood !== undefined || similarTo !== undefined;

/** A message whose kind of film is that of a part of it; bounds and what is refused hold whoever said them. */
function asAgreed(
  whole: Understanding,
  { genres, themes, mood, similarTo, people }: Reading['wishes'],
): Understanding {
  const told = whole.exact ?? NO_WISHES;
  const excludeGenres = without(told.excludeGenres, genres);
  const said = { ...told, genres, themes, mood, similarTo, people, excludeGenres };
  return { ...whole, said, exact: said, wishes: true };
}

/** `arkadaşım korkudan nefret ediyor ben bayılırım`: what is loved is what the other one refuses. */
const onTheOther = (mine: Understanding, { exact }: Understanding): Understanding =>
  viewersWords.LOVES.in(mine.text)
    ? { ...mine, said: { ...NO_WISHES, genres: exact?.excludeGenres ?? [] } }
    : byWords(mine);

/** `bilim kurgu sevmem ama sevgilim çok seviyor`: the same of the other one. */
function lovingThat(part: Understanding, { exact = NO_WISHES }: Understanding): Understanding {
  const said = { ...NO_WISHES, genres: exact.excludeGenres, themes: exact.avoidThemes };
  const isLoved = part.exact === undefined && viewersWords.LOVES.in(part.text) && statesAnything(said);
  return isLoved ? { ...part, said, exact: said } : part;
}

const saysOnlyNo = (part: string): boolean => viewersWords.ONLY_NO.firstIn(fold(part).trim()) === 0;

/** A part that refuses what the other one likes. */
function withoutThat(part: Understanding, { exact = NO_WISHES }: Understanding): Understanding {
  const said = {
    ...NO_WISHES,
    excludeGenres: exact.genres,
    avoidThemes: exact.themes,
    ...(exact.studios === undefined ? {} : { excludeTitles: exact.studios }),
  };
  return statesAnything(said) ? { ...part, said, exact: said } : part;
}

/** With what it wishes in known words alone: a few words are too little to be judged by sentences like them. */
const byWords = (part: Understanding): Understanding => ({ ...part, said: part.exact ?? NO_WISHES });

/** Understands a few words of one person by what they say, and not by sentences like them. */
export const understandWords = (...message: Parameters<typeof understand>): Understanding =>
  byWords(understandWhole(...message));

const BARE = 3;

function understandWhole(message: string, ...[index, thisYear, judge, onScreen]: Around): Understanding {
  const read = readMessage(message, index, thisYear, judge, onScreen);
  const judged = judge(read.written, findingsOf(read));
  // `forrest gump` is like no wish, whatever it sounds like.
  // `daha fazla göster` says nothing of how they should be.
  const isBare = read.bareTarget !== undefined || (read.markers.another && read.tokens.length <= BARE);
  const said = isBare ? read.found : withJudged(read.found, judged);
  const acts = judgedActs({ ...read, wishes: read.found }, judged);
  return {
    ...read,
    said,
    acts,
    wishes: statesAnything(said),
    judged,
    ways: () => judge.waysOf(waysText(read)),
  };
}
