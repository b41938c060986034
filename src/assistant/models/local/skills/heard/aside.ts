import { type Decide, offering, say, unsure } from '../../core/skill.ts';
import { asksForTitle } from '../recall/description.ts';
import { said } from '../questions/said.ts';
import { lost } from './lost.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { musicInstead, talkReply } from '../talk/small-talk.ts';
import { notKnown } from '../../core/not-known.ts';
import { isEveryday } from '../../understand/unknown-title.ts';
import { toolOf } from '../../understand/acts.ts';
import { tellsPlot } from '../../understand/told-plot.ts';
import type { Understanding } from '../../understand/understand.ts';
import { cannotPlainly, cannotReply, cannotSurely } from '../judged/cannot.ts';
import { asideOf, asideness, asking, isAside } from '../judged/evidence.ts';
import { toldOfSelf } from './heard.ts';
import { isLight, serious } from '../judged/serious.ts';
import { plainlyEveryday } from '../told/everyday.ts';
import { sympathy } from '../judged/sympathy.ts';
import { likely } from '../../judge/judge.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { sounds } from '../../judge/sounds.ts';

const UNSURE = 0.45;
const SURELY_TALK = 0.8;
const FEW_WORDS = 6;
/** Letters without sense are like nothing much, though the judge must name something. */
const isSenseless = ({ tokens }: Understanding, sure: number): boolean =>
  sure < SURELY_TALK && !tokens.some(isEveryday);
const ASKS = /\?|(?:^| )(?:ne|nasil|kim\w*|nere\w*|kac|niye|neden|m[iu]|m[iu]sin|m[iu]yd\w*)(?: |$)/u;

/** Below this a wish may still be meant. */
const SURELY_DANGER = 0.5;
/** Danger must be so much likelier than a wish for films: `kendimi iyi hissetmek istiyorum` is one. */
const RATHER = 2;
/** `denize giremez olurum di mi ben 😅`: said with a laugh. */
const LAUGHS = /[😂🤣😅😄😁😆😹]/u;
const isRatherDanger = ({ judged }: Understanding): boolean =>
  likely(judged, 'sensitive') >= RATHER * likely(judged, 'recommend', 'refine');

/** `çocuklara zarar gelenler olmasın, dayanamıyorum`: what is not to be in a film, and no cry for help. */
const REFUSES_IN_FILM =
  /(?:[ae]nl[ae]r|\w+l[iu]ler|sahne\w*|film\w*|sey\w*) (?:sakin )?(?:olmas[iu]n|istem\w+|cikmas[iu]n|gelmesin|gosterme|verme|onerme)/u;

/** `sonu kapkara bitsin, kötü son istiyorum`: how a film is to end, and nobody's life. */
const OF_ENDING =
  /(?:^| )(?:sonu|finali?|sonlar[iu]?) (?:\w+ ){0,2}(?:bit\w+|ols?\w+)|(?:^| )(?:kotu|mutsuz|kapkara|kara|karanlik|aci|acikli|huzunlu|trajik|acimasiz) (?:bir |bi )?(?:son(?!ra)\w*|final\w*)(?: |$)/u;

/** `gerilim istemiyorum dedim`: a kind of film is refused, and nothing of a life. */
const refusesKind = ({ exact, text }: Understanding): boolean =>
  (exact?.excludeGenres.length ?? 0) > 0 && !/(?:^| )(?:hayat|yasa[mn]|omru)/u.test(text);

/** Somebody may be in danger, and nothing that is named is a film or a kind of one. */
const mayBeInDanger = (parsed: Understanding): boolean => {
  const { judged, exact, titles, people, acts, text } = parsed;
  return (
    // `ama ben çok korkuyorum, abartısız olsun`: how the film is to be.
    likely(judged, 'sensitive') >= (/(?:^| )ols[iu]n(?: |$)/u.test(text) ? 0.8 : SURELY_DANGER) &&
    // `sonu kapkara bitsin, kötü son istiyorum`: how the film is to end.
    exact?.ending === undefined &&
    // `çocuklara zarar gelenler olmasın`: what the films are not to have.
    !REFUSES_IN_FILM.test(text) &&
    !OF_ENDING.test(text) &&
    !refusesKind(parsed) &&
    !tellsPlot(text) &&
    !isLight(parsed) &&
    isRatherDanger(parsed) &&
    titles.length + people.length + acts.length + (exact?.genres.length ?? 0) === 0
  );
};

