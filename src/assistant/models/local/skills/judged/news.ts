import { variant } from '#lib/variant.ts';
import {
  type Decide,
  type Decision,
  type DecisionContext,
  recommendBy,
  say,
  sayAndAct,
} from '../../core/skill.ts';
import { isForThem, lovedThen, theirFilms } from '../../core/their-films.ts';
import { likely } from '../../judge/judge.ts';
import { sounds } from '../../judge/sounds.ts';
import { nameIn } from '../../lexicon/phrases.ts';
import { boundsWords, listsWords, newsWords } from '../../lexicon/word-lists.ts';
import { toolOf } from '../../understand/acts.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { maskedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking, questionIn } from '../questions/asked.ts';
import { said as asks } from '../questions/said.ts';
import { tellsItWorked } from '../talk/worked.ts';
import { isNervous, sympathy } from './sympathy.ts';

/** So likely something is to be done with a film, whatever news stands before it. */
const SURELY_ORDERED = 0.9;

const IN_MEMORY = ['Ne güzel bir anı; o sevgiyle açalım.', 'Ne hoş düşünmüşsün, onun zevkine göre:'];

/** News of one's life or a memory, and nothing wished: met with a word and an offer. */
export const news: Decide = (parsed, context) => {
  const { seed, memory } = context;
  const { text, markers, films, exact, acts, titles, references } = parsed;
  const told = nameIn(newsWords, text);
  // `onunla izlemiştik, onu açamam`
  if (told === 'acı-anı' && !SEEKS.test(text)) return sympathy(parsed, seed);
  // `babamla hep western izlerdik, onun seveceği bir film açsam`
  const theirs = told === 'anı' && titles.length === 0 && films ? theirFilms(parsed, context) : undefined;
  if (theirs !== undefined)
    return sayAndAct(variant(IN_MEMORY, seed), { tool: 'recommendFilms', input: theirs });
  // `2026 demedim ki, bu sene sınava giriyorum dedim` says why a wish is off.
  if (told === undefined || markers.requests || markers.surprise || parsed.open !== undefined)
    return undefined;
  // `barıştık jokerle, geri aç`
  if (likely(parsed.judged, 'list') >= SURELY_ORDERED) return undefined;
  if (tellsItWorked(text, memory)) return undefined;
  // `yeşil yol çok mu ağlatır, hamileyim de`: what is asked of a film is answered.
  const asked = maskedText(parsed.tokens, titles);
  if (titles.length > 0 && isAsking(asked) && questionIn(asked) !== undefined) return undefined;
  // `kavga ettim, kafam dağılsın` wishes; joy and sorrow are what such news are told with.
  const { mood } = exact ?? {};
  const isFelt = mood === 'happy' || mood === 'sad' || (mood === 'excited' && isNervous(text));
  // `işten yeni çıktım, patrona kafa atacaktım`: tired, and first of all angry.
  if (
    told === 'doğum-günü' ||
    told === 'yalnız-gün' ||
    (mood !== undefined && !isFelt && !FIRST_HEARD.has(told))
  )
    return undefined;
  // A memory is of films, mostly; other news beside a film is said in passing.
  // `aldım, dua ediyom şu an`: where none was shown, nothing is pointed at.
  // `bunlar hüzünlü moralim bozuk zaten` is of those that stand elsewhere on the page.
  const isShown = memory.shown.length > 0 || memory.focus !== undefined || text.startsWith('bunlar ');
  const pointsAt = references.length > 0 && isShown;
  const isOfFilm = (films && markers.asks && !ENDS_TOLD.test(text)) || pointsAt || titles.some(isSurelyTitle);
  // `eski kovboy filmi hani rahmetli babam izlerdi, clint eastwoodlu`: surely a wish, and whose films.
  const isSet = /(?:^| )ols(?:un|a)(?: |$)|(?:^| )olmasin(?: |$)/u.test(text) || sounds('wish', parsed);
  // `80lerin arabesk filmleri vardı, hep ağlardık`
  const isOfEra =
    films &&
    exact !== undefined &&
    exact.themes.length + exact.genres.length > 0 &&
    (exact.minYear ?? exact.maxYear) !== undefined;
  const isWished = SEEKS.test(text) || isOfEra || (isSet && namesFilms(exact, text));
  // `üçüncüsünü eşimle seyretmiştik, izlediklerime yazıver`: an order, whatever is remembered.
  const isOrder = pointsAt && listsWords.INTO_WATCHED.in(text);
  const remembers =
    told === 'anı' && !isWished && !isOrder && acts.every(({ act }) => toolOf(act) === 'markWatched');
  if (remembers) return asks.ASKS.in(text.replace(REMEMBER, '')) ? undefined : remembered(parsed, context);
  // The `yine` of `yine aklıma geldi` changes no wish.
  const amends = markers.amends && told !== 'eski' && told !== 'uykudan-önce' && !FIRST_HEARD.has(told);
  // `nöbetten çıktım, hastane görmiyim yeter`, `… arkada usul usul dönsün`
  const isShiftOver = told === 'nöbet-bitti';
  const keeps = isShiftOver && exact?.avoidThemes.some((theme) => theme !== 'hafif') === true;
  if (keeps || (isShiftOver && LET_IT.test(text))) return undefined;
  if (told === FRIGHT) return WISHES.test(text.replace(SEEN, '')) ? undefined : sympathy(parsed, seed);
  // `canım sıkkın, bir film`
  if (told === 'üzgün' && (films || markers.asks || mood === 'happy' || wishesElse(exact))) return undefined;
  // `karnemde iki zayıf var` opens no report of films.
  // `makinist Hüsnü abi vardı` opens no card of that name.
  const isNamed = titles.some(isSurelyTitle);
  const isDeed = acts.some(({ act }) =>
    act.kind === 'report' ? told !== 'düştü' : isNamed || toolOf(act) !== 'showFilm',
  );
  const wished = WISHES.test(text) || isOfFilm || isDeed || amends || namesFilms(exact, text);
  return wished ? undefined : sympathy(parsed, seed);
};

