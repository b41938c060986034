import { MessagesSquare } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';

import { isChatKey } from '#features/chat/shortcuts/use-composer-key.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogDescription, DialogTitle, SheetContent } from '#ui/dialog.tsx';

interface ChatSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The conversation, which fills the sheet. */
  chat: ReactNode;
}

/** The conversation beside whatever tab is open. */
export function ChatSheet({ open, onOpenChange, chat }: ChatSheetProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <SheetContent
        onOpenAutoFocus={(event) => {
          // The composer takes the focus itself once it is there; the X would only be in the way.
          event.preventDefault();
        }}
      >
        <DialogTitle className="sr-only">Sohbet</DialogTitle>
        <DialogDescription className="sr-only">Film asistanıyla konuşma</DialogDescription>
        {/* The conversation's own head is the sheet's; its end is the place of the X. */}
        <div className="min-h-0 flex-1 [--ground:var(--popover)] [--head-end:3.75rem]">{chat}</div>
      </SheetContent>
    </Dialog>
  );
}

/** Opens the sheet; Ctrl+K or ⌘K does the same. */
export function ChatButton({ onOpen }: { onOpen: () => void }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isChatKey(event)) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onOpen]);
  return (
    <Button variant="secondary" size="sm" onClick={onOpen} aria-keyshortcuts="Control+K Meta+K">
      <MessagesSquare aria-hidden />
      Sohbet
    </Button>
  );
}