/** `cem yılmaz var mı`: films of somebody are asked for. */
const isAfterSomebody = ({ exact, words, text }: Understanding): boolean =>
  exact !== undefined && exact.people.length > 0 && words <= FEW_WORDS && markersWords.ARE_THERE.ends(text);

/** A film is plainly wished, whatever else is told. */
const wishesFilm = ({ films, markers, judged }: Understanding): boolean =>
  films && markers.asks && (judged.acts.recommend ?? 0) > SURE_WISH;
const SURE_WISH = 0.95;

/** Films are asked for, and what it is like is hardly likelier than a wish. */
const isUnsureOfFilms = (parsed: Understanding): boolean =>
  parsed.films &&
  parsed.markers.asks &&
  asideOf(parsed) === 'cannot' &&
  (likely(parsed.judged, 'cannot') < UNSURE || !cannotPlainly(parsed)) &&
  likely(parsed.judged, 'recommend') > LEAST_WISH;
const LEAST_WISH = 0.2;

/** `2023'te çıkan iyi filmler neydi`: those films are wished. */
const asksWhichFilms = ({ films, exact, text }: Understanding): boolean =>
  films && exact !== undefined && WHICH_FILMS.test(text);
const WHICH_FILMS =
  /(?:^| )film(?:ler|leri) (?:ne(?:ydi|lerdi|ler|ymis)|hangileri(?:ydi)?|hangisiydi|ne vardi)(?: |$)/u;

/** `türk korku filmi hangisi en iyi`: of a kind of films, and no fact that somebody could know. */
const asksForBestOfKind = ({ exact, text, titles }: Understanding): boolean =>
  exact !== undefined &&
  titles.length === 0 &&
  exact.genres.length + exact.themes.length + exact.countries.length > 0 &&
  said.BEST_ALONE.in(text);

/** A kind of film is asked for in so many words, though it sounds like talk. */
const requestsKind = (parsed: Understanding): boolean =>
  parsed.markers.requests &&
  parsed.films &&
  asideOf(parsed) === 'smalltalk' &&
  (parsed.exact?.themes.length ?? 0) + (parsed.exact?.genres.length ?? 0) > 0;
/** `film izleyelim`; `hemen bi film aç`, where one is to be named */
const WATCHES =
  /(?:^| )film (?:izle|seyred|ac|bak)(?:yelim|elim|alim|sek|sak|yeyim|eyim|ayim)$|(?:^| )bir? (?:\w+ )?film (?:ac|koy)(?: |$)/u;

const WISHED_AT_END = /(?:^| )(?:oner\w*|olsun|lazim|ver)$/u;

/** What wants no film, by sentences like it: answered as what it is, and no tool is called. */
export const aside: Decide = (parsed, context) => {
  const { memory, recall, seed } = context;
  const { talk, references } = parsed;
  const laughs = LAUGHS.test(context.written);
  // `hani adam her sabah aynı güne uyanıyordu, onun adı`: a title is looked for.
  if (recall !== undefined && /(?:^| )hani /u.test(parsed.text) && asksForTitle(parsed)) return undefined;
  // `buldun valla, fragman koy`: it can be done.
  if (parsed.acts.some(({ act }) => toolOf(act) === 'findTrailer')) return undefined;
  // `tamam öner`
  if (markersWords.ASKS_ALONE.is(parsed.text)) return undefined;
  // `en çok hangi türü seviyorum` asks of the person's own figures.
  if (parsed.acts.some(({ act }) => act.kind === 'stats')) return undefined;
  // `bebek uyudu, kumanda elimde, sesi kısık izlenecek bir film`: a film is wished.
  if (cannotSurely(parsed) && !wishesFilm(parsed)) return say(cannotReply(parsed));
  // `boşver ya, hiçbirinin anlamı yok, bitsin istiyorum artık`: be films on the screen or not.
  if (!laughs && mayBeInDanger(parsed)) return serious(parsed, seed);
  // What points at a film on the screen is about it.
  const besideFilms = memory.lastShow !== undefined || memory.shown.length > 0;
  if ((besideFilms && references.length > 0) || talk === 'yes' || talk === 'no' || talk === 'noFilm')
    return undefined;
  // `bizimkileri ezbere biliyo millet`, after films; `üç klasik söyler misin`; `eve gelince film izleyelim`.
  if (besideFilms && parsed.exact?.origin !== undefined) return undefined;
  if (requestsKind(parsed) || WATCHES.test(parsed.text)) return undefined;
  // `süper mario değil`: other films than that one.
  if (parsed.said.excludeTitles !== undefined) return undefined;
  if (REFUSES_IN_FILM.test(parsed.text) && !mayBeInDanger(parsed)) return undefined;
  // `what movies do you have`: films are asked for in a way that is like much else.
  if (isUnsureOfFilms(parsed) || asksWhichFilms(parsed) || asksForBestOfKind(parsed)) return undefined;
  if (isAfterSomebody(parsed) || !isAside(parsed, besideFilms, recall)) return undefined;
  return saidAside(parsed, context);
};

