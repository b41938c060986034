import { variant } from '#lib/variant.ts';
import type { Mood } from '#domain/mood.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { PlannedCall } from '#tools/registry.ts';
import type { Understanding } from '../../understand/understand.ts';
import { everyday, plainlyEveryday } from '../told/everyday.ts';
import { tellsTears } from '../told/told-tears.ts';
import situations from './sympathy.json' with { type: 'json' };
import { sounds } from '../../judge/sounds.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { careWords, newsWords } from '../../lexicon/word-lists.ts';
import { type Decision, offer, offering, recommendBy, say } from '../../core/skill.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { union } from '../../understand/lists.ts';
import { toldName } from '../../core/told-name.ts';

interface Situation {
  heard: readonly string[];
  offers: readonly string[];
  /** It is good news. */
  joyful?: true;
  /** Of the films that the offer is of; none where it asks which. */
  mood?: Mood;
  /** What is said where a name is told next (`adı defne`). */
  named?: readonly string[];
  /** What is told next as part of it (`tıp`, `kızmış`), and what is said to it. */
  next?: {
    lists: Readonly<Record<'WHAT', { phrases: readonly string[] }>>;
    replies: readonly string[];
  };
}

// TypeScript reads the moods of a JSON file as any text.
const BY_SITUATION = situations as Readonly<Record<string, Situation>>;
/** It may be graver than it sounds: no film is spoken of. */
const PLAIN = [
  'Dinliyorum, anlat biraz.',
  'Seni dinliyorum; biraz daha anlatır mısın?',
  'Duydum seni. Nasılsın şimdi?',
  'Anlat, buradayım.',
];
/** How sure a situation must be before it is named: a wrong word of comfort hurts; surer still where films were asked for. */
const SURE = 0.45;
const SURE_BESIDE_FILMS = 0.9;
const SURELY_DIED = 0.9;

type Told = Pick<Understanding, 'judged' | 'text' | 'said'>;
type Heard = Told & Pick<Understanding, 'words'>;

/** What says plainly how it stands comes first: a worry that went well is none. */
function situationOf(told: Told, sure: number): Situation | undefined {
  const { judged, text, said } = told;
  const plainly = nameIn(newsWords, text);
  // What is not of today is not taken back either: `… izlerdik ama van damme'ı sevmezdik`.
  if (plainly !== undefined)
    return plainly === 'anı' ? BY_SITUATION[plainly] : turned(BY_SITUATION[plainly], text);
  const { situation } = judged;
  // `annem gideli bir hafta oldu, ev dağıldı`: condolences for the living are worse than none.
  if (situation.label === 'yas' && AWAY.test(text)) return undefined;
  // `uykum var ama bir film izleyeyim`, `12de uyumam lazım`: no sleepless night.
  if (situation.label === 'uykudan-önce' && SLEEPY.test(text)) return undefined;
  const enough = situation.label === 'yas' ? SURELY_DIED : sure;
  if (situation.sure >= enough && BY_SITUATION[situation.label] !== undefined)
    return turned(BY_SITUATION[situation.label], text);
  if (tellsTears(text)) return BY_SITUATION['üzgün'];
  if (!sounds('feeling', told)) return undefined;
  if (said.mood === 'sad') return BY_SITUATION['üzgün'];
  return said.mood === 'happy' ? BY_SITUATION['keyifli'] : undefined;
}

const SLEEPY =
  /(?:^| )(?:uykum (?:var|geld)|uykulu|gozlerim kapan|uyuyakal|uyuklu|(?:uyumam|yatmam) (?:lazim|gerek|sart)|uyumali|yatmali|(?:uyuya|yata)c)/u;
/** `gideli bir hafta oldu köye`: whoever went there lives. */
const AWAY =
  /(?:^| )(?:koy(?:e|une)|memleket(?:e|ine)|tatile|yazliga|yaylaya|hacca|umreye|gezmeye|askere)(?: |$)/u;

