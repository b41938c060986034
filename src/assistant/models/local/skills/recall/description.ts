import { isCommonWord } from '#lib/turkish/common-words.ts';
import { listsWords, markersWords } from '../../lexicon/word-lists.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import { type TitleAt, isSurelyTitle } from '../../understand/spans.ts';
import type { Token } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { asksForDescribed } from '../questions/described-role.ts';
import { mayAskForRole } from '../questions/roles.ts';
import { sounds } from '../../judge/sounds.ts';
import { tellsOfMany } from './many-of-then.ts';
import { tellsNothing } from './nothing-told.ts';
import { isTellingWord, recallWords } from './telling-words.ts';

const {
  ASKS,
  ITS_NAME,
  SEEKS_TOLD,
  HINTS,
  WANTS_OTHERS,
  SELF,
  NARRATES,
  SAYS_OR_ASKS,
  LIKE_IT,
  LIKE_IT_ON,
  TOLD_THEN,
  LIKE_TOLD,
} = recallWords;

export const tellingWords = ({ tokens }: Pick<Understanding, 'tokens'>): string[] =>
  tokens
    .slice(afterSeeing(tokens))
    .map(({ base }) => base)
    .filter(isTellingWord);

/** Beyond `okulda izletmişlerdi`: where and when a film was seen is nothing of its story. */
function afterSeeing(tokens: Understanding['tokens']): number {
  const seen = tokens.slice(0, SOON).findIndex(({ folded }) => SEEN_ONCE.test(folded));
  return tokens.length - seen > STORY_WORDS ? seen + 1 : 0;
}
const SOON = 4;
const SEEN_ONCE = /^(?:izlet|goster|izle|seyret|gor|oynat)(?:il)?m[iu]s(?:l[ae]r)?(?:t[iu]|d[iu])(?:[mk])?$/u;

/** `dağ sıçanı mı ne vardı`, `hafıza mı neydi`: whoever is unsure of a detail asks nothing by it, and wants no others. */
const withoutHedges = (text: string): string => text.replaceAll(HEDGE, ' ').trim();
const HEDGE = / m[iu](?:yd[iu])? (?:(?:\w+[iu]yor?d[iu] )?ne(?:ydi)?)(?: vardi)?(?= |$)/gu;
const wantsOthers = (text: string): boolean => WANTS_OTHERS.in(withoutHedges(text));
const tellsOfSelf = (text: string): boolean => SELF.in(withoutHedges(toldIn(text)));

/** `hani kadın adamı hafızasından sildiriyodu`: a film is told as to somebody who knows it. */
const isToldToKnow = (text: string): boolean =>
  TOLD_TO_KNOW.test(text) && !tellsOfSelf(text) && !wantsOthers(text);
const TOLD_TO_KNOW = /(?:^| )hani (?:\w+ ){2,}\w+(?:yor?d[iu]|m[iu]st[iu])(?: |$)/u;

/** Whether somebody says that a title is looked for, rather than only tells of a film. */
export const asksForTitle = ({ text }: Understanding): boolean =>
  ASKS.in(text) || isToldToKnow(text) || ITS_NAME.in(text) || (HINTS.in(text) && !wantsOthers(text));

/** `… filmin adı ne`, `o hangisi`: asked in so many words, in however long a story. */
export const asksItsName = (parsed: Understanding): boolean =>
  (ITS_NAME.in(parsed.text) || seeksTold(parsed)) &&
  !wantsLikeIt(parsed) &&
  !parsed.titles.some(isSurelyTitle);

/** `… pazarda domates satıyo zavalli adam, onu bulsana`: whoever has surely told a film wants that one. */
const seeksTold = (parsed: Understanding): boolean => SEEKS_TOLD.in(parsed.text) && sounds('story', parsed);

/** `… patates yetiştiriyordu onun gibi`: films like the one that is told. */
export const wantsLikeIt = ({ text }: Understanding): boolean => LIKE_IT.ends(text) || LIKE_IT_ON.in(text);

/** `kore parazit mi neydi onun gibisi` names the film that others should be like. */
const namesLikeness = (parsed: Understanding): boolean =>
  parsed.said.similarTo !== undefined && wantsLikeIt(parsed);

/** `ölü insanlar görüyorum diyen çocuk`: what somebody in the film says is not said of oneself. */
const toldIn = (text: string): string =>
  text.replace(/^.+ (?=(?:diye|diyen|diyerek|diyor\w*|derken)(?: |$))/u, '');

const namesFilm = (title: TitleAt): boolean =>
  isSurelyTitle(title) || (title.span.evidence === 'context' && !title.span.ordinary && !title.span.fuzzy);

