import { type Memory, oneMeant } from './core/memory.ts';
import { asksUnknown } from './core/not-known.ts';
import type { Decision } from './core/skill.ts';
import { likely } from './judge/judge.ts';
import { ANYTHING_ELSE, PERSON, type Subject, WAYS } from './judge/ways.ts';
import { DEEDS } from './understand/judged-deeds.ts';
import { without } from './understand/lists.ts';
import { isStated } from './understand/message-wishes.ts';
import type { ReferenceSpan } from './understand/targets.ts';
import type { Understanding } from './understand/understand.ts';
import { personSaid, titleSaid } from './understand/ways-text.ts';

/** So likely a message stands for a plain sentence, where no reader knows its words. */
const LIKELY = 0.6;
/** So likely it does, where a reader makes something else of it. */
const LIKELIER = 0.75;
/** So likely it does where more hangs on it: of somebody much else is asked, and an evening is no small thing to plan. */
const SURELY = 0.9;
/** So likely it does where it is talk and a word was there already. */
const SURE = 0.96;
const HALF = 0.5;

/** What a message may stand for, and how likely. */
interface Plain {
  text: string;
  sure: number;
  subject: Subject;
}

/** A plain sentence with what it is about, instead of a word that points at it. */
const named = (plain: string, name: string): string =>
  name === '' || plain.includes(PERSON)
    ? plain.replace(PERSON, name)
    : POINTING.test(plain)
      ? plain.replace('buna benzer', `${name} gibi`).replace('bunu', name)
      : `${name} ${plain}`;
const POINTING = /(?:^| )bun[ua] /u;

/** The plain sentence that a message likeliest stands for, with the film or person that it names; what it would be about must be there. */
function likeliest(parsed: Understanding, memory: Memory): Plain | undefined {
  const title = titleSaid(parsed)?.span.films[0]?.title;
  const person = personSaid(parsed)?.span.name;
  const names: Readonly<Record<Subject, string | undefined>> = {
    film: title ?? (oneMeant(memory) && ''),
    person: person ?? (title === undefined ? memory.person : undefined),
    shown: title === undefined && memory.shown.length > 1 ? '' : undefined,
    anywhere: (title ?? person) === undefined ? '' : undefined,
  };
  const [first] = parsed
    .ways()
    .flatMap(({ label, sure }) => {
      const subject = WAYS.get(label);
      const name = subject && names[subject];
      if (label === ANYTHING_ELSE || subject === undefined || name === undefined) return [];
      return [{ text: named(label, name), sure, subject }];
    })
    .toSorted((one, other) => other.sure - one.sure);
  return first;
}

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
  if (asksUnknown(parsed.text)) return undefined;
  const plain = likeliest(parsed, memory);
  const isOpen = decided === undefined || decided.unsure === true;
  if (plain === undefined || plain.sure < (isOpen ? LIKELY : LIKELIER)) return undefined;
  const understood = understand(plain.text);
  if (understood.text === parsed.text) return undefined;
  const answer = decide(plain.text);
  // `şarkı öner` is of no film.
  const isAside = parsed.talk !== undefined || likely(parsed.judged, 'offtopic') > HALF;
  if (isAside && answer.kind === 'act') return undefined;
  const isMuch = plain.subject === 'person' || !isLight(answer);
  if (isMuch && plain.sure < SURELY) return undefined;
  const deed = deedOf(answer);
  if (isOpen) return deed === undefined || deed === parsed.judged.deed.label ? answer : undefined;
  const isDeed = deed !== undefined || deedOf(decided) !== undefined;
  if (isDeed || saysMore(parsed, understood) || findsMore(decided, answer, understood)) return undefined;
  const found = wishesOf(decided);
  // `hepsi kaç saat` is no complaint.
  const isAnswered = found === undefined && ASKS.test(parsed.text) && wishesOf(answer) !== undefined;
  if (isAnswered) return undefined;
  // `efkarlıyım bu gece`: a word alone is less than films.
  const isTalk = plain.subject === 'anywhere' && answer.kind === 'say';
  if (isTalk && plain.sure < (found === undefined ? SURE : SURELY)) return undefined;
  // `cadı hakkında bir film`: no film is called so.
  if (found !== undefined && plain.subject === 'film' && titleSaid(parsed) !== undefined) return undefined;
  // `romantik öner` is no wish for two, though it is said for one.
  const isWish = wishesOf(answer) !== undefined && !understood.complains;
  return isWish && namesKind(parsed) ? undefined : answer;
}

