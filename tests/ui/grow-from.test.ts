// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

import { growFrom } from '#ui/grow-from.ts';

function boxed(tag: string, box: Partial<DOMRect>): HTMLElement {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => ({ ...new DOMRect(), ...box });
  return element;
}

function popup() {
  const element = document.createElement('div');
  Object.defineProperties(element, { offsetWidth: { value: 400 }, offsetHeight: { value: 300 } });
  return element;
}

describe('a popup in the middle of the window', () => {
  it('grows from the card that holds what opened it', () => {
    vi.stubGlobal('innerWidth', 1000);
    vi.stubGlobal('innerHeight', 700);
    const card = boxed('article', { left: 100, top: 500, width: 200, height: 100 });
    const title = boxed('button', { left: 110, top: 510, width: 50, height: 20 });
    card.append(title);
    const element = popup();
    growFrom(element, title);
    // The card's middle is at 200, 550; the popup's corner at 300, 200.
    expect(element.style.transformOrigin).toBe('-100px 350px');
  });

  it('grows from its own middle where nothing opened it', () => {
    const element = popup();
    growFrom(element, null);
    growFrom(element, boxed('button', { width: 0 }));
    expect(element.style.transformOrigin).toBe('');
  });
});
