import type { RecallIndex } from '#films/recall/recall-index.ts';
import { nameIn } from '../../lexicon/phrases.ts';
import { markersWords, namesWords, newsWords, notWishesWords } from '../../lexicon/word-lists.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { foldedText } from '../../understand/tokens.ts';
import { tellsPlot } from '../../understand/told-plot.ts';
import { isAsking } from '../questions/asked.ts';
import { isSubject } from '../recall/description.ts';
import { saysSetIn } from '../../understand/set-in.ts';
import type { Understanding } from '../../understand/understand.ts';
import { OF_FILMS_ALONE, tellsMuch } from './rather-told.ts';
import { isDayTold, isStray, tellsOfThatDay } from './told-day.ts';
import { asksForSuch, isFilmed, isWish } from './wished.ts';
import { likely } from '../../judge/judge.ts';
import { sounds } from '../../judge/sounds.ts';

/**
 * How sure the judge must be that a message wants no film: little where the exact readers found nothing of a wish
 * either, more where they did, still more where a subject is all that is said (`banka soygunu planlayan ekip`), most where a whole title or a wish in few words are all there is, or once films are
 * on the screen, which few words are more likely about.
 */
const ENOUGH = { foundNothing: 0.3, alone: 0.6, subject: 0.75, besideFilms: 0.8, plainly: 0.78, told: 0.45 };

const HALF = 0.5;

/** What somebody has made, without the word for it. */
const THEIRS =
  /(?:^| )(?:oyna|cek|yonet|yaz|cevir)(?:d[iu]k|t[iu]k)(?:lar|ler)[iu]\w*(?: neler| hangileri| var m[iu]| olsun)?$/u;

const SUCH_OF_THEIRS = /(?:^| )en \w+(?: \w+)?[ae]n[iu]$/u;

const DUBBED = /(?:^| )(?:dublaj|alt ?yazi|seslendir)/u;

const SURELY_WISHED = 0.95;
const TELLING = /(?:^| )anlatan (?:bir |bi )?\w+$/u;
const statesGenre = ({ exact, text }: Understanding): boolean =>
  exact !== undefined && exact.genres.length > 0 && !isAsking(text);

/** The acts of a message that wants neither a film nor anything done. */
const ASIDE = ['offtopic', 'smalltalk', 'feeling', 'cannot', 'sensitive'] as const;
type AsideAct = (typeof ASIDE)[number];

