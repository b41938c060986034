import { type RefObject, useEffect, useState } from 'react';

/**
 * A panel under a button: closes on Escape (the focus goes back to the button), on a press outside, and when the focus
 * moves on to something outside.
 */
export function useDisclosure(
  areaRef: RefObject<HTMLElement | null>,
  buttonRef: RefObject<HTMLElement | null>,
): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && areaRef.current?.contains(target) === false) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      buttonRef.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen, areaRef, buttonRef]);

  return [isOpen, setOpen];
}
