/** As long as a page whose frames do not come, as in the background, keeps its work waiting at most. */
const LATEST_MS = 50;

/** Resolves once the page has drawn what it was told so far, so that work which takes long does not hold it up. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LATEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
