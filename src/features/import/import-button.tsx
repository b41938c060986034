import { useChangeOf } from '#features/undo/journal-context.tsx';
import { UndoButton } from '#features/undo/undo-button.tsx';
import { cn } from '#lib/cn.ts';

import { IMPORT_SOURCE, type Importer } from './create-importer.ts';
import { FilmFileButton } from './film-file-button.tsx';

/** Where a file is chosen to be brought in. */
export function ImportButton({ importer }: { importer: Importer }) {
  return (
    <FilmFileButton label="İçe aktarılacak dosya" onFile={(file) => void importer.open(file)}>
      Dosya seç
    </FilmFileButton>
  );
}

/** What was brought in last, with the way back. */
export function LastImport() {
  const last = useChangeOf(IMPORT_SOURCE);
  if (last === undefined) return null;
  return (
    <div
      role="status"
      className={cn(
        'mt-3 flex flex-wrap items-center gap-2 rounded-lg bg-muted py-1.5 pl-4',
        last.state === 'undone' ? 'pr-4' : 'pr-2',
      )}
    >
      <span className="text-sm">{last.label}.</span>
      <UndoButton source={IMPORT_SOURCE} />
    </div>
  );
}
