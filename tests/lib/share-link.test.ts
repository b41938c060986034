import { afterEach, describe, expect, it, vi } from 'vitest';

import { shareLink } from '#lib/share-link.ts';

const LINK = { url: 'https://ornek.com/#/a', text: 'Sıra sende' };
const refuse = (name: string) => () => Promise.reject(new DOMException('', name));
const withNavigator = (own: object) => vi.stubGlobal('navigator', own);

afterEach(() => vi.unstubAllGlobals());

describe('sharing a link', () => {
  it('J-17 uses the sheet of the device, and leaves the clipboard alone where that was closed', async () => {
    const clipboard = { writeText: vi.fn(async () => {}) };
    withNavigator({ share: async () => {}, clipboard });
    expect(await shareLink(LINK)).toBe('shared');
    withNavigator({ share: refuse('AbortError'), clipboard });
    expect(await shareLink(LINK)).toBe('cancelled');
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  it('J-17 copies the address where there is no sheet, or it refuses', async () => {
    const clipboard = { writeText: vi.fn(async () => {}) };
    withNavigator({ clipboard });
    expect(await shareLink(LINK)).toBe('copied');
    withNavigator({ share: refuse('NotAllowedError'), clipboard });
    expect(await shareLink(LINK)).toBe('copied');
    expect(clipboard.writeText).toHaveBeenCalledWith(LINK.url);
  });

  it('J-17 says where neither is allowed', async () => {
    withNavigator({ clipboard: { writeText: refuse('NotAllowedError') } });
    expect(await shareLink(LINK)).toBe('failed');
    withNavigator({});
    expect(await shareLink(LINK)).toBe('failed');
  });
});
