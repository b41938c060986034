import type { ToolName } from '#tools/registry.ts';
import { type Memory } from '../core/memory.ts';
import { asksUnknown } from '../core/not-known.ts';
import type { Decision } from '../core/skill.ts';
import { likely } from '../judge/judge.ts';
import { markersWords } from '../lexicon/word-lists.ts';
import { sounds } from '../judge/sounds.ts';
import { tellsOfOthers } from '../skills/judged/told-day.ts';
import { isRatherTold } from '../skills/judged/rather-told.ts';
import { questionIn } from '../skills/questions/asked.ts';
import type { Understanding } from '../understand/understand.ts';
import { titleSaid } from '../understand/ways-text.ts';
import {
  deedOf,
  findsMore,
  isLight,
  isOtherwise,
  listIn,
  namesKind,
  turnsRound,
  wishesOf,
} from './decided.ts';
import { type Plain, likeliest } from './likeliest.ts';
import { SURE, saysMore, saysMoreThanAny } from './says-more.ts';

/** So likely a message stands for a plain sentence, where no reader knows its words. */
const LIKELY = 0.6;
/** So likely it does where films are wished by it. */
const LIKELY_WISH = 0.7;
/** So likely it does, where a reader makes something else of it. */
const LIKELIER = 0.75;
/** So likely it does where more hangs on it: of somebody much else is asked, and an evening is no small thing to plan. */
const SURELY = 0.9;
const HALF = 0.5;

/** What is needed to decide a plain sentence. */
interface Around {
  memory: Memory;
  understand: (text: string) => Understanding;
  decide: (plain: string) => Decision;
}

/**
 * The decision of the plain sentence that a message likely stands for, by what people say in as many ways as were learnt: instead of
 * none, of one that is unsure, or of one that is less likely. Undefined where it says more than that.
 */
export function inPlainWords(
  parsed: Understanding,
  decided: Decision | undefined,
  { memory, understand, decide }: Around,
): Decision | undefined {
  // `bütçesi ne kadardı` is known to be unknown.
  // `izledik sayma` is the contrary of `izledik`. `intihar temalı` is nothing like `intikam temalı`; who is low is answered as that, and no film is sent as a file.
  if (asksUnknown(parsed.text) || NEVER_LIKE_ANOTHER.test(parsed.text)) return undefined;
  // `daha fazla göster` says all that it wishes.
  if (decided?.kind === 'act' && parsed.markers.another && parsed.exact === undefined) return undefined;
  const isOpen = decided === undefined || decided.unsure === true;
  if (!isOpen && isSettled(parsed, decided)) return undefined;
  const plain = likeliest(parsed, memory);
  if (plain === undefined || plain.sure < (isOpen ? LIKELY : LIKELIER)) return undefined;
  // `çete lideri sabundan bahsediyo, yeraltında kavga ediyolar`: a story asks nothing of a film.
  if (plain.subject === 'film' && sounds('told film', parsed)) return undefined;
  // `nuri bilge ceylandan başlangıç için hangisi`: where to begin is not the best.
  // `dicaprionun ayıyla kavga ettiği film` is one of theirs, and `hangisinde dicaprio oynuyor` is of those shown.
  if (plain.subject === 'person' && OF_CERTAIN_FILMS.test(parsed.text)) return undefined;
  // `Zortlakname'de kan var mıymış`: it was said that nobody knows that film.
  const [name] = NAMED.exec(parsed.written) ?? [];
  if (name !== undefined && decided?.kind === 'say' && decided.text.startsWith(name)) return undefined;
  // `titanikte kız nereye gidiyordu` is of the story.
  if (plain.subject === 'film' && TOLD_THEN.test(parsed.text)) return undefined;
  // `bi yağmur var bi yağmur, balkonu su bastı perdeler gitti` wishes for nothing that suits it.
  const isTold =
    decided?.kind !== 'act' &&
    ((tellsOfOthers(parsed) && !parsed.films && !parsed.markers.requests) || isRatherTold(parsed));
  // What speaks against it whatever it says is asked first: to read and to decide it takes as long as the message did.
  if (!isOpen && (isKnown(parsed, plain) || (WISHES_FILMS.test(plain.text) && namesKind(parsed))))
    return undefined;
  const understood = understand(plain.text);
  if (understood.text === parsed.text) return undefined;
  if (!isOpen && asksElse({ parsed, understood }, decided)) return undefined;
  const answer = decide(plain.text);
  if (isTold && wishesOf(answer) !== undefined) return undefined;
  // Nothing else would be done: what it says beside it is in its own words.
  if (decided !== undefined && doSame(decided, answer)) return undefined;
  // `titanik'in zımbırtısını fıldırdattılar`: one guess is no better than another.
  if (decided?.unsure === true && answer.unsure === true) return undefined;
  // `şarkı öner` is of no film.
  const isAside = parsed.talk !== undefined || likely(parsed.judged, 'offtopic') > HALF;
  if (isAside && OF_NONE.has(plain.subject) && answer.kind === 'act') return undefined;
  // `canım sıkılıyor` likely wishes films, and a word about it is less; `hafızamı tazele` wishes none.
  const wishesFilms = likely(parsed.judged, ...OF_WISHES) > HALF;
  if (decided !== undefined && wishesOf(decided) !== undefined && answer.kind === 'say' && wishesFilms)
    return undefined;
  if (isOpen && wishesOf(answer) !== undefined && !(wishesFilms && plain.sure >= LIKELY_WISH))
    return undefined;
  // `bu akşam ne izleyelim` asks for a film, and for no plan of the evening.
  if (calls(answer, 'planEvening') && markersWords.WHAT_TO_WATCH.in(parsed.text)) return undefined;
  // `babam favorilerine eklemiş`: what others did shows no list.
  if (listIn(answer) !== undefined && REPORTED.test(parsed.text)) return undefined;
  // `detaylarını aç` opens no trailer.
  if (decided !== undefined && calls(answer, 'findTrailer') && !NAMES_TRAILER.test(parsed.text))
    return undefined;
  const isMuch = !isLight(answer) || (isOpen && plain.subject === 'person');
  if (isMuch && plain.sure < SURELY) return undefined;
  const is = isOpen
    ? isSound(parsed, answer)
    : isBetter({ parsed, understood }, decided, answer) && !isLess(parsed, plain, decided, answer);
  return is ? answer : undefined;
}
const doSame = (one: Decision, other: Decision): boolean =>
  one.kind === 'act' &&
  other.kind === 'act' &&
  // `listemi boşalt` shows the list, too, and asks.
  (wishesOf(one) !== undefined || one.expects !== undefined) &&
  JSON.stringify(one.calls) === JSON.stringify(other.calls);
