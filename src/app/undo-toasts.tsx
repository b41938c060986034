import { useEffect } from 'react';
import { toast } from 'sonner';

import { type Journal, UNDO_OFFER_MS } from '#features/undo/create-journal.ts';
import { UNDO_ANSWERS } from '#features/undo/undo-deed.ts';

/**
 * Offers for ten seconds to take back what was just changed on a screen. What has a source says so itself, where it was
 * changed: a message, or a card in one.
 */
export function UndoToasts({ journal }: { journal: Journal }) {
  useEffect(
    () =>
      journal.onRecorded(({ id, label, source }) => {
        if (source !== undefined) return;
        const undo = async () => {
          const result = await journal.undo(id);
          if (result === 'failed') toast.error(UNDO_ANSWERS.failed, { id });
        };
        toast(label, {
          id,
          duration: UNDO_OFFER_MS,
          // It goes by itself, and a small cross is no target for a finger.
          closeButton: false,
          action: {
            label: 'Geri al',
            onClick: (event) => {
              // The notice stays, to say what became of it.
              event.preventDefault();
              // Its button goes, and the focus with it; the page takes it, so that the keyboard goes on from there.
              document.querySelector('main')?.focus({ preventScroll: true });
              void undo();
            },
          },
        });
      }),
    [journal],
  );
  useEffect(() => {
    let seen = journal.get();
    return journal.subscribe(() => {
      const now = journal.get();
      for (const { id, label, state, source } of now) {
        if (source !== undefined) continue;
        const before = seen.find((entry) => entry.id === id);
        if (before?.state !== 'open' || state === 'open') continue;
        // Wherever it was taken back, by the notice, a key or its message, an open notice says so and goes.
        const isShown = toast.getToasts().some((shown) => shown.id === id);
        if (isShown || state === 'gone') {
          toast(`${label}: ${UNDO_ANSWERS[state].toLocaleLowerCase('tr-TR')}`, {
            id,
            duration: 4000,
            closeButton: false,
            action: undefined,
          });
        }
      }
      seen = now;
    });
  }, [journal]);
  return null;
}
