/**
 * The window as a file finds it: page tests share one, since React and what draws with it keep theirs for good. What jsdom
 * lacks and a page calls is there, and does nothing.
 */
export function freshWindow(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  // The clipboard of user-event and what tests hand in stand on the navigator itself, the browser's own on its prototype.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
  Element.prototype.scrollTo = () => {};
  Element.prototype.setPointerCapture = () => {};
}
