import { type PointerEvent, useRef, useState } from 'react';

/**
 * Moves a row of a list with a finger or the mouse: the row takes the place of the one that the pointer is over. For an
 * element in each row that is pressed; the rows are the children of `list`.
 */
export function useDrag(move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const placeUnder = (y: number): number => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const below = rows.findIndex(({ top, height }) => y < top + height);
    return below < 0 ? rows.length - 1 : below;
  };
  const end = () => setDragged(undefined);
  const handle = (place: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(place);
    },
    onPointerMove(event: PointerEvent) {
      if (dragged === undefined) return;
      const to = placeUnder(event.clientY);
      if (to === dragged) return;
      move(dragged, to);
      setDragged(to);
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
  return { list, dragged, handle };
}
