import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { clampPage, PAGE_SIZE, pageCount, pageOf, pagerWindow } from '#features/history/pager-window.ts';

describe('the pager', () => {
  it('H-07 shows a window of five around the page, clamped at the ends', () => {
    expect(pagerWindow(1, 9)).toEqual([1, 2, 3, 4, 5]);
    expect(pagerWindow(2, 9)).toEqual([1, 2, 3, 4, 5]);
    expect(pagerWindow(5, 9)).toEqual([3, 4, 5, 6, 7]);
    expect(pagerWindow(9, 9)).toEqual([5, 6, 7, 8, 9]);
    expect(pagerWindow(2, 3)).toEqual([1, 2, 3]);
    expect(pagerWindow(1, 1)).toEqual([1]);
  });

  it('H-07 always holds the page, in order, within the pages, as many as there can be', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }));
    fc.assert(
      fc.property(place, ({ page, pages }) => {
        const numbers = pagerWindow(page, pages);
        expect(numbers).toContain(page);
        expect(numbers).toHaveLength(Math.min(5, pages));
        expect(numbers[0]).toBeGreaterThanOrEqual(1);
        expect(numbers.at(-1)).toBeLessThanOrEqual(pages);
        expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
        const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
        if (first > 1 && last < pages) expect(page - first).toBe(last - page);
      }),
    );
  });
});

describe('the pages', () => {
  it('H-08 hold every item once, five a page', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (items) => {
        const pages = pageCount(items.length);
        const all = Array.from({ length: pages }, (_, index) => pageOf(items, index + 1));
        expect(all.flat()).toEqual(items);
        for (const page of all.slice(0, -1)) expect(page).toHaveLength(PAGE_SIZE);
      }),
    );
  });

  it('are one where there is nothing, and a page that is gone becomes the last', () => {
    expect(pageCount(0)).toBe(1);
    expect(clampPage(4, 3)).toBe(3);
    expect(clampPage(0, 3)).toBe(1);
    expect(clampPage(2, 3)).toBe(2);
  });
});