/** `üniversiteyi kazandım ama göndermiyorlar`: joy that is taken back is none. */
const turned = (situation: Situation | undefined, text: string): Situation | undefined =>
  (situation?.mood !== undefined && situation.mood !== 'relaxed' && TURNS.test(text)) ||
  (situation?.joyful === true && careWords.LOW.in(text))
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
export function sympathy(told: Heard, seed: string): Decision {
  // `arabayı çarptım bugün`, before sentences like it are of stress.
  const small = nameIn(newsWords, told.text) === undefined ? plainlyEveryday(told, seed) : undefined;
  if (small !== undefined) return small;
  const situation = situationOf(told, SURE);
  if (situation === undefined) return everyday(told, seed) ?? offering(variant(PLAIN, seed));
  const { heard, offers, mood, named, next } = situation;
  const offered: PlannedCall = {
    tool: 'recommendFilms',
    input: mood === undefined ? { genres: [] } : { genres: [], mood },
  };
  const text = `${variant(heard, seed)} ${variant(offers, seed)}`;
  const reply = mood === undefined ? offering(text) : offer(text, offered);
  if (reply.kind !== 'say') return reply;
  if ((named ?? next) === undefined) return tellingOn(notSuch(reply, mood), situation);
  // `kız torun, adı defne`
  const asked = say(text, (parsed, context) => {
    const answer = reply.expects?.(parsed, context);
    if (answer !== undefined) return answer;
    if (next !== undefined && phraseLists({ lists: next.lists }).WHAT.is(parsed.text))
      return offer(variant(next.replies, context.seed), offered);
    const name = named === undefined ? undefined : toldName(context.written);
    return name === undefined || named === undefined
      ? undefined
      : say(variant(named, context.seed).replace('{name}', name));
  });
  return tellingOn(asked, situation);
}

/** `ailem duyarsa çok kızacak`, after an exam that was failed: more of what was told, and no wish. */
function tellingOn(reply: Decision, situation: Situation): Decision {
  if (reply.kind !== 'say') return reply;
  return say(reply.text, (answer, context) => {
    const taken = reply.expects?.(answer, context);
    if (taken !== undefined || !tellsOn(answer)) return taken;
    const told = MIXED.test(answer.text) ? ON.both : situation.joyful === true ? ON.joy : ON.worry;
    return tellingOn(say(variant(told, context.seed)), situation);
  });
}

/** Nothing is asked for, wished or done, and something is told. */
const tellsOn = (told: Understanding): boolean =>
  told.talk === undefined &&
  told.words >= FEWEST_TOLD &&
  !told.markers.requests &&
  !told.markers.surprise &&
  told.acts.length + told.references.length + told.people.length === 0 &&
  !told.titles.some(isSurelyTitle) &&
  !SETS.test(told.text) &&
  Object.entries(told.exact ?? {}).every(
    ([name, value]) =>
      OF_MOOD.has(name) || value === undefined || (Array.isArray(value) && value.length === 0),
  );
const OF_MOOD: ReadonlySet<string> = new Set(['mood', 'implied', 'avoidTones']);
const FEWEST_TOLD = 3;
const SETS =
  /(?:^| )(?:film\w*|\w+s[iu]n(?:l[ae]r)?|\w+(?:[ae]y|uyi)[iu]?m|\w+[ae]l[iu]m|bi ?r? ?sey\w*|bisey\w*|\w+m[ae]k isti\w+|isti\w+|lazim|ol(?:ur|abilir))(?: |$)/u;
/** `hem korkuyorum hem mutluyum` */
const MIXED = /(?:^| )hem \w+(?: \w+){0,3} hem (?:de )?\w+/u;
const ON = {
  worry: [
    'Anlıyorum, bunu düşünmek insanı yorar. Anlat, dinliyorum; hemen çözmek zorunda değiliz.',
    'Seni duyuyorum. İçini dökmek iyi gelir; devam et, buradayım.',
    'Canını sıkması çok doğal. Belki önce sana en yakın olana söylersin; ben de dinliyorum.',
  ],
  joy: ['Ne güzel, anlattıkça ben de seviniyorum!', 'Keyfin daim olsun; devamı da hep böyle gelsin!'],
  both: [
    'İkisi de çok doğal; yeni başlangıçlar hem korkutur hem sevindirir. En çok neresi düşündürüyor seni?',
    'İnsan ikisini birden hisseder bazen, gayet normal. Anlat, hangisi daha ağır basıyor?',
  ],
};

