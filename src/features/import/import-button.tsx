import { Upload } from 'lucide-react';
import { useRef } from 'react';

import { useChangeOf } from '#features/undo/journal-context.tsx';
import { UndoButton } from '#features/undo/undo-button.tsx';
import { Button } from '#ui/button.tsx';

import { IMPORT_SOURCE, type Importer } from './create-importer.ts';

/** Where a file is chosen to be brought in. */
export function ImportButton({ importer }: { importer: Importer }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        Dosya seç
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".zip,.csv,.json,application/zip,text/csv,application/json"
        aria-label="İçe aktarılacak dosya"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void importer.open(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

/** What was brought in last, with the way back. */
export function LastImport() {
  const last = useChangeOf(IMPORT_SOURCE);
  if (last === undefined) return null;
  return (
    <div
      role="status"
      className="mt-3 flex flex-wrap items-center gap-2 rounded-lg bg-muted py-1.5 pr-2 pl-4"
    >
      <span className="text-sm">{last.label}.</span>
      <UndoButton source={IMPORT_SOURCE} />
    </div>
  );
}
