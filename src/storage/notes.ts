import { missingNotes, MOST_NOTES, type Note, sameNote } from '#domain/notes.ts';
import type { Box } from './box/box.ts';
import { createListRecord, type ListRecord } from './list-record.ts';

/** What the person has told of themselves, oldest first (V-13). */
export interface Notes extends ListRecord<Note> {
  /** Keeps a note; `known` where it is there already. The oldest gives way where there are 30. */
  add(note: Note): Promise<'added' | 'known' | 'failed'>;
  /** False also where there is none. */
  remove(note: Note): Promise<boolean>;
}

/** The newest notes, as many as are kept. */
export const newestNotes = (notes: readonly Note[]): Note[] => notes.slice(-MOST_NOTES);

/** The notes over their box. */
export function createNotes(box: Box<readonly Note[]>): Notes {
  return {
    ...createListRecord(box, { missing: missingNotes, arrange: newestNotes, nameOf: JSON.stringify }),
    async add(note) {
      const result = await box.update((notes) =>
        notes.some((other) => sameNote(note, other)) ? notes : newestNotes([...notes, note]),
      );
      if (result === 'failed') return 'failed';
      return result === 'written' ? 'added' : 'known';
    },
    async remove(note) {
      const result = await box.update((notes) =>
        notes.some((other) => sameNote(note, other))
          ? notes.filter((other) => !sameNote(note, other))
          : notes,
      );
      return result === 'written';
    },
  };
}
