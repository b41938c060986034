/** Batches on a page, and numbers in the pager (H-08, H-07). */
export const PAGE_SIZE = 5;
export const PAGER_WINDOW = 5;

/** How many pages `count` items fill; an empty list still has its one page. */
export function pageCount(count: number, size = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(count / size));
}

/** A page number within 1…pages: a page that has vanished by a deletion becomes the last one. */
export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(1, page), Math.max(1, pages));
}

/** The page numbers on show: a window of five centred on the current page, clamped at the ends (H-07). */
export function pagerWindow(page: number, pages: number, size = PAGER_WINDOW): number[] {
  const length = Math.min(size, pages);
  const start = Math.max(1, Math.min(page - Math.floor(size / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => start + index);
}

/** The items of a page, 1 being the first. */
export function pageOf<T>(items: readonly T[], page: number, size = PAGE_SIZE): T[] {
  return items.slice((page - 1) * size, page * size);
}
