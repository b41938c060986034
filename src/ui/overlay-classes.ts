/** What lies between a popup and the page. */
export const overlayClasses =
  'fixed inset-0 z-50 bg-overlay backdrop-blur-[3px] data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** A popup in the middle of the page; on a phone it leaves a small edge and scrolls within itself. */
export const popupClasses =
  'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 ' +
  'overflow-y-auto overscroll-contain rounded-3xl border border-border bg-popover text-popover-foreground shadow-popup ' +
  'data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out focus:outline-none';
