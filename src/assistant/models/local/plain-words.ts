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
const LIKELY = 0.4;
/** Of one film much else is asked. */
const LIKELY_OF_FILM = 0.45;
/** So likely it does, where a reader makes something else of it. */
const LIKELIER = 0.75;
/** So likely it does where it is talk and no wish, or whatever stands behind it. */
const SURELY = 0.9;
const SURE = 0.95;
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
  const least = plain?.subject === 'film' ? LIKELY_OF_FILM : LIKELY;
  if (plain === undefined || plain.sure < (isOpen ? least : LIKELIER)) return undefined;
  const understood = understand(plain.text);
  if (understood.text === parsed.text) return undefined;
  const answer = decide(plain.text);
  // `şarkı öner` is of no film.
  const isAside = parsed.talk !== undefined || likely(parsed.judged, 'offtopic') > HALF;
  if (isAside && answer.kind === 'act') return undefined;
  const deed = deedOf(answer);
  if (isOpen) return deed === undefined || deed === parsed.judged.deed.label ? answer : undefined;
  const isLess =
    deed !== undefined || deedOf(decided) !== undefined || saysMore(parsed, understood, plain.sure);
  if (isLess || findsMore(decided, answer, understood)) return undefined;
  // `efkarlıyım bu gece`: a word alone is less than films.
  const isTalk = plain.subject === 'anywhere' && answer.kind === 'say';
  if (isTalk && wishesOf(decided) !== undefined && plain.sure < SURELY) return undefined;
  // `romantik öner` is no wish for two, though it is said for one.
  const isWish = wishesOf(answer) !== undefined && !understood.complains;
  return isWish && namesKind(parsed) ? undefined : answer;
}

/** What a decision changes of what is kept; nothing of it is changed on a guess. */
const deedOf = (decision: Decision): string | undefined =>
  decision.kind === 'act' ? decision.calls.find(({ tool }) => CHANGING.has(tool))?.tool : undefined;
const CHANGING: ReadonlySet<string> = new Set([...DEEDS, 'rateFilm', 'remember', 'forget', 'setTheme']);

/** Whether it says in known words how a film should be, and not only for whom or how one feels. */
const namesKind = ({ exact }: Understanding): boolean =>
  Object.entries(exact ?? {}).some(([name, value]) => isStated(value) && !SOFT.has(name));

/** What one message says beside another: a number, a place, a second name, another kind of film, a further sentence. */
function saysMore(parsed: Understanding, plain: Understanding, sure: number): boolean {
  if (/\d/u.test(parsed.text) || placesIn(parsed.references) !== placesIn(plain.references)) return true;
  const names = ({ titles, named }: Understanding) => titles.length + named.length;
  if (names(parsed) > Math.max(1, names(plain))) return true;
  const { genres = [], mood } = parsed.exact ?? {};
  if (without(genres, plain.exact?.genres ?? []).length > 0) return true;
  if (mood !== undefined && mood !== plain.exact?.mood) return true;
  return sure < SURE && FURTHER.test(parsed.written);
}
const FURTHER = /[,;.!?…]\s+\S+\s+\S/u;

const placesIn = (references: readonly ReferenceSpan[]): string =>
  JSON.stringify(
    references.flatMap(({ reference }) =>
      reference.kind === 'this' || reference.kind === 'all' ? [] : [reference],
    ),
  );

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
