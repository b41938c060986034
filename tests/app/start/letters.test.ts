// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { prerender } from '#app/start/prerender.tsx';
import { LANDING_LETTERS } from '#scripts/fonts/letters.ts';

/** What a built page shows before anything else has come; its headings, and what is set in their font. */
function shown() {
  const page = document.createElement('div');
  const { landing, outline } = prerender(new Date(2026, 10, 21));
  page.innerHTML = landing + outline;
  const headings = [...page.querySelectorAll('h1, h2, h3, .font-display')];
  return { all: page.textContent, headings: headings.map((element) => element.textContent).join('') };
}

const missing = (text: string, letters: string) =>
  [...new Set(text)].filter((letter) => !letters.includes(letter)).join('');

describe('the fonts of the landing page', () => {
  it('have every letter of it, whatever the year', () => {
    expect(missing(`${shown().all}0123456789`, LANDING_LETTERS.inter)).toBe('');
  });

  it('have every letter of its headings', () => {
    const { headings } = shown();
    expect(headings.length).toBeGreaterThan(100);
    expect(missing(headings, LANDING_LETTERS['bricolage-grotesque'])).toBe('');
  });
});
