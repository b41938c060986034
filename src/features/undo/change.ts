import type { Deed } from '#domain/journal.ts';

import type { UndoResult } from './undo-deed.ts';

/** A change as it is noted: with a deed that survives a reload, or with a way back that lasts as long as the page. */
export type Change = { label: string; source?: string | undefined } & (
  | { deed: Deed }
  | { undo: () => Promise<UndoResult> }
);
