import { variant } from '#lib/variant.ts';
import type { Mood } from '#domain/mood.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { PlannedCall } from '#tools/registry.ts';
import type { Understanding } from '../../understand/understand.ts';
import situations from './sympathy.json' with { type: 'json' };
import { sounds } from '../../judge/sounds.ts';
import { isAsking, questionIn } from '../questions/asked.ts';
import { said as asks } from '../questions/said.ts';
import { maskedText } from '../../understand/tokens.ts';
import { nameIn } from '../../lexicon/phrases.ts';
import { boundsWords, newsWords } from '../../lexicon/word-lists.ts';
import { type Decide, type Decision, offer, offering, say } from '../../core/skill.ts';
import { toolOf } from '../../understand/acts.ts';
import { tellsItWorked } from '../talk/worked.ts';
import { toldName } from '../../core/told-name.ts';
import { isSurelyTitle } from '../../understand/spans.ts';

interface Situation {
  heard: readonly string[];
  offers: readonly string[];
  /** Of the films that the offer is of; none where it asks which. */
  mood?: Mood;
  /** What is said where a name is told next (`adı defne`). */
  named?: readonly string[];
}

// TypeScript reads the moods of a JSON file as any text.
const BY_SITUATION = situations as Readonly<Record<string, Situation>>;
const PLAIN = [
  'Anlıyorum seni. Buna iyi gelecek bir film bulayım mı: güldüren mi, içini ısıtan mı?',
  'Dinliyorum. İstersen sana eşlik edecek bir film seçelim: hafif mi olsun, duygulu mu?',
  'İyi ki yazdın. Kafanı dağıtacak bir film ister misin?',
];
/** How sure a situation must be before it is named: a wrong word of comfort hurts; surer still where films were asked for. */
const SURE = 0.45;
const SURE_BESIDE_FILMS = 0.9;

type Told = Pick<Understanding, 'judged' | 'text' | 'said'>;

/** What says plainly how it stands comes first: a worry that went well is none. */
function situationOf(told: Told, sure: number): Situation | undefined {
  const { judged, text, said } = told;
  const plainly = nameIn(newsWords, text);
  // What is not of today is not taken back either: `… izlerdik ama van damme'ı sevmezdik`.
  if (plainly !== undefined)
    return plainly === 'anı' ? BY_SITUATION[plainly] : turned(BY_SITUATION[plainly], text);
  const { situation } = judged;
  if (situation.sure >= sure && BY_SITUATION[situation.label] !== undefined)
    return turned(BY_SITUATION[situation.label], text);
  if (!sounds('feeling', told)) return undefined;
  if (said.mood === 'sad') return BY_SITUATION['üzgün'];
  return said.mood === 'happy' ? BY_SITUATION['keyifli'] : undefined;
}

/** `üniversiteyi kazandım ama göndermiyorlar`: joy that is taken back is none. */
const turned = (situation: Situation | undefined, text: string): Situation | undefined =>
  situation?.mood !== undefined && situation.mood !== 'relaxed' && TURNS.test(text)
    ? BY_SITUATION['buruk']
    : situation;
const TURNS =
  /(?:^| )(?:ama|fakat|ancak|lakin) (?:\w+ ){0,4}\w*(?:(?<!bil)m[iu]yo|(?<!bula)m[ae]di|(?<!otura|izleye|baka|durama)m[ae]z|[ae]mam|[ae]mem)\w*(?: |$)/u;

/** The mood of films that suit what is told plainly (`istifayı bastım`). */
export function moodOfNews({ text }: Pick<Told, 'text'>): Mood | undefined {
  const plainly = nameIn(newsWords, text);
  return plainly === undefined ? undefined : turned(BY_SITUATION[plainly], text)?.mood;
}

/** A word on what is told, where it is sure what it is. */
export function heardIn(told: Told, seed: string): string | undefined {
  const situation = situationOf(told, SURE_BESIDE_FILMS);
  return situation === undefined ? undefined : variant(situation.heard, seed);
}

/** A word on what is told, with an offer that a yes takes. */
export function sympathy(told: Told, seed: string): Decision {
  const situation = situationOf(told, SURE);
  if (situation === undefined) return offering(variant(PLAIN, seed));
  const { heard, offers, mood, named } = situation;
  const text = `${variant(heard, seed)} ${variant(offers, seed)}`;
  const reply =
    mood === undefined
      ? offering(text)
      : offer(text, { tool: 'recommendFilms', input: { genres: [], mood } });
  if (named === undefined || reply.kind !== 'say') return reply;
  // `kız torun, adı defne`
  return say(text, (parsed, context) => {
    const name = toldName(context.written);
    const answer = reply.expects?.(parsed, context);
    return (
      answer ?? (name === undefined ? undefined : say(variant(named, context.seed).replace('{name}', name)))
    );
  });
}

/** Films for somebody who told of their day: a word of sympathy above them, and calm ones for who is nervous. */
export function warmly(decision: Decision, told: Told, seed: string): Decision {
  if (decision.kind === 'say' || !decision.calls.some(({ tool }) => SHOWN_TO_PERSON.has(tool)))
    return decision;
  const situation = situationOf(told, SURE_BESIDE_FILMS);
  if (situation === undefined) return decision;
  const { mood } = situation;
  const fits = (call: PlannedCall): PlannedCall =>
    call.tool === 'recommendFilms' && mood !== undefined && isOpen(call.input, told.text)
      ? { ...call, input: { ...call.input, mood } }
      : call;
  return { ...decision, calls: decision.calls.map(fits), before: variant(situation.heard, seed) };
}
const SHOWN_TO_PERSON: ReadonlySet<string> = new Set(['recommendFilms', 'surpriseFilm', 'filmsForTwo']);

