import { useEffect, useState } from 'react';

import type { Journal } from '#features/undo/create-journal.ts';

import { isTyping } from './is-typing.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** The keys that work on every screen: `?` shows them all, Ctrl+Z or ⌘Z takes the last change back while it is offered. */
export function ShortcutsHost({ journal }: { journal: Pick<Journal, 'latest' | 'undo'> }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isTyping(event)) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.key === '?' && !isCommand) {
        event.preventDefault();
        setOpen(true);
      }
      const change = event.key.toLowerCase() === 'z' && isCommand && !event.shiftKey && journal.latest();
      if (change) {
        event.preventDefault();
        void journal.undo(change.id);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [journal]);
  return <ShortcutsDialog open={open} onOpenChange={setOpen} />;
}
