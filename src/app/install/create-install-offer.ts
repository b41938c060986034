/** What Chromium hands a page that it would install; no type of the platform names it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const isPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function';

/**
 * The browser's offer to install the app, kept until somebody wants it: a page asks for nothing by itself. Part of the first
 * load, because the browser makes its offer once, early.
 */
export function createInstallOffer(page: EventTarget | undefined) {
  let offer: InstallPrompt | undefined;
  const listeners = new Set<() => void>();
  const keep = (next: InstallPrompt | undefined) => {
    offer = next;
    for (const listener of listeners) listener();
  };
  page?.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    // Or the browser would show a bar of its own.
    event.preventDefault();
    keep(event);
  });
  page?.addEventListener('appinstalled', () => keep(undefined));
  return {
    isOpen: () => offer !== undefined,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Lets the browser ask. It can do so once an offer: a refused one comes back with another visit. */
    async take(): Promise<void> {
      const taken = offer;
      keep(undefined);
      await taken?.prompt();
    },
  };
}
