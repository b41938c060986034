import { variant } from '#lib/variant.ts';
import { type Decide, offer } from '../../core/skill.ts';
import { likely } from '../../judge/judge.ts';
import { sounds } from '../../judge/sounds.ts';
import { markersWords, notWishesWords, plotsWords } from '../../lexicon/word-lists.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { tellsPlot } from '../../understand/told-plot.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isNervous, sympathy } from './sympathy.ts';
import { asksForTitle } from '../recall/description.ts';
import { NOTHING_DONE } from '../told/everyday.ts';
import { tellsTears } from '../told/told-tears.ts';

/** A day or a memory that is told to a friend, and nothing of it is a wish: `tuvalete gidip ağladım`, `üç gün kamaradan çıkamadık`. */
export const toldDay: Decide = (parsed, context) => {
  if (tellsOfLove(parsed) && context.memory.shown.length === 0)
    return offer(variant(OF_LOVE, context.seed), { tool: 'recommendFilms', input: { genres: ['Romantik'] } });
  if (wishesAnything(parsed) || context.memory.shown.length > 0) return undefined;
  return tellsTears(parsed.text) || isMemory(parsed) || isFelt(parsed)
    ? sympathy(parsed, context.seed)
    : undefined;
};

/** `dün lise aşkıma denk geldim`: love is told as what happened on a day, and nothing is asked. */
const tellsOfLove = ({ talk, text, films, markers, titles }: Understanding): boolean =>
  talk === 'love' &&
  !films &&
  !markers.requests &&
  !markers.asks &&
  !titles.some(isSurelyTitle) &&
  ON_A_DAY.test(text) &&
  (text.match(LIVED)?.length ?? 0) > 0;
const ON_A_DAY = /(?:^| )(?:dun|bugun|gecen|demin|az once|gecenlerde|sabah|aksam)(?: |$)/u;
const OF_LOVE = [
  'Vay, insanın içi bir tuhaf olur öyle. Üstüne güzel bir aşk filmi açayım mı?',
  'Hikâye gibi! İstersen gönlüne göre romantik bir film bulayım mı?',
];

/** Something is told of oneself or one's own, to the last verb, and by sentences like it is no wish. */
const isMemory = (parsed: Understanding): boolean =>
  parsed.words >= FEWEST_WORDS &&
  [plotsWords.OF_US, notWishesWords.OF_OURS].some((list) => list.in(parsed.text)) &&
  ENDS_TOLD.test(parsed.text) &&
  parsed.exact?.mood === undefined &&
  !sounds('recommendation', parsed);
const FEWEST_WORDS = 5;
/** `… soyduk`, `hâlâ gülerim`, `sanki gidecekmişim gibi`, and not `… uzaylılar, gezegenler`. */
const ENDS_TOLD =
  /\w{2}(?:[dt][iu](?:m|k|lar|ler)?|m[iu]s(?:[iu]m|[iu]z|lar|ler)?|[aeiu]r[iu](?:m|z)|m[iu]s[iu]?[mz]? gibi)$/u;

/** `yarın ameliyat oluyorum, biraz gerginim`: how somebody is and why, and not what a film should be like. */
const isFelt = ({ exact, words, judged, text }: Understanding): boolean => {
  const { mood, implied: _with, occasions: _when, ...stated } = exact ?? NO_WISHES;
  return (
    mood !== undefined &&
    !statesAnything(stated) &&
    // `işten geldim, canım çıktı` is tired, and `kötü bir gün geçirdim` all that is said.
    (mood !== 'relaxed' || isNervous(text)) &&
    (mood !== 'sad' || (text.match(SAYS)?.length ?? 0) > 1) &&
    words >= FEWEST_WORDS &&
    !DONE_TO_ONE.test(text) &&
    sounds('feeling', { judged })
  );
};
/** What is said of somebody or something: more than one tells of more than how somebody is. */
const SAYS =
  /(?:^| )(?!kotu )\w+(?:[dt][iu](?:m|k|lar|ler)?|[iu]yor?\w{0,4}|[ae]c[ae]g[iu]m|m[iu]s\w{0,3}|sifir|bozuk)(?= |$)/gu;
/** `beni hüngür hüngür ağlat`: what a film should do. */
export const DONE_TO_ONE = /(?:^| )(?:beni|bizi)(?: |$)/u;
const LIVED = /(?:^| )\w{2,}[dt][iu][km](?= |$)/gu;
const OF_A_FILM = /(?:^| )(?:izle|seyre[dt])/u;

