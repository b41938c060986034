import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';

import { useChangeOf, useJournal } from '#features/undo/journal-context.tsx';
import { UndoButton } from '#features/undo/undo-button.tsx';
import { useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';

import { DataRow } from '../parts/data-row.tsx';
import { applyRestore } from './apply.ts';
import { planRestore } from './plan.ts';
import { readRestoreFile } from './read-file.ts';
import { type ChosenFile, RestoreDialog } from './restore-dialog.tsx';
import { addedLabel } from './words.ts';

/** By which the journal finds a restore again, also after a visit to another tab. */
const SOURCE = 'settings-restore';

/** Adds what an earlier export holds: checked first, shown before it is done, and undoable. */
export function RestoreRow() {
  const records = useRecords();
  const journal = useJournal();
  const last = useChangeOf(SOURCE);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<ChosenFile>();
  const [problem, setProblem] = useState<string>();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    setProblem(undefined);
    if (chosen === undefined) return;
    const reading = await readRestoreFile(chosen);
    // The same file may be chosen again.
    target.value = '';
    if (!reading.ok) return setProblem(reading.message);
    const { exportDate, unreadable } = reading.content;
    setFile({ name: chosen.name, exportDate, unreadable, plan: planRestore(reading.content, records) });
  };
  const accept = async ({ plan }: ChosenFile) => {
    const result = await applyRestore(plan, records);
    if (result.ok) await journal?.record({ label: addedLabel(plan), source: SOURCE, undo: result.undo });
    return result.ok;
  };

  return (
    <DataRow
      title="Dosyadan geri yükle"
      hint="Daha önce indirdiğin JSON dosyasındakileri ekler; var olanlara dokunmaz. Önce ne ekleneceğini görürsün."
      action={
        <Button variant="outline" onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          Dosya seç
        </Button>
      }
    >
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="Geri yüklenecek dosya"
        onChange={(event) => void choose(event)}
      />
      <div role="alert" className="mt-3 text-sm text-destructive-text empty:hidden">
        {problem}
      </div>
      {last !== undefined && (
        <div
          role="status"
          className="mt-3 flex flex-wrap items-center gap-2 rounded-lg bg-muted py-1.5 pr-2 pl-4"
        >
          <span className="text-sm">{last.label}.</span>
          <UndoButton source={SOURCE} />
        </div>
      )}
      {file !== undefined && (
        <RestoreDialog file={file} onClose={() => setFile(undefined)} onAccept={() => accept(file)} />
      )}
    </DataRow>
  );
}
