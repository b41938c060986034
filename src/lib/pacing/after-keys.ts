import { yieldToPaint } from './yield.ts';

/**
 * A `setTimeout` for a page in which somebody may be typing: work that falls due while a pressed key waits to be drawn
 * runs after that frame, so that both do not make one long frame.
 * @returns runs something so many milliseconds later, or a frame more
 */
export function createAfterKeys(
  page: Pick<Window, 'addEventListener'>,
): (run: () => void, ms: number) => void {
  let drawing: Promise<void> | undefined;
  const onKey = () => {
    drawing ??= yieldToPaint().then(() => {
      drawing = undefined;
    });
  };
  page.addEventListener('keydown', onKey, { capture: true, passive: true });
  return (run, ms) =>
    void setTimeout(() => {
      if (drawing === undefined) run();
      else void drawing.then(run);
    }, ms);
}
