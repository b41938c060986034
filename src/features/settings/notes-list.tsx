import { X } from 'lucide-react';
import { useId } from 'react';

import { noteWords } from '#domain/note-words.ts';
import { type Note } from '#domain/notes.ts';
import { useJournal } from '#features/undo/journal-context.tsx';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';

/** What the person has told of themselves, each with its way out (V-13). */
export function NotesList() {
  const { notes } = useRecords();
  const journal = useJournal();
  const kept = useRecord(notes);
  const id = useId();

  const remove = async (note: Note) => {
    if (!(await notes.remove(note))) return;
    await journal?.record({
      label: `“${noteWords(note).replaceAll(/[“”]/gu, '')}” notu silindi`,
      undo: async () => ((await notes.restoreAll([note])) === null ? 'failed' : 'undone'),
    });
  };

  return (
    <section aria-labelledby={id} className="mt-8 border-t border-border pt-6">
      <h3 id={id} className="text-lg font-semibold">
        Hakkında bildiklerim
      </h3>
      <p className="text-sm text-muted-foreground">
        {kept.length === 0
          ? 'Henüz bir notum yok. Sohbette “korku sevmem” ya da “8 yaşında kızım var” dersen burada görürsün.'
          : 'Sohbette söylediklerinden; önerirken aklımda. İstemediğini silebilirsin.'}
      </p>
      {kept.length > 0 && (
        <ul className="mt-3 space-y-2">
          {kept.toReversed().map((note) => (
            <li
              key={`${note.kind} ${note.text}`}
              className="flex items-center gap-2 rounded-lg bg-muted py-1 pr-1 pl-4"
            >
              <span className="mr-auto min-w-0 text-sm wrap-anywhere">{noteWords(note)}</span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Notu sil: ${noteWords(note)}`}
                onClick={() => void remove(note)}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