/** Nothing of a film is wished; of `mülakatım var, çok heyecanlıyım` the mood is that of the person. */
const isOpen = ({ genres, mood, ...wishes }: Wishes, text: string): boolean =>
  mood === undefined
    ? genres.length === 0 && OF_KIND.every((name) => wishes[name] === undefined)
    : mood === 'excited' && NERVOUS.test(text);
const OF_KIND = ['themes', 'tones', 'people', 'similarTo', 'series', 'studios', 'maxAge'] as const;

/** News of one's life or a memory, and nothing wished: met with a word and an offer. */
export const news: Decide = (parsed, { seed, memory }) => {
  const { text, markers, films, exact, acts, titles, references } = parsed;
  const told = nameIn(newsWords, text);
  // `2026 demedim ki, bu sene sınava giriyorum dedim` says why a wish is off.
  if (told === undefined || markers.requests || markers.surprise || parsed.open !== undefined)
    return undefined;
  if (tellsItWorked(text, memory)) return undefined;
  // `yeşil yol çok mu ağlatır, hamileyim de`: what is asked of a film is answered.
  const asked = maskedText(parsed.tokens, titles);
  if (titles.length > 0 && isAsking(asked) && questionIn(asked) !== undefined) return undefined;
  // `kavga ettim, kafam dağılsın` wishes; joy and sorrow are what such news are told with.
  const { mood } = exact ?? {};
  const isFelt = mood === 'happy' || mood === 'sad' || (mood === 'excited' && NERVOUS.test(text));
  // `işten yeni çıktım, patrona kafa atacaktım`: tired, and first of all angry.
  if (told === 'doğum-günü' || (mood !== undefined && !isFelt && !FIRST_HEARD.has(told))) return undefined;
  // A memory is of films, mostly; other news beside a film is said in passing.
  const isOfFilm = (films && markers.asks) || references.length > 0 || titles.some(isSurelyTitle);
  // `eski kovboy filmi hani rahmetli babam izlerdi, clint eastwoodlu`: surely a wish, and whose films.
  const isSet = /(?:^| )ols(?:un|a)(?: |$)|(?:^| )olmasin(?: |$)/u.test(text) || sounds('wish', parsed);
  // `80lerin arabesk filmleri vardı, hep ağlardık`
  const isOfEra =
    films &&
    exact !== undefined &&
    exact.themes.length + exact.genres.length > 0 &&
    (exact.minYear ?? exact.maxYear) !== undefined;
  const isWished = SEEKS.test(text) || isOfEra || (isSet && namesFilms(exact, text));
  const remembers = told === 'anı' && !isWished && acts.every(({ act }) => toolOf(act) === 'markWatched');
  if (remembers) return asks.ASKS.in(text.replace(REMEMBER, '')) ? undefined : sympathy(parsed, seed);
  // The `yine` of `yine aklıma geldi` changes no wish.
  const amends = markers.amends && told !== 'eski' && told !== 'uykudan-önce' && !FIRST_HEARD.has(told);
  const wished = WISHES.test(text) || isOfFilm || acts.length > 0 || amends || namesFilms(exact, text);
  return wished ? undefined : sympathy(parsed, seed);
};

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
]);

/** `küsüz, Kemal Sunal açsam gelir`: whose or what films, beside the news. */
const SEVERAL = /(?:^| )(?:kisiyiz|beraber|birlikte|arkadaslarla|toplandik)(?: |$)/u;
const namesFilms = (exact: Understanding['exact'], text: string): boolean =>
  exact !== undefined &&
  // `ailem bilmiyor` tells of them.
  (exact.genres.some((genre) => genre !== 'Aile' || !/(?:^| )aile[mn]\w*(?: |$)/u.test(text)) ||
    // `yarın vizem var, 1.5 saat, yurtta 4 kişiyiz`: who watches now, and how long; `patron azarladı, en fazla 90 dakika`.
    (exact.maxDuration !== undefined && (SEVERAL.test(text) || boundsWords.MOST_BEFORE.in(text))) ||
    exact.people.length > 0 ||
    // `müdür bağırdı, dram istemem`: what films must not be.
    exact.excludeGenres.length > 0 ||
    (exact.studios ?? exact.series ?? exact.similarTo) !== undefined);

/** `çok heyecanlıyım`: how somebody is, before an exam. */
const NERVOUS =
  /(?:^| )(?:heyecanli(?:yim|yiz|yken)|heyecan(?:dan|im\w*)|geril\w+|gergin\w*|strese?\w*)(?: |$)/u;

/** `biliyor musun` begins to tell and asks nothing. */
const REMEMBER = /(?:biliyo\w*|hatirl\w*|inanir) m[iu]s[iu]\w*/u;
const WISHES =
  /(?:^| )(?:iste(?!n(?: |$))\w*|isti\w*|kutla(?!yan|ma)\w*|lazim|lutfen|movies?|izle(?!mekten)\w*|seyre\w*|bir sey\w*|bisey\w*|bi sey\w*|neler?|ne (?:acsa|izlese|koysa|aca|izleye|koya|acali|izleyeli)\w*|hangi\w*|onerin?\w*)(?: |$)/u;
