import { type Decide, type Decision, offer, say, sayAndAct } from '../../core/skill.ts';
import { variant } from '#lib/variant.ts';
import { sounds } from '../../judge/sounds.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { PlannedCall } from '#tools/registry.ts';
import { plannedRecommendation } from '../recommendation/recommendation.ts';
import {
  type Need,
  isHazard,
  isOverwhelmed,
  isRelieved,
  isUrgent,
  mayTurnOutWell,
  needOf,
} from '../../understand/need.ts';
import type { Understanding } from '../../understand/understand.ts';
import { toldName } from '../../core/told-name.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { refusesFilms } from '../judged/no-film-at-all.ts';
import { isAsking } from '../questions/asked.ts';
import { namedTitles } from '../questions/named-film.ts';
import { said } from '../questions/said.ts';
import { careAfter } from './gently.ts';
import { cannotWait, medical } from './medical.ts';
import { heardOf } from './heard.ts';
import { isForThem, lovedThen, theirFilms } from '../../core/their-films.ts';
import { stayingWith, stillThere } from '../../core/urgent-talk.ts';
import replies from './replies.json' with { type: 'json' };

/** Somebody in danger is answered as that, whatever else the message says. */
export const safety: Decide = (parsed, { written, seed }) => {
  const need = needIn(parsed.text, written);
  // `az önce sallandık, çocukları oyalayacak bir film`: the films come after the word on it.
  const isOver = need !== undefined && isHazard(need) && wishesFilms(parsed);
  return need !== undefined && isUrgent(need) && !isOver
    ? say(variant(replies.heard[need], seed))
    : undefined;
};

const wishesFilms = ({ films, markers, exact, text }: Understanding): boolean =>
  films ||
  markers.requests ||
  (exact?.genres.length ?? 0) > 0 ||
  (exact !== undefined && KEEPS_AWAY.test(text));

/** A loss is answered with sympathy first, then with gentle films; who is at the end of their strength is listened to. */
export const sympathy: Decide = (parsed, context) => {
  const { written, seed } = context;
  const need = needIn(parsed.text, written);
  const wantsNone = refusesFilms(parsed);
  // `cenazesini biz çıkardık` takes nothing off a list.
  const orders = parsed.acts.some(({ act, targets }) => act.kind !== 'remove' || targets.length > 0);
  if (need === undefined || (orders && !wantsNone) || parsed.markers.surprise) return undefined;
  if (asksOfFilm(parsed)) return undefined;
  const care = careAfter(context.memory.care, { text: written, calls: [] });
  const first = isHazard(need) ? replies.through : replies.heard[need];
  const heard =
    care === undefined || isHazard(need) ? variant(first, seed) : heardOf(care, parsed.text, seed);
  // `babam öldü, film falan istemiyorum`
  if (wantsNone) return say(`${heard} ${variant(replies.company, seed)}`);
  const { mood } = parsed.exact ?? {};
  // `işten çıkarıldım` is read as the tiredness of who comes from work.
  const isToldOnly = mood === 'relaxed' && !LIGHTER.test(parsed.text);
  const wishesMood = mood !== undefined && mood !== 'sad' && !isToldOnly;
  // `işten çıkarıldım, ne yapacağım bilmiyorum` asks for no film.
  const asks = parsed.markers.asks && !WHAT_NOW.test(parsed.text);
  // The `izlerdi` of `hep kovboy izlerdi` wishes nothing.
  const loved = isForThem(parsed) ? undefined : lovedThen(parsed, context);
  const films = parsed.films && loved === undefined;
  const asked =
    isHazard(need) || films || parsed.markers.requests || asks || wishesMood || A_VOICE.test(parsed.text);
  const { said } = parsed;
  // `yeni ayrıldım, aşk görmek istemiyorum`: a refusal is meant. `kedim öldü` wants no films about cats.
  // `içinde bebek olmasın`, `hayvan görmek istemiyorum`: who says what films must not have wishes films.
  // `çocuğun cenazesini çıkardık, kimseye anlatamıyorum` only tells.
  const kept =
    (parsed.exact?.avoidThemes ?? []).length + (parsed.exact?.avoidTones ?? []).length > 0 &&
    (!MOURNED.has(need) || KEEPS_AWAY.test(parsed.text));
  const refuses = said.excludeGenres.length + said.refusedPeople.length > 0 || kept;
  if (isOverwhelmed(written) && !parsed.markers.requests && !refuses)
    return say(`${heard} ${variant(replies.listening, seed)}`);
  // At a death, by a sickbed or by a cradle at night nobody has films pressed on them.
  // `işten çıkardılar, eve nasıl söylicem`: how it is to be told at home weighs more than any film.
  const isHeavy = MOURNED.has(need) || (need === 'job' && HOW_TO_TELL.test(parsed.text));
  if (isHeavy && !asked && !refuses)
    return offer(
      care?.again === true ? heard : `${heard} ${variant(replies.listening, seed)}`,
      inMemory(GENTLE, loved),
    );
  const call: PlannedCall =
    asked || refuses
      ? lightly(inMemory(plannedRecommendation(parsed, context), theirFilms(parsed, context)), parsed.text)
      : { tool: 'recommendFilms', input: { genres: [...said.genres], mood: said.mood } };
  return sayAndAct(heard, call);
};

