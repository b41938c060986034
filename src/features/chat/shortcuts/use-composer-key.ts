import { useEffect } from 'react';

/** Whether these keys lead to the conversation: Ctrl+K or ⌘K. */
export const isChatKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;

/** Ctrl+K or ⌘K goes to the composer of a conversation that is there already. */
export function useComposerKey(isInReach: () => boolean, onKey: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isChatKey(event) || !isInReach()) return;
      event.preventDefault();
      onKey();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isInReach, onKey]);
}
