import { useCallback } from 'react';
import { toast } from 'sonner';

import type { Batch } from '#domain/batch.ts';
import { useJournal } from '#features/undo/journal-context.tsx';
import { useRecords } from '#storage/records-context.tsx';

import { askedFor } from './asked-for.ts';

/** Deletes a batch at once; the notice can take it back, so that no question is needed first. */
export function useDeleteBatch(): (batch: Batch) => Promise<void> {
  const { history } = useRecords();
  const journal = useJournal();
  return useCallback(
    async (batch) => {
      if (!(await history.remove(batch))) {
        toast.error('Öneri silinemedi');
        return;
      }
      await journal?.record({
        label: `“${askedFor(batch).heading}” önerisi silindi`,
        undo: async () => ((await history.add(batch)) ? 'undone' : 'failed'),
      });
    },
    [history, journal],
  );
}