/** `john wick'te köpeği niye öldürdüler`: it happens in a film that is named, and it is asked of. */
const asksOfFilm = (parsed: Understanding): boolean =>
  namedTitles(parsed).length > 0 && isAsking(parsed.text) && sounds('question', parsed);

const KEEPS_AWAY =
  /(?:^| )(?:ol(?:mas|may|madan)|ist[ei]m|gor(?:me[ky]|emem)|kaldir[ae]m|gecme|cik(?:mas|arsa)|dayanam|tetikl|hatirlat)/u;
const MOURNED: ReadonlySet<Need> = new Set([
  'grief',
  'disaster',
  'illness',
  'unwell',
  'newMother',
  'burden',
  'missing',
  'eating',
]);
const GENTLE: PlannedCall = { tool: 'recommendFilms', input: { genres: [], mood: 'relaxed' } };

const HOW_TO_TELL =
  /(?:^| )(?:nasil (?:soyle|der|anlat|acikla|bak)\w*|ne (?:diyec|diyeyim|derim)\w*|soyleyeme\w+|(?:\w+ )?haber\w* yok)(?: |$)/u;
const WHAT_NOW = /(?:^| )ne (?:yap(?:ic|c|ac)\w*|ed(?:ic|ec)\w*|yapsam|yapayim|halt)/u;

/** `kızım çok ağladı, hafif bir film`, `babamı kaybettim, ne izlesem`: the sadness is told, and no sad film wished. */
const lightly = (call: PlannedCall, text: string): PlannedCall =>
  call.tool === 'recommendFilms' && call.input.mood === 'sad' && (LIGHTER.test(text) || !SADLY.test(text))
    ? { ...call, input: { ...call.input, mood: 'relaxed' } }
    : call;
const SADLY = /(?:^| )(?:agla|huzun|duygu|dram|dokunakl|aci(?:kli|li)?(?= |$)|ici\w* dok)/u;
/** `ev çok sessiz, bir ses olsun`: a film that keeps somebody company. */
const A_VOICE = /(?:^| )ses(?:i)? (?:ols(?:un|a)|gelsin|lazim)/u;
const LIGHTER = /(?:^| )(?:hafif|sakin|yumusa|kafa\w* dagit|nese|gul(?!e)|komi|eglen)/u;

/** What they loved is wished, and no mood that the judge would guess. */
const inMemory = (call: PlannedCall, theirs: Wishes | undefined): PlannedCall =>
  theirs === undefined || call.tool !== 'recommendFilms' ? call : { tool: 'recommendFilms', input: theirs };

/** A slip may hide it in the words as written, and mending in those that were read. */
const needIn = (text: string, written: string): Need | undefined => needOf(written) ?? needOf(text);

