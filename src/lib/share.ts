/** Whether this browser hands texts to other apps. */
export const canShareTexts = (): boolean => typeof navigator.share === 'function';

/** Whether it hands them pictures, too. */
export function canShareFiles(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'karne.png', { type: 'image/png' })] });
}

/** Hands something to an app that the person chooses; that they choose none is no failure. */
export async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
