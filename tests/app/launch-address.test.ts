// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { takeAsked, takeSurprise } from '#app/launch-address.ts';

const at = (query: string) => window.history.replaceState(null, '', `/?${query}#/recommend`);
const address = () => window.location.search + window.location.hash;

describe('what a share or an address brings', () => {
  it.each([
    ['query=bu akşam ne izlesek', 'bu akşam ne izlesek'],
    ['title=Uzak', 'Uzak'],
    ['title=Uzak&query=Uzak gibi bir film', 'Uzak gibi bir film'],
    ['query=Şuna bak&url=https://boxd.it/a', 'Şuna bak https://boxd.it/a'],
    ['query=Şuna bak https://boxd.it/a&url=https://boxd.it/a', 'Şuna bak https://boxd.it/a'],
    ['url=https://boxd.it/a', 'https://boxd.it/a'],
    ['query=%20%20', ''],
    ['', ''],
  ])('O-02 %s is "%s", once', (query, expected) => {
    at(query);
    expect(takeAsked(window)).toBe(expected);
    expect(address()).toBe('#/recommend');
    expect(takeAsked(window)).toBe('');
  });

  it('O-02 leaves the rest of the address, and cuts what nobody meant', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), (text) => {
        at(`keep=1&${new URLSearchParams({ query: text })}`);
        expect(takeAsked(window).length).toBeLessThanOrEqual(4000);
        expect(address()).toBe('?keep=1#/recommend');
      }),
    );
  });
});

describe('the shortcut for a surprise', () => {
  let isInstalled = true;
  beforeEach(() => {
    isInstalled = true;
    vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  });

  it('O-02 begins one, once', () => {
    at('surprise');
    expect(takeSurprise(window)).toBe(true);
    expect(takeSurprise(window)).toBe(false);
    expect(address()).toBe('#/recommend');
  });

  it('O-02 begins none from a link in a page', () => {
    isInstalled = false;
    at('surprise');
    expect(takeSurprise(window)).toBe(false);
    expect(address()).toBe('#/recommend');
  });
});
