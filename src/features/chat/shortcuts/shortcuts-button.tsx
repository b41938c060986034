import { Keyboard } from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '#ui/icon-button.tsx';

import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** Opens the list of keys; there is none where a finger is the pointer, nor keys, and none where the head has no room. */
export function ShortcutsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Klavye kısayolları"
        title="Klavye kısayolları"
        Icon={Keyboard}
        iconClassName="size-4.5"
        className="pointer-coarse:hidden @max-[27.5rem]/chat:hidden"
        onClick={() => setOpen(true)}
      />
      <ShortcutsDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
