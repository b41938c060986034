import type { UndoResult } from './undo-deed.ts';

/** What people read about a change that they asked to take back. */
export const UNDO_ANSWERS: Readonly<Record<UndoResult, string>> = {
  undone: 'Geri alındı',
  gone: 'Artık geri alınamıyor; sonradan değişmiş.',
  failed: 'Geri alınamadı, tekrar deneyebilirsin.',
};
