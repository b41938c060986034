import { describe, expect, it, vi } from 'vitest';

import { createInstallOffer } from '#app/install/create-install-offer.ts';

const offerOf = (prompt: unknown) =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });

describe('the offer to install the app', () => {
  it('O-01 waits for the person, and is taken once', async () => {
    const page = new EventTarget();
    const prompt = vi.fn<() => Promise<unknown>>(async () => ({ outcome: 'accepted' }));
    const install = createInstallOffer(page);
    const heard = vi.fn<() => void>();
    install.subscribe(heard);
    expect(install.isOpen()).toBe(false);
    const event = offerOf(prompt);
    page.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(install.isOpen()).toBe(true);
    expect(prompt).not.toHaveBeenCalled();
    await install.take();
    await install.take();
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(install.isOpen()).toBe(false);
    expect(heard).toHaveBeenCalled();
  });

  it('O-01 goes once the app is installed, and is none where the browser cannot ask', () => {
    const page = new EventTarget();
    const install = createInstallOffer(page);
    page.dispatchEvent(offerOf(undefined));
    expect(install.isOpen()).toBe(false);
    page.dispatchEvent(offerOf(async () => undefined));
    page.dispatchEvent(new Event('appinstalled'));
    expect(install.isOpen()).toBe(false);
    expect(createInstallOffer(undefined).isOpen()).toBe(false);
  });
});