/** `hep western izlerdik`, and at a yes or `onun anısına bir şey açalım` such films. */
function remembered(parsed: Understanding, context: DecisionContext): Decision {
  const reply = sympathy(parsed, context.seed);
  const loved = lovedThen(parsed, context);
  if (reply.kind !== 'say') return reply;
  return say(reply.text, (answer, around) =>
    isForThem(answer) || (loved !== undefined && answer.talk === 'yes')
      ? recommendBy(loved ?? { mood: 'relaxed' })
      : reply.expects?.(answer, around),
  );
}

/** `kadir inanır, o eski tatta bir film arıyorum` */
const SEEKS =
  /(?:^| )(?:film\w*|bi?r? ?sey) (?:\w+ )?(?:ar[iu]yo|isti|lazim|oner|bul(?:sana|ur|un|abil)?(?: |$))/u;

/** News that no mood in the same breath makes a wish. */
const FIRST_HEARD: ReadonlySet<string> = new Set([
  'barışma',
  'unutulan-gün',
  'yaş',
  'eski-evlendi',
  'iş-siniri',
  'çekilmez',
  'film-korkusu',
]);
/** Told with a word that is a kind of film elsewhere. */
const FRIGHT = 'film-korkusu';
const SEEN = /(?:izle(?:di|mis|yince|dikce|r(?:se|dim))|seyre(?:tti|tmis|dince))\w*|izledikten|izlerken/gu;

/** `küsüz, Kemal Sunal açsam gelir`: whose or what films, beside the news. */
const CONDITION = /(?:^| )(?:\w+ fazla|(?:ol|gec|as|sur)m[ae]s[iu]n|uzun\w*|kisa)(?: |$)/u;
const SEVERAL = /(?:^| )(?:kisiyiz|beraber|birlikte|arkadaslarla|toplandik)(?: |$)/u;
const namesFilms = (exact: Understanding['exact'], text: string): boolean =>
  exact !== undefined &&
  // `ailem bilmiyor` tells of them.
  (exact.genres.some((genre) => genre !== 'Aile' || !/(?:^| )aile[mn]\w*(?: |$)/u.test(text)) ||
    // `yarın vizem var, 1.5 saat, yurtta 4 kişiyiz`: who watches now, and how long; `patron azarladı, en fazla 90 dakika`.
    (exact.maxDuration !== undefined &&
      (SEVERAL.test(text) || boundsWords.MOST_BEFORE.in(text) || CONDITION.test(text))) ||
    // `hamileyim, sonu mutlu bitsin nolur`: what it must be like, beside the news.
    exact.ending !== undefined ||
    (exact.avoidThemes.length > 0 && CONDITION.test(text)) ||
    exact.people.length > 0 ||
    // `müdür bağırdı, dram istemem`: what films must not be.
    exact.excludeGenres.length > 0 ||
    // `içinde fransızca konuşulsun, dil sınavım var`
    (exact.studios ?? exact.series ?? exact.similarTo ?? exact.languages) !== undefined);

const wishesElse = (exact: Understanding['exact']): boolean =>
  exact !== undefined &&
  exact.genres.length + exact.themes.length + exact.people.length + (exact.tones ?? []).length > 0;

const LET_IT = /(?:^| )\w{2,}(?<!yor?|[lm])s[iu]n(?: yeter| bari)?$/u;

/** `… öyle işte, kimse kalmadı da sana anlattım` */
const ENDS_TOLD = /[dt][iu][mk]$/u;

/** `biliyor musun` begins to tell and asks nothing. */
const REMEMBER = /(?:biliyo\w*|hatirl\w*|inanir) m[iu]s[iu]\w*/u;
const WISHES =
  /(?:^| )(?:iste(?!n?(?: |$))\w*|isti\w*|kutla(?!yan|ma)\w*|lazim|lutfen|movies?|izle(?!mekten)\w*|seyre(?!dip(?: |$))\w*|bir sey\w*|bisey\w*|bi sey\w*|neler?|ne (?:acsa|izlese|koysa|aca|izleye|koya|acali|izleyeli)\w*|hangi\w*|onerin?\w*)(?: |$)/u;
