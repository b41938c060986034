import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { noteCalled, noteWords, toldBy } from '#domain/note-words.ts';
import { LONGEST_NOTE, missingNotes, noteSchema, readNote } from '#domain/notes.ts';

describe('notes', () => {
  it('V-13 keeps a note on one line, in words alone where its kind does not know it', () => {
    expect(readNote({ kind: 'avoidGenre', text: 'Korku' })).toEqual({ kind: 'avoidGenre', text: 'Korku' });
    expect(readNote({ kind: 'avoidGenre', text: 'kovboy' })).toEqual({ kind: 'other', text: 'kovboy' });
    expect(readNote({ kind: 'child', text: '40' })).toEqual({ kind: 'other', text: '40' });
    expect(readNote({ kind: 'other', text: ' a\n b ' })).toEqual({ kind: 'other', text: 'a b' });
    for (const nothing of [{ kind: 'other', text: ' ' }, { kind: 'x', text: 'a' }, null, 'korku'])
      expect(readNote(nothing)).toBeUndefined();
  });

  it('V-13 reads whatever is stored into a note that may be kept', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400 }),
        fc.constantFrom(...noteSchema.shape.kind.options),
        (text, kind) => {
          const note = readNote({ kind, text });
          if (note === undefined) return;
          expect([...note.text].length).toBeLessThanOrEqual(LONGEST_NOTE);
          expect(readNote(note)).toEqual(note);
          expect(noteWords(note)).not.toBe('');
        },
      ),
    );
  });

  it('V-13 says each kind in words', () => {
    expect(noteWords({ kind: 'avoidGenre', text: 'Korku' })).toBe('Korku sevmiyorsun');
    expect(noteWords({ kind: 'avoidTone', text: 'kanlı' })).toBe('Kanlı film istemiyorsun');
    expect(noteWords({ kind: 'child', text: '8' })).toContain('8 yaşında');
    expect(noteWords({ kind: 'other', text: 'altyazılı izlemem' })).toBe('“altyazılı izlemem”');
  });

  it('V-13 finds the note that words speak of', () => {
    const notes = [
      { kind: 'avoidPerson', text: 'Adam Sandler' },
      { kind: 'avoidGenre', text: 'Korku' },
    ] as const;
    expect(noteCalled(notes, 'korku')).toBe(notes[1]);
    expect(noteCalled(notes, 'Sandler')).toBe(notes[0]);
    expect(noteCalled(notes, 'dram')).toBeUndefined();
    expect(noteCalled(notes, '')).toBeUndefined();
  });

  it('V-14 gathers what notes say against films', () => {
    expect(
      toldBy([
        { kind: 'avoidGenre', text: 'Korku' },
        { kind: 'avoidPerson', text: 'Adam Sandler' },
        { kind: 'avoidTone', text: 'kanlı' },
        { kind: 'child', text: '8' },
        { kind: 'other', text: 'x' },
      ]),
    ).toEqual({ genres: ['Korku'], people: ['Adam Sandler'], tones: ['kanlı'], children: [8] });
  });

  it('tells each missing note once', () => {
    const note = { kind: 'other', text: 'a' } as const;
    expect(missingNotes([], [note, note])).toEqual([note]);
    expect(missingNotes([note], [{ ...note, text: 'A' }])).toEqual([]);
  });
});