/** Whether a film is named that the story is not, and no everyday word: `dev gibi bir mahkum vardı`, in what is surely a story. */
const namesAnother = (parsed: Understanding): boolean =>
  parsed.titles.some((title) => namesFilm(title) && !isSimile(parsed, title));
const isSimile = (parsed: Understanding, { from, to }: TitleAt): boolean =>
  to - from === 1 &&
  parsed.words >= LONG_STORY &&
  /^\p{Ll}/u.test(parsed.tokens[from]?.raw ?? '') &&
  parsed.tokens[to]?.folded === 'gibi' &&
  sounds('told film', parsed);
const LONG_STORY = 8;

const FEWEST_WORDS = 2;
/** A story of so many words is one, whatever else single words of it might mean. */
export const STORY_WORDS = 4;

/** Whether somebody tells a story: `kaybediyordu` is one, `kaybeden bir oğlan` may be a wish. */
export function tellsStory(parsed: Understanding): boolean {
  const { text } = parsed;
  return tellingWords(parsed).length >= STORY_WORDS && NARRATES.in(text);
}

/** `patates ekiyodu kendi bokuyla`: a rude word of what is surely told is said to nobody. */
const isUnspoken = (parsed: Understanding): boolean => parsed.talk === 'insult' && !isToldThen(parsed);

/** What was happening in a film, by sentences like it, too: nothing in it is refused, or said to us. */
const isToldThen = (parsed: Understanding): boolean =>
  sounds('sure story', parsed) && (TOLD_THEN.in(parsed.text) || HAPPENS_ON.test(parsed.text));
/** `… dönüyo … aşık oluyo`: one thing after the other. */
const HAPPENS_ON = /\w[iu]yor?(?:lar)? (?:.* )?\w+[iu]yor?(?:lar)?(?: |$)/u;

/** `içinde kedi olan film`: words that would do for a wish are one, unless the title is asked for or it is told as past. */
const isRatherWish = (parsed: Understanding): boolean =>
  !ASKS.in(parsed.text) &&
  !isToldToKnow(parsed.text) &&
  !TOLD_THEN.in(parsed.text) &&
  sounds('rather a wish', parsed);

/** Whether a message is by sentences like it a story rather than anything else. */
export const isLikelyStory = (parsed: Understanding): boolean =>
  sounds('story', parsed) && (!wantsOthers(parsed.text) || isSurelyTold(parsed));

/** `adamın hayatı yayınlanıyomuş, gemiyle gökyüzüne çarpıyodu`: of what is so surely told, a noun of wishes wishes nothing. */
const isSurelyTold = (parsed: Understanding): boolean =>
  sounds('told film', parsed) &&
  TOLD_THEN.in(parsed.text) &&
  !parsed.markers.requests &&
  !parsed.asksAlike &&
  !LIKE_TOLD.in(parsed.text) &&
  !markersWords.WISHING.in(parsed.text);

const isFilm = (target: Understanding['acts'][number]['targets'][number]): boolean =>
  target.kind === 'title' && target.film !== undefined;

/** So surely it is something else that no story is looked for in it. */
const SURELY_ELSE = 0.98;
const FEWEST_TOLD = 3;

/**
 * Whether a message may be a story as well as a wish (`şener şen, 35 yıl sonra hapisten çıkan eşkıya`): it is one where a
 * film is found that is all of it.
 */
export const maybeDescribes = (parsed: Understanding): boolean =>
  !namesPrizes(parsed) &&
  !tellsOfMany(parsed) &&
  !isUnspoken(parsed) &&
  parsed.bareTarget === undefined &&
  !namesAnother(parsed) &&
  !namesLikeness(parsed) &&
  tellingWords(parsed).length >= FEWEST_TOLD &&
  !parsed.markers.requests &&
  !tellsOfSelf(parsed.text) &&
  Object.entries(parsed.judged.acts).every(([act, share]) => act === 'recall' || share < SURELY_ELSE) &&
  !tellsNothing(parsed);

/** `cannes da ödül alan türk filmi` names prizes, and tells of no film. */
const namesPrizes = ({ exact, text }: Understanding): boolean =>
  exact?.awards !== undefined && !ASKS.in(text) && !NARRATES.in(text);

/** `hani sonra bakarım diye kenara koyduklarım vardı`: what stands on a list, and no story. */
const PUT_ASIDE =
  /(?:^| )(?:kenara|koseye|listeye|listeme|sonraya|kalp) (?:\w+ )?(?:birak|ayir|sakla|at|koy|yaz|ekle|kaydet|bas)[dt]?[dt][iu]kl[ae]r[iu]?m/u;

