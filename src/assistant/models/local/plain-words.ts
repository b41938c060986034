import { type Memory, oneMeant } from './core/memory.ts';
import { asksUnknown } from './core/not-known.ts';
import { ANYTHING_ELSE, PERSON, type Subject, WAYS } from './judge/ways.ts';
import type { Understanding } from './understand/understand.ts';
import { personSaid, titleSaid } from './understand/ways-text.ts';

/** So likely a message stands for a plain sentence, where no reader knows its words. */
const LIKELY = 0.5;
/** Of one film much else is asked. */
const LIKELY_OF_FILM = 0.55;

/**
 * A plain sentence for what a message says in words that no reader knows, with the film or person that it names: by what people
 * say in as many ways as were learnt. Undefined where it is likely none, or where what it would be about is not there.
 */
export function plainWords(parsed: Understanding, memory: Memory): string | undefined {
  // `bütçesi ne kadardı` is known to be unknown.
  if (asksUnknown(parsed.text)) return undefined;
  const title = titleSaid(parsed)?.span.films[0]?.title;
  const person = personSaid(parsed)?.span.name;
  const names: Readonly<Record<Subject, string | undefined>> = {
    film: title ?? (oneMeant(memory) && ''),
    person: person ?? (title === undefined ? memory.person : undefined),
    shown: title === undefined && memory.shown.length > 1 ? '' : undefined,
    anywhere: (title ?? person) === undefined ? '' : undefined,
  };
  const nameFor = (plain: string) => names[WAYS.get(plain) ?? 'anywhere'];
  const [first] = parsed
    .ways()
    .filter(({ label }) => label !== ANYTHING_ELSE && nameFor(label) !== undefined)
    .toSorted((one, other) => other.sure - one.sure);
  const least = WAYS.get(first?.label ?? '') === 'film' ? LIKELY_OF_FILM : LIKELY;
  if (first === undefined || first.sure < least) return undefined;
  const name = nameFor(first.label) ?? '';
  return first.label.includes(PERSON) ? first.label.replace(PERSON, name) : `${name} ${first.label}`.trim();
}