/** What is said to a message that wants no film; nothing where it may be of films after all. */
export const saidAside: Decide = (parsed, context) => {
  const { memory, seed } = context;
  const { talk, films } = parsed;
  const laughs = LAUGHS.test(context.written);
  const besideFilms = memory.lastShow !== undefined || memory.shown.length > 0;
  const kind = asideOf(parsed);
  // `selamün aleyküm, cüneyt arkının filmlerinden koyuver`
  if (talk === 'greeting' && films && parsed.said.people.length > 0) return undefined;
  // Words of small talk say more exactly which it is.
  if (talk !== undefined && (kind === 'smalltalk' || kind === 'offtopic'))
    return talk === 'unknownFact'
      ? unsure(notKnown(parsed.text, seed))
      : // `selam, hamsi ayıkladım şimdi oturdum`
        ((talk === 'greeting' ? plainlyEveryday(parsed, seed) : undefined) ??
          (talk === 'offTopic' ? musicInstead(parsed.text, parsed.exact?.mood) : undefined) ??
          offering(talkReply(talk, seed)));
  if (isSenseless(parsed, likely(parsed.judged, kind))) return lost(parsed, context);
  // `titanik'in zımbırtısını fıldırdattılar`: of a film, and nobody can say what.
  if (parsed.titles.some(isSurelyTitle) && likely(parsed.judged, kind) < UNSURE) return lost(parsed, context);
  const asked = asking(parsed, besideFilms);
  if (asked >= UNSURE && asked > asideness(parsed)) return unsure(notKnown(parsed.text, seed));
  // Too likely to be no wish for films to be pressed on somebody, and no likelier to be anything else.
  if (asideness(parsed) < UNSURE) return lost(parsed, context);
  switch (kind) {
    case 'offtopic':
      // `patronum bana bağırdı`: what may be a worry is met as one.
      if (sounds('worry', parsed)) return sympathy(parsed, seed);
      // `köpeğim televizyon izler mi`
      return plainlyEveryday(parsed, seed) ?? { ...offering(talkReply('offTopic', seed)), unsure: true };
    case 'smalltalk':
      if (ASKS.test(parsed.text)) return unsure(talkReply('aboutMe', seed));
      return sounds('talk', parsed)
        ? (toldOfSelf(parsed, context) ?? unsure(talkReply('chat', seed)))
        : lost(parsed, context);
    case 'cannot': {
      // `müzik filmi öner`, `altyazı okuyamıyor, türkçe olsun`: a wish that is known can be met.
      const { genres = [], themes = [], origin } = parsed.exact ?? {};
      const isWish = genres.length + themes.length > 0 || origin !== undefined;
      return isWish && WISHED_AT_END.test(parsed.text) ? undefined : say(cannotReply(parsed));
    }
    case 'feeling':
      return sympathy(parsed, seed);
    case 'sensitive':
      // `koralin beni gece uyutmadı`: what a film did.
      if (laughs || refusesKind(parsed) || !isRatherDanger(parsed) || parsed.titles.some(isSurelyTitle))
        return undefined;
      // The help line is for who may need it, and frightens who only typed something odd.
      if (sounds('danger', parsed) && !isLight(parsed)) return serious(parsed, seed);
      return parsed.words > FEW_WORDS ? sympathy(parsed, seed) : lost(parsed, context);
  }
};
