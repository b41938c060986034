import { describe, expect, it, vi } from 'vitest';

import { isMissingPart } from '#lib/missing-part-words.ts';
import { watchParts } from '#lib/missing-parts.ts';

function setUp(answer: () => Promise<Response>) {
  const events = new EventTarget();
  const reload = vi.fn<() => void>();
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const parts = watchParts({
    addEventListener: events.addEventListener.bind(events),
    fetch,
    location: { href: 'https://a.example/#/history', reload },
  });
  return { parts, reload, fetch, lose: () => events.dispatchEvent(new Event('vite:preloadError')) };
}
const ok = async () => new Response(null);

describe('a page whose parts come one by one', () => {
  it('stays as it is while none is missing', async () => {
    const { parts, reload, fetch } = setUp(ok);
    await parts.renew();
    expect(fetch).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded anew where one is missing and the server answers, after what it goes on with is kept', async () => {
    const { parts, reload, lose } = setUp(ok);
    lose();
    const keep = vi.fn<() => void>();
    const gone = vi.fn<() => void>();
    void parts.renew(keep).then(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(keep).toHaveBeenCalledBefore(reload);
    expect(gone).not.toHaveBeenCalled();
  });

  it.each([
    ['offline', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['behind a server that fails', async () => new Response(null, { status: 502 })],
  ])('stays, so that it can be read, %s', async (_, answer) => {
    const { parts, reload, lose } = setUp(answer);
    lose();
    await parts.renew();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('an import that failed', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://a.example/b.js',
    'error loading dynamically imported module: https://a.example/b.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/b.css',
  ])('is known by the words of each browser: %s', (words) => {
    expect(isMissingPart(new TypeError(words))).toBe(true);
  });

  it('is not what any other failure is', () => {
    expect(isMissingPart(new TypeError('Failed to fetch'))).toBe(false);
    expect(isMissingPart('Failed to fetch dynamically imported module')).toBe(false);
  });
});