/** While somebody is cared for, small talk is not answered with `İyi seyirler`. */
export const beside: Decide = (parsed, context) => {
  const { memory, written, seed } = context;
  const { exact, markers, films, text } = parsed;
  if (memory.care === undefined || markers.requests || markers.surprise) return undefined;
  // `teşekkür ederim, ikincisini biraz anlatır mısın`
  if (memory.shown.length > 0 && parsed.references.some(({ reference: { kind } }) => kind === 'place'))
    return undefined;
  if (cannotWait(text)) return medical(parsed, context);
  const { need } = memory.care;
  if (mayTurnOutWell(need) && isRelieved(written) && !films)
    return say(variant(need === 'missing' ? replies.found : replies.relieved, seed));
  const isLoss = !isUrgent(need);
  // `polisi aradım` wishes no film of policemen.
  const still = isLoss ? undefined : stillThere(parsed, context);
  if (still !== undefined) return still;
  const named = isLoss ? toldName(written) : undefined;
  const inDoubt = IN_DOUBT.test(text);
  if (named !== undefined && (!films || inDoubt)) {
    const words = variant(replies.named, seed).replace('{name}', named);
    return offer(inDoubt ? `${words} ${replies.noHurry}` : words, GENTLE);
  }
  if (films) return undefined;
  if (isLoss) return needOf(written) === undefined ? besideLoss(parsed, seed) : undefined;
  const before = !memory.care.shown && exact === undefined && !markers.asks;
  // `14 yaşındayım`, `öğretmene söyleyemem`: more of what they live through, though a word of it could be a wish.
  const goesOn =
    !sounds('wish beside care', parsed) && exact?.mood === undefined && exact?.genres.length !== 1;
  return goesOn || before ? stayingWith(parsed, seed) : undefined;
};

/** Thanks and what is told after a loss: answered as one who is there, until something is wished or asked. */
function besideLoss(parsed: Understanding, seed: string): Decision | undefined {
  const { acts, references, titles, people, text, words, talk, exact, markers } = parsed;
  const isTold = TELLS.test(text) || FEELS.test(text);
  // `ilkini başlattım, yarısındayım güzelmiş`: of a film that was shown.
  if (references.length > 0 && talk !== 'thanks' && !isTold) return undefined;
  // `sağol, hep kapıda karşılardı beni`: thanks with more to tell are the telling.
  const tellsOn = talk === 'thanks' && isTold && words > FEW_WORDS;
  if ((talk === 'thanks' || talk === 'praise') && !tellsOn) return say(variant(replies.thanked, seed));
  if (talk === 'goodbye') return say(variant(replies.parting, seed));
  if (acts.length + people.length > 0 || markers.another || (references.length > 0 && !isTold))
    return undefined;
  const tells = talk === undefined || talk === 'laugh' || talk === 'offTopic' || tellsOn;
  const isShort = words < FEW_WORDS && !isTold && !sounds('worry', parsed);
  if (!tells || (markers.asks && !isTold) || isShort) return undefined;
  // What is felt is told in words that wishes are near to; no judge is asked of it.
  const isWish = (!FEELS.test(text) && sounds('wish beside care', parsed)) || (exact?.genres.length ?? 0) > 0;
  return isWish || titles.some(isSurelyTitle) || said.ASKS.in(text)
    ? undefined
    : say(variant(replies.company, seed));
}

/** Whoever says less may mean anything (`daha kısa`). */
const FEW_WORDS = 3;
/** `hep bizi sinemaya götürürdü`: told of those days, and no wish. */
const TELLS = /(?:[aeiou]r|var|yok(?=t))[dt][iu](?:k|m)?(?: |$)|mist[iu](?:k|m)?(?: |$)/u;

/** `onu unutamıyorum`, `çok özledim` */
const FEELS =
  /(?:^| )(?:unutam|ozlu(?!y?or mu)|ozled|dayanam|uyuyam|kabullen|alisam|toparlanam|agliyo|aklimdan cik|icim(?:i)? ac|canim yan)\w*/u;

/** `kedili bir film izlesem mi bilmiyorum`: thought over, and not wished. */
const IN_DOUBT = /s[ae][mk] m[iu](?: acaba)?(?: bil\w*| ki)?(?: |$)/u;

/** What is not understood from somebody in danger is listened to. */
export const listening: Decide = (parsed, { memory, seed }) =>
  memory.care !== undefined && isUrgent(memory.care.need) ? stayingWith(parsed, seed) : undefined;