/** In so few words a sentence is told to its verb or of a day, or sounds like no wish (`ikizler yüzünden uyku haram`). */
const FEW_OF_STRAY = 4;
const OF_A_STORY = 0.6;
/** `dün sahilde yürürken biri …` tells of that day, though a film may begin so, too. */
const BEGINS_WITH_DAY = /^(?:bugun|dun|demin|az once)(?: |$)/u;
const ENDS_SAID =
  /(?:^| )(?:bugun|dun|bazen|yine|gene|yeter artik)(?: |$)|\w{2}(?:[dt][iu](?:m|k|l[ae]r)?|m[iu]s(?:l[ae]r)?|[iu]yor?(?:l[ae]r|[mz]|r?u[mz])?)$/u;

/** `babam emekli oldu, evde savaş var`: a stray word might be a subject, and by sentences like it nothing is wished. */
export function isStray(parsed: Understanding): boolean {
  // `robotlar insanlara karşı ayaklanıyor` is rather of a film.
  const isOfDay = BEGINS_WITH_DAY.test(parsed.text) && ENDS_SAID.test(parsed.text);
  const tells =
    isOfDay || (ENDS_SAID.test(parsed.text) && likely(parsed.judged, 'recommend', 'recall') < OF_A_STORY);
  const fewest = tells || !sounds('may wish', parsed) ? FEW_OF_STRAY : FEWEST_WORDS;
  if (parsed.exact === undefined || parsed.words < fewest || wishesAnything(parsed)) return false;
  const { themes: _what, tones: _how, mood: _felt, occasions: _when, implied: _with, ...rest } = parsed.exact;
  return !statesAnything({ ...NO_WISHES, ...rest }) && !sounds('rather wishes', parsed);
}

/** `dün sahilde biri kumdan polis arabası yapmış çocuklar bayıldı`: what happened, to the last verb, and by sentences like it nothing of the films that are shown. */
export const isDayTold = ({ text, exact, judged }: Understanding): boolean =>
  exact?.mood === undefined &&
  HAPPENED.test(text) &&
  likely(judged, 'feeling', 'offtopic', 'smalltalk') >= SURELY_TOLD;
const SURELY_TOLD = 0.6;
/** `dün sahilde yürürken biri kumdan araba yapmış çocuklar bayıldı`: what happened that day, from its first word to its last. */
export const tellsOfThatDay = ({ text, words, films, markers, judged }: Understanding): boolean =>
  words >= WORDS_OF_DAY &&
  BEGINS_WITH_DAY.test(text) &&
  HAPPENED.test(text) &&
  !films &&
  !markers.asks &&
  !markers.requests &&
  likely(judged, 'recommend', 'refine') < RATHER_WISHED;
const WORDS_OF_DAY = 7;
const RATHER_WISHED = 0.3;
/** `balkonu su bastı, perdeler gitti`: what happened to others or by itself, and not how somebody is. */
export const tellsOfOthers = ({ text, exact, words }: Understanding): boolean =>
  words >= FEWEST_WORDS && exact?.mood === undefined && OTHERS_DID.test(text);
const OTHERS_DID =
  /(?:^| )(?!kotu )\w+(?:[dt][iu]|m[iu]s)(?:l[ae]r)? (?:\w+ ){0,4}\w{2,}(?:[dt][iu]|m[iu]s)(?:l[ae]r)?$/u;
const HAPPENED = /\w{2}(?:[dt][iu]|m[iu]s)(?:l[ae]r|[kmz]|[iu][mz])?$/u;

/** Whether a word of asking, a film, a person, a kind or a deed says that something is wished. */
function wishesAnything(parsed: Understanding): boolean {
  const { text, films, markers, acts, people, titles, exact } = parsed;
  if (
    films ||
    markers.requests ||
    (markers.asks && !NOTHING_DONE.test(text)) ||
    markers.surprise ||
    markers.another
  )
    return true;
  if (acts.length + people.length > 0 || titles.some(isSurelyTitle)) return true;
  // `… balonla uçuruyor, adını unuttum`: a film is told, and looked for.
  if (asksForTitle(parsed) || OF_A_FILM.test(text)) return true;
  // `… fırtına yedik, üç gün çıkamadık`: what one lived through is no film's.
  if (sounds('story', parsed) && (text.match(LIVED)?.length ?? 0) < 2) return true;
  if (markersWords.WISHING.in(text) || markersWords.WHAT_TO_WATCH.in(text) || tellsPlot(text)) return true;
  const { genres = [], similarTo } = exact ?? {};
  return genres.length > 0 || similarTo !== undefined;
}
