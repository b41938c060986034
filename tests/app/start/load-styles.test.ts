// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { loadStyles } from '#app/start/load-styles.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

afterEach(() => document.head.replaceChildren());

describe('the styles of the product', () => {
  it('are there once they apply', async () => {
    const loading = loadStyles(document, '/whole.css');
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/whole.css']);
    links()[0]?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
    expect(links()).toHaveLength(1);
  });

  it('can be tried again where they did not come', async () => {
    const failing = loadStyles(document, '/whole.css');
    links()[0]?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('/whole.css');
    expect(links()).toEqual([]);
    const again = loadStyles(document, '/whole.css');
    links()[0]?.dispatchEvent(new Event('load'));
    await expect(again).resolves.toBeUndefined();
  });
});
