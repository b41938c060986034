import { type Memory, oneMeant } from './core/memory.ts';
import { asksUnknown } from './core/not-known.ts';
import type { Decision } from './core/skill.ts';
import { ANYTHING_ELSE, PERSON, type Subject, WAYS } from './judge/ways.ts';
import { DEEDS } from './understand/judged-deeds.ts';
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

/** What a message may stand for, and how likely. */
interface Plain {
  text: string;
  sure: number;
  subject: Subject;
}

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
      const text = label.includes(PERSON) ? label.replace(PERSON, name) : `${name} ${label}`.trim();
      return [{ text, sure, subject }];
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
  if (!isOpen && deedOf(decided) !== undefined) return undefined;
  const understood = understand(plain.text);
  if (understood.text === parsed.text) return undefined;
  const answer = decide(plain.text);
  if (!isOpen && saysMore(parsed, understood, isWish(answer, understood))) return undefined;
  // `titanikteki kızın başka filmleri`: whose films they are was found.
  if (!isOpen && peopleOf(decided).some((name) => !peopleOf(answer).includes(name))) return undefined;
  const deed = deedOf(answer);
  return deed === undefined || deed === parsed.judged.deed.label ? answer : undefined;
}

/** What a decision changes of what is kept; nothing of it is changed on a guess. */
const deedOf = (decision: Decision): string | undefined =>
  decision.kind === 'act' ? decision.calls.find(({ tool }) => CHANGING.has(tool))?.tool : undefined;
const CHANGING: ReadonlySet<string> = new Set([...DEEDS, 'rateFilm', 'remember', 'forget']);

const peopleOf = (decision: Decision): readonly string[] =>
  decision.kind === 'act'
    ? decision.calls.flatMap((call) => (call.tool === 'recommendFilms' ? (call.input.people ?? []) : []))
    : [];

const isWish = (decision: Decision, { complains }: Understanding): boolean =>
  decision.kind === 'act' && decision.calls.some(({ tool }) => tool === 'recommendFilms') && !complains;

/** What one message says beside another: a number, a place, a second name, or, where films are wished, how they should be. */
function saysMore(parsed: Understanding, plain: Understanding, isWish: boolean): boolean {
  if (/\d/u.test(parsed.text) || placesIn(parsed.references) !== placesIn(plain.references)) return true;
  const names = ({ titles, named }: Understanding) => titles.length + named.length;
  if (names(parsed) > Math.max(1, names(plain))) return true;
  const told = Object.entries(parsed.exact ?? {});
  return isWish && told.some(([name, value]) => isStated(value) && !SOFT.has(name));
}

const placesIn = (references: readonly ReferenceSpan[]): string =>
  JSON.stringify(
    references.flatMap(({ reference }) =>
      reference.kind === 'this' || reference.kind === 'all' ? [] : [reference],
    ),
  );

/** How somebody feels and with whom they are, which is read from single words. */
const SOFT: ReadonlySet<string> = new Set([
  'mood',
  'tones',
  'avoidTones',
  'occasions',
  'implied',
  'similarTo',
]);
