import { type Genre, isGenre } from './genre.ts';
import { isTone, type Note } from './notes.ts';
import { normaliseTitle } from './title.ts';
import type { Tone } from './tone.ts';

/** A note as the person reads it. */
export function noteWords({ kind, text }: Note): string {
  switch (kind) {
    case 'avoidGenre':
      return `${text} sevmiyorsun`;
    case 'avoidPerson':
      return `${text} filmi istemiyorsun`;
    case 'avoidTone':
      return text === 'cinsellik' ? 'Açık sahneli film istemiyorsun' : `${capital(text)} film istemiyorsun`;
    case 'child':
      return `Evde ${text} yaşında bir çocuk var`;
    case 'other':
      return `“${text}”`;
  }
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('tr-TR') + text.slice(1);

/** What notes say against films, and the ages of the children told of. */
export interface Told {
  genres: readonly Genre[];
  people: readonly string[];
  tones: readonly Tone[];
  children: readonly number[];
}

/** What notes mean for recommendations. */
export function toldBy(notes: readonly Note[]): Told {
  const of = (kind: Note['kind']) => notes.flatMap((note) => (note.kind === kind ? [note.text] : []));
  return {
    genres: of('avoidGenre').filter(isGenre),
    people: of('avoidPerson'),
    tones: of('avoidTone').filter(isTone),
    children: of('child').map(Number).filter(Number.isInteger),
  };
}

/** The note that words speak of: one whose text is in them, or they in it. */
export function noteCalled(notes: readonly Note[], words: string): Note | undefined {
  const said = normaliseTitle(words);
  if (said === '') return undefined;
  return notes.find((note) =>
    [note.text, noteWords(note)].some((text) => {
      const own = normaliseTitle(text);
      return ` ${own} `.includes(` ${said} `) || ` ${said} `.includes(` ${own} `);
    }),
  );
}