/** What a decision changes of what is kept; nothing of it is changed on a guess. */
const deedOf = (decision: Decision): string | undefined =>
  decision.kind === 'act' ? decision.calls.find(({ tool }) => CHANGING.has(tool))?.tool : undefined;
const CHANGING: ReadonlySet<string> = new Set([...DEEDS, 'rateFilm', 'remember', 'forget', 'setTheme']);

/** What is only shown or told. */
const isLight = (decision: Decision): boolean =>
  decision.kind === 'say' || decision.calls.every(({ tool }) => LIGHT.has(tool));
const LIGHT: ReadonlySet<string> = new Set([
  ...DEEDS,
  'compareFilms',
  'findTrailer',
  'listFilms',
  'recommendFilms',
  'showFilm',
  'showStats',
  'surpriseFilm',
  'whereToWatch',
]);

/** Whether it says in known words how a film should be, and not only for whom or how one feels. */
const namesKind = ({ exact }: Understanding): boolean =>
  Object.entries(exact ?? {}).some(([name, value]) => isStated(value) && !SOFT.has(name));

/** What one message says beside another: a number, a place, a second name, another kind of film, a further sentence, or another question. */
function saysMore(parsed: Understanding, plain: Understanding): boolean {
  const { text, references, written } = parsed;
  if (/\d/u.test(text) || placesIn(references) || FURTHER.test(written) || MOST.test(text)) return true;
  const names = ({ titles, named }: Understanding) => titles.length + named.length;
  if (names(parsed) > Math.max(1, names(plain))) return true;
  const { genres = [], mood } = parsed.exact ?? {};
  if (without(genres, plain.exact?.genres ?? []).length > 0) return true;
  if (mood !== undefined && mood !== plain.exact?.mood) return true;
  return ASKS_WHICH.test(text) !== ASKS_WHICH.test(plain.text) && ASKS_WHETHER.test(plain.text + text);
}
const FURTHER = /[,;.!?…]\s+\S+\s+\S/u;
/** `en az tırstıranı hangisi`, `hangisi korkutmaz`: by what, and which way, is known by the words. */
const MOST = /(?:^| )(?:en (?:az )?\w+|hangi\w* (?:\w+ )*\w+m[ae](?:z|yan\w*|yacak\w*))(?: |$)/u;
const ASKS_WHICH = /(?:^| )(?:hangi\w*|kim\w*|kac\w*|nere\w*|neden|niye|ne)(?: |$)/u;
/** It asks anything. */
const ASKS = /(?:^| )(?:hangi\w*|kim\w*|kac\w*|nere\w*|neden|niye|ne|m[iu]\w*)(?: |$)/u;
const ASKS_WHETHER = /(?:^| )m[iu](?:y\w*|s\w*|d\w*)?(?: |$)/u;

const placesIn = (references: readonly ReferenceSpan[]): boolean =>
  references.some(({ reference: { kind } }) => kind !== 'this' && kind !== 'all');

/** Whether the films of one decision are found by anything that those of another are not: what was said or still holds. */
function findsMore(decided: Decision, answer: Decision, { complains }: Understanding): boolean {
  const [found, other] = [decided, answer].map(wishesOf);
  if (found === undefined) return false;
  // `titanikteki kızın başka filmleri`: whose films they are was found, or which films they are like, whatever else is asked.
  if (other === undefined) return isStated(found['people']) || isStated(found['similarTo']);
  return Object.entries(found).some(
    ([name, value]) =>
      isStated(value) &&
      !SOFT.has(name) &&
      !(complains && name === 'themes') &&
      JSON.stringify(other[name]) !== JSON.stringify(value),
  );
}

const wishesOf = (decision: Decision): Readonly<Record<string, unknown>> | undefined =>
  decision.kind === 'act' ? decision.calls.find(({ tool }) => tool === 'recommendFilms')?.input : undefined;

/** How somebody feels and with whom they are, which is read from single words. */
const SOFT: ReadonlySet<string> = new Set(['tones', 'avoidTones', 'occasions', 'fame', 'implied']);