/** Whether a message, by sentences like it, wants no film, and what the exact readers found is too weak to say otherwise. */
export function isAside(parsed: Understanding, besideFilms: boolean, recall?: RecallIndex): boolean {
  // `aksiyon kamerasının pili kaç saat gider`
  if (notWishesWords.OF_DAILY_LIFE.in(parsed.text)) return true;
  if (tellsOfThatDay(parsed)) return true;
  // `12 yaşındaki yeğenimle izlemek için macera` is like a question, and surely wishes films.
  if (parsed.judged.wished > SURELY_WISHED && statesGenre(parsed)) return false;
  // `Kuvâ-yi Milliye'yi anlatan bir eser`
  if (parsed.judged.wished > HALF && statesKind(parsed) && TELLING.test(parsed.text)) return false;
  if (isPlain(parsed) || saysHowTheyAre(parsed) || asksOfFilm(parsed) || asksForSuch(parsed)) return false;
  // `babasından dayak yiyen çocuk`: a film is told, whatever its words are of elsewhere.
  if (tellsPlot(parsed.text) && !sounds('nothing of a film', parsed)) return false;
  // `gerçekten yaşanmış seri katil olayı`: nothing but a film is called so.
  if (parsed.exact?.themes.some((theme) => OF_FILMS_ALONE.has(theme)) === true && !ASKING.test(parsed.text))
    return false;
  // `western var mı`, but not `köpeğin var mı`, `uzaylılar var mı`
  if (statesKind(parsed) && IS_THERE.test(parsed.text)) return false;
  // `mutfakta geçen, şef falan`
  if (saysSetIn(parsed)) return false;
  // `ağlarım ama bu gece`: rather wished than told.
  if (!besideFilms && parsed.said.mood !== undefined && likely(parsed.judged, 'recommend') > HALF)
    return false;
  if (isBetweenTwo(parsed) || isOfSuch(parsed)) return false;
  if ([markersWords.BEST_FILMS, markersWords.SO_MUCH_THE_BETTER].some((list) => list.in(parsed.text)))
    return false;
  // `en yüksek puanlı 3 film`
  if (parsed.exact?.minRating !== undefined && parsed.films && !isAsking(parsed.text)) return false;
  // `kadir inanırla beraber oynadıkları`, `onun yönettikleri neler`
  if (parsed.people.length > 0 && THEIRS.test(parsed.text)) return false;
  // `christopher nolan'ın en kolay anlaşılanı`
  if (parsed.people.length > 0 && parsed.exact !== undefined && SUCH_OF_THEIRS.test(parsed.text))
    return false;
  // `margot robbie ❤️❤️`, `cillian murphy ve nolan beraber`: names and no more.
  const beside = parsed.people.length === 0 ? undefined : besides(parsed);
  if (beside === '' || namesWords.BESIDE_NAMES.is(beside)) return false;
  // `kubricke nereden başlanır`, `iran sinemasını merak ettim, nerden girsem`
  if ((parsed.people.length > 0 || isOfCountry(parsed)) && markersWords.WHERE_TO_START.in(parsed.text))
    return false;
  if (isStray(parsed) && (!besideFilms || isDayTold(parsed))) return true;
  const kind = asideOf(parsed);
  // `dublajlı bir korku`, `Breaking Bad gibi bir dizi`: what can be met of it is met.
  const canBeMet = (parsed.exact?.genres.length ?? 0) > 0 || parsed.exact?.similarTo !== undefined;
  if (kind === 'cannot' && canBeMet && !ASKING.test(parsed.text)) return false;
  // `Kürtçe film var mı`, but not `Kürtçe altyazı var mı`.
  const inLanguage = parsed.exact?.languages !== undefined && parsed.films;
  if (kind === 'cannot' && inLanguage && !DUBBED.test(parsed.text)) return false;
  const sure = asideness(parsed) + asking(parsed, besideFilms);
  // `vaktim iki saatmiş`, once films are shown.
  if (besideFilms && parsed.exact?.maxDuration !== undefined) return false;
  if ((parsed.acts.length > 0 && parsed.titles.some(isWholly)) || isWish(parsed) || isFilmed(parsed, recall))
    return sure >= ENOUGH.plainly;
  const alone = findsNothing(parsed) ? 'foundNothing' : isSubject(parsed) ? 'subject' : 'alone';
  const enough = ENOUGH[besideFilms ? 'besideFilms' : alone];
  return sure >= (tellsMuch(parsed) ? Math.min(enough, ENOUGH.told) : enough);
}

/** `akira ile ghost in the shell arası bişey`: likeness to two is no question, whatever its words are like. */
const isBetweenTwo = ({ exact, text }: Understanding): boolean =>
  exact?.similarTo !== undefined && (exact.alsoSimilarTo ?? []).length > 0 && !ASKING.test(text);

/** `cinli türk korkusu var mı sağlam`: a kind, and from where or of what besides. */
const isOfSuch = ({ exact, text }: Understanding): boolean =>
  exact !== undefined &&
  exact.genres.length > 0 &&
  (exact.origin !== undefined || exact.countries.length + exact.themes.length > 0) &&
  THERE.test(text);
const THERE = /(?:^| )(?:var|yok) m[iu](?: |$)/u;

const isOfCountry = ({ exact, films }: Understanding): boolean =>
  films && exact !== undefined && exact.countries.length + exact.genres.length > 0;

const IS_THERE = /^(?:\S+ ){0,3}\S+(?<![iu]n|l[ae]r) var m[iu]\w*$/u;
const statesKind = ({ exact }: Understanding): boolean =>
  exact !== undefined && exact.genres.length + exact.themes.length > 0;

/** What a message says besides the names in it. */
const besides = ({ tokens, people }: Understanding): string =>
  foldedText(
    tokens.filter(
      ({ folded }, at) => /[a-z0-9]/u.test(folded) && !people.some(({ from, to }) => from <= at && at < to),
    ),
  );

export const asideness = ({ judged }: Understanding): number => likely(judged, ...ASIDE);

