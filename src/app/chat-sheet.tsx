import { MessagesSquare } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';

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
        <div className="flex min-h-16 flex-col justify-center px-5 pr-16">
          <DialogTitle className="text-lg">Sohbet</DialogTitle>
          <DialogDescription className="sr-only">Film asistanıyla konuşma</DialogDescription>
        </div>
        <div className="min-h-0 flex-1 px-3 pb-3">{chat}</div>
      </SheetContent>
    </Dialog>
  );
}

/** Opens the sheet; Ctrl+K or ⌘K does the same. */
export function ChatButton({ onOpen }: { onOpen: () => void }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
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