/** Whether a message may describe a film whose title was forgotten. */
export const describesFilm = (parsed: Understanding): boolean => maySeekFilm(parsed) && !tellsNothing(parsed);

function maySeekFilm(parsed: Understanding): boolean {
  const { text, talk, references, acts, markers, bareTarget } = parsed;
  // `izlicem diye kaydettiklerim neydi`
  const isOwn = listsWords.OWN_ASKED.in(text) || listsWords.PUT_ON.in(text);
  if (isOwn && acts.some(({ act }) => act.kind === 'list')) return false;
  if (PUT_ASIDE.test(text)) return false;
  if (namesPrizes(parsed) || tellsOfMany(parsed)) return false;
  // `korku ama cin min olmasın, adını bile anma`, `köpeğin ölmediği bir köpek filmi`: a kind, and what it is to be without.
  const { genres = [], themes = [], avoidThemes = [], excludeGenres = [] } = parsed.exact ?? {};
  const isOfKind = genres.length > 0 || (themes.length > 0 && !asksItsName(parsed));
  if (isOfKind && avoidThemes.length + excludeGenres.length > 0 && !isToldThen(parsed)) return false;
  // `türkan şoray kadir inanır beraber`
  if (parsed.people.length > 1 && /(?:^| )(?:beraber|birlikte|bir arada|karsilikli)$/u.test(text))
    return false;
  const count = tellingWords(parsed).length;
  // `köstebek gibi bir hayvan vardı, adı neydi`: an everyday word names no film where one is sought.
  if (asksItsName(parsed) && count >= STORY_WORDS) return !isUnspoken(parsed);
  if (isUnspoken(parsed) || bareTarget !== undefined || namesAnother(parsed)) return false;
  if (count < FEWEST_WORDS || namesLikeness(parsed)) return false;
  // `hafızasını kaybeden bir adam` wishes as much as it tells.
  const others = !ASKS.in(text) && (wantsOthers(text) || (parsed.exact !== undefined && !NARRATES.in(text)));
  if (sounds('sure story', parsed) && !markers.requests && !others) return true;
  if (isRatherWish(parsed)) return false;
  // `recep ivedik 3'ü izlenmedi yap`: something is to be done with a film that is named.
  if (acts.some(({ act, targets }) => act.kind === 'film' && targets.some(isFilm))) return false;
  if (isLikelyStory(parsed) && (parsed.exact === undefined || count > STORY_WORDS)) return true;
  if (asksForTitle(parsed)) return true;
  if (markers.requests || wantsOthers(text) || tellsOfSelf(text)) return false;
  if (tellsStory(parsed)) return true;
  if (references.length > 0 || acts.some(({ targets }) => targets.length > 0)) return false;
  if (talk !== undefined || acts.length > 0 || markers.asks) return false;
  return !parsed.wishes;
}

const LONGEST_NAME = 4;
/** Whether a message may be nothing but somebody in a film: `tyler durden`, `mahmut hoca`. */
export const maybeCharacter = (parsed: Understanding): boolean =>
  parsed.words <= LONGEST_NAME &&
  parsed.talk === undefined &&
  parsed.bareTarget === undefined &&
  parsed.acts.length === 0 &&
  !parsed.markers.requests &&
  !statesAnything({ ...(parsed.exact ?? NO_WISHES), people: [] });

/** Whether what films are remembered by may be needed to answer a message. */
export const mayDescribeFilm = (parsed: Understanding): boolean =>
  maybeDescribes(parsed) ||
  describesFilm(parsed) ||
  isSubject(parsed) ||
  maybeCharacter(parsed) ||
  mayAskForRole(parsed) ||
  asksForDescribed(parsed);

const MOST_OF_SUBJECT = 5;
const PAST = /^(\w+[dt])[iu][mkn]?$/u;
/** `geldi`, but not `hayatı`: the ending of the past on what is no noun. */
const isPast = ({ base }: Token): boolean => {
  const [, stem] = PAST.exec(base) ?? [];
  return stem !== undefined && !isCommonWord(stem);
};
/** Whether subjects are named in a few words that state and ask nothing: `nazi kampı`, `polis maaşları`. */
export const isSubject = ({ exact, text, tokens, words: count }: Understanding): boolean =>
  exact !== undefined &&
  exact.themes.length > 0 &&
  count <= MOST_OF_SUBJECT &&
  !SAYS_OR_ASKS.in(text) &&
  !tokens.some(isPast);