/** How likely it is that something is asked which nothing else has answered: of what is shown only where something is. */
export function asking(parsed: Understanding, besideFilms: boolean): number {
  const { judged, people, films, text, words, acts, references, exact } = parsed;
  // `morgan freeman hangi filmlerde oynuyor` asks for the films, as the name alone does.
  const theirFilms =
    people.length > 0 &&
    (films ||
      words <= FEW_WORDS ||
      // `tarantinonun kanı az olanı var mı`
      /(?:^| )(?:hangi(?:si|leri| film)|ne(?:ler)? var(?:mis)?$|ne(?:si|yi|leri) var$|olan(?:[iu]|lar[iu]?)? (?:var|yok) m[iu]$)/u.test(
        text,
      ));
  // `en az 8 puan almış dramlar hangileri`
  const listed = exact !== undefined && exact.genres.length > 0 && /(?:^| )hangileri$/u.test(text);
  // `gerçekten yaşanmış seri katil olayı`, `nuri bilge ceylan altın palmiye`: named, and nothing is asked of it.
  const names =
    !besideFilms &&
    ((exact?.themes.length ?? 0) > 1 || ((people.length > 0 || films) && exact?.awards !== undefined)) &&
    !isAsking(text) &&
    !/\?/u.test(parsed.written);
  if (theirFilms || listed || names || acts.length + references.length > 0) return 0;
  return likely(judged, 'question', ...(besideFilms ? [] : ['shown']));
}

export function asideOf({ judged }: Understanding): AsideAct {
  return ASIDE.reduce((best, act) => (likely(judged, act) > likely(judged, best) ? act : best));
}

/** `bugün çok mutluyum`: who says how they are, in words that are known, is recommended films for it. */
function saysHowTheyAre(parsed: Understanding): boolean {
  const kind = asideOf(parsed);
  // `Titanik'i çok sevdim` says how they are towards a film.
  const { mood, genres = [], implied = {} } = parsed.exact ?? {};
  const felt = mood !== undefined || genres.length + (implied.themes?.length ?? 0) > 0;
  // `bütün gün cam sildim belim koptu, anca oturdum`: so much is rather told than wished.
  if (kind === 'feeling' && tellsMuch(parsed)) return false;
  if (kind === 'feeling' && (felt || parsed.titles.some(isSurelyTitle))) return true;
  // `seni özledim`, `mutlu yıllar`: surely said to the assistant.
  return kind === 'smalltalk' && !sounds('said to us', parsed) && mood !== undefined;
}

/** A title that is no everyday word, or several of them. */
const isWholly = ({ span, from, to }: Understanding['titles'][number]) =>
  !span.fuzzy && (!span.ordinary || to - from > 1);

/** A title alone, something to be done on a screen, or a question that only films answer: the judge is not asked. */
function isPlain(parsed: Understanding): boolean {
  const { text, acts, titles, markers, bareTarget, open } = parsed;
  const isOfScreens = acts.some(({ act }) => act.kind !== 'film') && !sounds('other screen', parsed);
  if (isOfScreens || open !== undefined) return true;
  if (markers.surprise || markersWords.WHAT_TO_WATCH.in(text)) return true;
  // `Mutlu`, as the chips say it: a word that is known, and nothing beside it.
  if (parsed.words === 1 && parsed.exact?.mood !== undefined) return true;
  // `uykum kaçtı`
  if (parsed.exact?.mood !== undefined && nameIn(newsWords, text) === 'uykudan-önce') return true;
  return bareTarget !== undefined && titles.some(isWholly);
}

/** `Oppenheimer kaç saat, çayı ona göre demleyeceğim`: something of a film that is surely named. */
const asksOfFilm = ({ acts, titles }: Understanding): boolean =>
  acts.some(
    ({ act, targets }) =>
      act.kind === 'film' &&
      targets.some(({ kind }) => kind === 'title') &&
      (act.tool === 'whereToWatch' ||
        act.tool === 'findTrailer' ||
        titles.some((title) => isSurelyTitle(title))),
  );

const ASKING = /(?:^| )(?:m[iu]\w{0,4}|nasil|nereden?|nerde)(?: |$)/u;

const FEW_WORDS = 3;
const findsNothing = ({ exact, films, markers, titles, acts, people }: Understanding): boolean =>
  exact === undefined &&
  !films &&
  !markers.asks &&
  acts.length + people.length === 0 &&
  !titles.some(isWholly);
