import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';

import type { Importer } from '../create-importer.ts';

const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then(({ ImportDialog }) => ({ default: ImportDialog })),
);

/** Shows an import where one is under way; its dialog is loaded with the first file. */
export function ImportHost({ importer }: { importer: Importer }) {
  const state = useStore(importer.store);
  if (state.kind === 'idle') return null;
  return (
    <Suspense>
      <ImportDialog state={state} importer={importer} />
    </Suspense>
  );
}