/** `dram istemem` to the offer of a film: the offered ones, but for those. */
const notSuch = (reply: Decision, mood: Mood | undefined): Decision =>
  reply.kind !== 'say' || mood === undefined
    ? reply
    : say(reply.text, (answer, context) => {
        const { excludeGenres = [], genres = [], themes = [], mood: other } = answer.exact ?? {};
        const isOnlyThat = genres.length + themes.length === 0 && other === undefined;
        const keepsAway = excludeGenres.length > 0 && isOnlyThat;
        return keepsAway
          ? recommendBy({ mood, excludeGenres: [...excludeGenres] })
          : reply.expects?.(answer, context);
      });

/** Films for somebody who told of their day: a word of sympathy above them, and calm ones for who is nervous. */
export function warmly(decision: Decision, told: Told, seed: string): Decision {
  if (decision.kind === 'say' || !decision.calls.some(({ tool }) => SHOWN_TO_PERSON.has(tool)))
    return decision;
  const situation = situationOf(told, SURE_BESIDE_FILMS);
  const fits = (call: PlannedCall): PlannedCall => {
    if (call.tool !== 'recommendFilms') return call;
    const input =
      situation?.joyful === true && !OF_A_FILM.test(told.text) ? withoutPraise(call.input) : call.input;
    const ofNews = nameIn(newsWords, told.text);
    const isLow = isOnlyLow(input, told.text);
    const tellsLow = input.avoidThemes === undefined && careWords.LOW.in(told.text);
    const isGuess = tellsLow && ofNews === undefined;
    const mood = isGuess ? 'relaxed' : (situation?.mood ?? (tellsLow ? 'relaxed' : undefined));
    if (mood !== undefined && (isOpen(input, told.text) || (isLow && ofNews === 'üzgün')))
      return { ...call, input: { ...input, mood } };
    const { avoidTones } = input;
    return { ...call, input: isLow ? { ...input, avoidTones: union(avoidTones, ['ağır']) } : input };
  };
  const calls = decision.calls.map(fits);
  return situation === undefined
    ? { ...decision, calls }
    : { ...decision, calls, before: variant(situation.heard, seed) };
}
/** `sınavım çok iyi geçti`: what went well is no film of many points, nor one that ends well. */
const withoutPraise = ({ minRating: _points, ending: _end, ...wishes }: Wishes): Wishes => wishes;
const OF_A_FILM = /(?:^| )(?:film|puan|imdb|son[iu]|bit|izle|seyre)/u;
const SHOWN_TO_PERSON: ReadonlySet<string> = new Set(['recommendFilms', 'surpriseFilm', 'filmsForTwo']);

/** Nothing of a film is wished; of `mülakatım var, çok heyecanlıyım` the mood is that of the person. */
const isOpen = ({ genres, mood, ...wishes }: Wishes, text: string): boolean =>
  mood === undefined
    ? genres.length === 0 && OF_KIND.every((name) => wishes[name] === undefined)
    : mood === 'excited' && isNervous(text);
/** `iş görüşmesi kötü geçti`, `moralim bozuk ne izlesem`: the sadness is told, and nobody asks for what weighs. */
const isOnlyLow = ({ genres, mood }: Wishes, text: string): boolean =>
  mood === 'sad' && genres.length === 0 && careWords.LOW.in(text) && !SADLY.test(text.replace(OF_THESE, ''));
/** `bunlar hüzünlü, moralim bozuk zaten`: said against them. */
const OF_THESE =
  /(?:^| )(?:bunlar|bu|onlar|hepsi|film|filmler)\w* (?:cok |hep |da |fazla ){0,2}(?:huzun|duygu|acikli|aglat|dram)\w*/u;
const SADLY = /(?:^| )(?:agla|huzun|duygu|dram|dokunakl|efkar|melankoli|aci(?:kli|li)?(?= |$)|ici\w* dok)/u;
const OF_KIND = ['themes', 'tones', 'people', 'similarTo', 'series', 'studios', 'maxAge'] as const;

/** `çok heyecanlıyım`: how somebody is, before an exam. */
const NERVOUS =
  /(?:^| )(?:heyecanli(?:yim|yiz|yken)|heyecan(?:dan|im\w*)|geril\w+|gergin\w*|strese?\w*)(?: |$)/u;
export const isNervous = (text: string): boolean => NERVOUS.test(text);
