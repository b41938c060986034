interface Shared {
  url: string;
  /** What is sent beside the address. */
  text: string;
}

/** Sends an address by the device's own sheet where there is one, else puts it on the clipboard. Never rejects. */
export async function shareLink(shared: Shared): Promise<'shared' | 'copied' | 'cancelled' | 'failed'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // What the sheet refuses, the clipboard may still take.
    }
  }
  try {
    await navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
