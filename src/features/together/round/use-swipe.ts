import { type PointerEvent, useRef, useState } from 'react';

/** Pixels from which a film that is dragged and let go has its answer. */
const FAR = 90;
/** From here on it is a drag, and no press on the title. */
const DRAG = 8;

/** Follows a finger or the mouse sideways: to the right is yes, to the left is no. */
export function useSwipe(onSwipe: (answer: 'yes' | 'no') => void) {
  const start = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const end = () => {
    start.current = undefined;
    setOffset(0);
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button === 0) start.current = event.clientX;
    },
    onPointerMove(event: PointerEvent) {
      if (start.current === undefined) return;
      const moved = event.clientX - start.current;
      if (offset === 0 && Math.abs(moved) < DRAG) return;
      // Only now: a press that is captured would be none on the title within.
      event.currentTarget.setPointerCapture(event.pointerId);
      setOffset(moved);
    },
    onPointerUp(event: PointerEvent) {
      const moved = start.current === undefined ? 0 : event.clientX - start.current;
      end();
      if (Math.abs(moved) >= FAR) onSwipe(moved > 0 ? 'yes' : 'no');
    },
    onPointerCancel: end,
  };
  return { offset, isFar: Math.abs(offset) >= FAR, handlers };
}
