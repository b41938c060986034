/** A button and not a link, because the address's hash belongs to the tabs. */
export function SkipToContent() {
  return (
    <button
      type="button"
      onClick={() => document.querySelector('main')?.focus()}
      className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:top-2 focus-visible:left-2 focus-visible:z-10 focus-visible:h-12 focus-visible:rounded-lg focus-visible:bg-popover focus-visible:px-4 focus-visible:font-medium"
    >
      İçeriğe geç
    </button>
  );
}