const calls = (decision: Decision, name: ToolName): boolean =>
  decision.kind === 'act' && decision.calls.some(({ tool }) => tool === name);
const NAMES_TRAILER = /(?:^| )(?:fragman|treyl|trailer|tanit)/u;
/** `romantik öner` is no wish for two, though it is said for one: whose kind is known is wished in its own words. */
const WISHES_FILMS = /(?<!^dizi) öner$/u;
const REPORTED = /m[iu]s(?:l[ae]r)?$/u;
const OF_WISHES = ['recommend', 'refine', 'surprise', 'open'] as const;
const OF_NONE: ReadonlySet<Plain['subject']> = new Set(['anywhere', 'person']);

/** An answer where none was known: nothing that nobody asked for. */
function isSound({ text, judged, exact }: Understanding, answer: Decision): boolean {
  // `en sevdiğim tür ne` wishes for nothing.
  if (ASKS_LAST.test(text) && wishesOf(answer) !== undefined) return false;
  // `neyse sen bana yol filmi ver` says which.
  if (exact !== undefined && calls(answer, 'surpriseFilm')) return false;
  // `ben mutfakta tabletten bişi açcam` says where somebody is, and wishes nothing of it.
  if (OWN_PLACE.test(text) && (exact?.themes.length ?? 0) === 0 && wishesOf(answer)?.['themes'] !== undefined)
    return false;
  // `çocuklar uyudu, bir film öner` is for no child.
  if (wishesOf(answer)?.['maxAge'] !== undefined && exact?.maxAge === undefined) return false;
  const deed = deedOf(answer);
  return deed === undefined || deed === judged.deed.label;
}
const OF_CERTAIN_FILMS =
  /(?:^| )(?:basla|hangisinde(?: |$)|\w+(?:d[iu]g|t[iu]g)[iu] (?:film|bir? film|bir? sahne))/u;
