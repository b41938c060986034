import { type Memory, oneMeant } from '../core/memory.ts';
import { ANYTHING_ELSE, PERSON, type Subject, WAYS } from '../judge/ways.ts';
import type { Understanding } from '../understand/understand.ts';
import { personSaid, titleSaid } from '../understand/ways-text.ts';

/** What a message may stand for, and how likely. */
export interface Plain {
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
export function likeliest(parsed: Understanding, memory: Memory): Plain | undefined {
  const title = titleSaid(parsed)?.span.films[0]?.title;
  const person = personSaid(parsed)?.span.name;
  const names: Readonly<Record<Subject, string | undefined>> = {
    film: title ?? (oneMeant(memory) && ''),
    person: person ?? (title === undefined ? memory.person : undefined),
    shown: title === undefined && memory.shown.length > 1 ? '' : undefined,
    anywhere: (title ?? person) === undefined ? '' : undefined,
  };
  let best: Plain | undefined;
  for (const { label, sure } of parsed.ways()) {
    const subject = WAYS.get(label);
    const name = subject && names[subject];
    if (label === ANYTHING_ELSE || subject === undefined || name === undefined) continue;
    if (best === undefined || sure > best.sure) best = { text: label, sure, subject };
  }
  return best && { ...best, text: named(best.text, names[best.subject] ?? '') };
}
