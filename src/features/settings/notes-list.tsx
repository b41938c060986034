import { X } from 'lucide-react';

import { noteWords } from '#domain/note-words.ts';
import { type Note } from '#domain/notes.ts';
import { useJournal } from '#features/undo/journal-context.tsx';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import { IconButton } from '#ui/icon-button.tsx';

import { KeptList } from './parts/kept-list.tsx';

/** What the person has told of themselves, each with its way out (V-13). */
export function NotesList() {
  const { notes } = useRecords();
  const journal = useJournal();
  const kept = useRecord(notes);

  const remove = async (note: Note) => {
    if (!(await notes.remove(note))) return;
    await journal?.record({
      label: `“${noteWords(note).replaceAll(/[“”]/gu, '')}” notu silindi`,
      undo: async () => ((await notes.restoreAll([note])) === null ? 'failed' : 'undone'),
    });
  };

  return (
    <KeptList
      title="Hakkında bildiklerim"
      hint={
        kept.length === 0
          ? 'Henüz bir notum yok. Sohbette “korku sevmem” ya da “8 yaşında kızım var” dersen burada görürsün.'
          : 'Sohbette söylediklerinden; önerirken aklımda. İstemediğini silebilirsin.'
      }
      entries={kept.toReversed()}
      keyOf={(note) => `${note.kind} ${note.text}`}
      words={noteWords}
      action={(note) => (
        <IconButton
          size="icon"
          label={`Notu sil: ${noteWords(note)}`}
          Icon={X}
          onClick={() => void remove(note)}
        />
      )}
    />
  );
}