const NAMED = /\p{Lu}\p{L}{3,}(?=['’])/u;
const OWN_PLACE = /(?:^| )(?:ben|biz) (?:\w+ )?\w+[dt][ae](?:y[iu][mz])?(?: |$)/u;
const ASKS_LAST = / (?:ne|neydi|kac(?: \w+)?|hangisi|kim|m[iu]\w*)$/u;

/** A message and the plain sentence that it may stand for. */
interface Both {
  parsed: Understanding;
  understood: Understanding;
}

/** A reader knows it by its words, whatever plain sentence it is like. */
function isSettled({ references }: Understanding, decided: Decision): boolean {
  if (deedOf(decided) !== undefined || !isLight(decided)) return true;
  // `ilki nerede geçiyor`: what is asked of a film at a place is known by its words.
  const isPlaced = references.some(({ reference: { kind } }) => kind === 'place');
  return isPlaced && wishesOf(decided) === undefined;
}

/** It says more than any plain sentence does, or asks for what this one does not. */
function isKnown(parsed: Understanding, plain: Plain): boolean {
  if (saysMoreThanAny(parsed, plain.sure)) return true;
  // `hepsi kaç saat eder` is no complaint.
  return ASKS_FACT.test(parsed.text) && !ASKS_FACT.test(plain.text);
}

/** It says more than the plain sentence does, or asks something else. */
function asksElse({ parsed, understood }: Both, decided: Decision): boolean {
  if (saysMore(parsed, understood)) return true;
  // `sonunda kurtuluyo mu` asks how it ends, and of no animal.
  const [asked, other] = [parsed, understood].map(({ text }) => questionIn(text));
  if (isOtherwise(asked, other)) return true;
  // `dicaprio mu oynuyor`: yes or no was asked, and is told.
  const isYesOrNo = decided.kind === 'say' && /^(?:Evet|Hayır)/u.test(decided.text);
  return isYesOrNo && !/ m[iu]/u.test(understood.text);
}

/** Nothing that is kept changes, and all that was found is found. */
function isBetter({ parsed, understood }: Both, decided: Decision, answer: Decision): boolean {
  if (namesKind(parsed) && calls(answer, 'surpriseFilm')) return false;
  // `görmek istemiyorum diye sakladıklarım` is another list, however it is asked for.
  if (deedOf(answer) !== undefined || isOtherwise(listIn(decided), listIn(answer))) return false;
  if (findsMore(decided, answer, understood) || turnsRound(parsed, answer)) return false;
  // `romantik öner` is no wish for two, though it is said for one.
  const isWish = wishesOf(answer) !== undefined && !understood.complains;
  return !(isWish && namesKind(parsed));
}

/** What is answered is less than what was found. */
function isLess(parsed: Understanding, plain: Plain, decided: Decision, answer: Decision): boolean {
  const [found, other] = [wishesOf(decided), wishesOf(answer)];
  const asks = ASKS.test(parsed.text);
  const isTalk = plain.subject === 'anywhere' && answer.kind === 'say';
  if (found === undefined) return (asks && other !== undefined) || (isTalk && plain.sure < SURE);
  // `sonu mutlu bitsin bari` asks nothing, and nothing of what is shown.
  if (WISHED.test(parsed.text) && !asks && other === undefined) return true;
  // `nolan'ın yönettiği` asks nothing.
  // `ilk hangi filmini izleyim` wants films of theirs.
  const isWished = !asks || FOR_TONIGHT.test(parsed.text);
  if (found['people'] !== undefined && isWished && other === undefined) return true;
  // `hızlı ve öfkeli kafasında arabalı ne var`
  if (found['similarTo'] !== undefined && other === undefined) return true;
  // `böyle gerçek hikâye var mı, yerli`
  if (found['origin'] !== undefined && other === undefined && !ASKS_LAST.test(parsed.text)) return true;
  // `kız arkadaşımla film gecesi`: how the film should feel was found.
  const { mood } = found;
  if (other !== undefined && mood !== undefined && mood !== other['mood']) return true;
  // `efkarlıyım bu gece`: a word alone is less than films.
  // `bugün doğum günüm film öner`
  const isFelt = parsed.exact?.mood !== undefined || parsed.markers.requests;
  if (isTalk && (plain.sure < SURELY || isFelt || parsed.exact?.implied?.mood !== undefined)) return true;
  // `cadı hakkında bir film`: no film is called so.
  return plain.subject === 'film' && titleSaid(parsed) !== undefined;
}
const TOLD_THEN = /\w{2}(?:yor?du|m[iu]st[iu])(?: |$)/u;
const WISHED = /[a-z]{2,}s[iu]n(?: \w+)?$/u;
const NEVER_LIKE_ANOTHER =
  /(?:^| )(?:intihar|tecavuz|taciz|depres|indir|say(?:ma(?:y\w+)?|ilma(?:z|y)\w*)(?: |$))/u;
/** It asks for a figure, a name or a place. */
const ASKS_FACT = /(?:^| )(?:kac|kim|nere)\w*(?: |$)/u;
const FOR_TONIGHT =
  /(?:^| )(?:izle|seyret|ac|bak|koy)(?:y[ei]?yim|yim|[ae]y[iu]m|s[ae][mk]|y[ae]l[iu]m|[ae]l[iu]m|meli)\w*/u;
/** It asks anything. */
const ASKS = /(?:^| )(?:hangi\w*|kim\w*|kac\w*|nere\w*|neden|niye|ne|m[iu](?:y\w*|s\w*|d\w*)?)(?: |$)/u;
