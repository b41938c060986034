import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';

import { cn } from '#lib/cn.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

import { PAGER_WINDOW, pagerWindow } from './pager-window.ts';

interface PagerProps {
  page: number;
  pages: number;
  /** Recommendations on all pages. */
  total: number;
  onOpen: (page: number) => void;
}

/** Up to five page numbers, the ways to both sides and, beyond these, to both ends (H-07, H-09, H-11); only where there is more than one page (H-10). */
export function Pager({ page, pages, total, onOpen }: PagerProps) {
  if (pages <= 1) return null;
  // The numbers reach neither end of a long history. On a phone the ends stand beside the total.
  const isLong = pages > PAGER_WINDOW;
  return (
    <nav
      aria-label="Sayfalar"
      className={cn(
        'flex flex-wrap items-center justify-center gap-x-1.5 gap-y-3',
        isLong && 'max-sm:justify-between',
      )}
    >
      {isLong && (
        <IconButton
          label="İlk sayfa"
          title="İlk sayfa"
          Icon={ChevronsLeft}
          disabled={page <= 1}
          onClick={() => onOpen(1)}
        />
      )}
      <div className="flex flex-wrap items-center justify-center gap-1.5 max-sm:-order-1 max-sm:basis-full">
        <Button
          variant="outline"
          size="sm"
          className="max-sm:w-11 max-sm:px-0"
          disabled={page <= 1}
          onClick={() => onOpen(page - 1)}
        >
          <ChevronLeft aria-hidden />
          <span className="max-sm:sr-only">Önceki</span>
        </Button>
        {pagerWindow(page, pages).map((number) => (
          <Button
            key={number}
            variant={number === page ? 'default' : 'ghost'}
            size="icon-sm"
            className="tabular-nums"
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onOpen(number)}
          >
            {number}
          </Button>
        ))}
        <Button
          variant="outline"
          size="sm"
          className="max-sm:w-11 max-sm:px-0"
          disabled={page >= pages}
          onClick={() => onOpen(page + 1)}
        >
          <span className="max-sm:sr-only">Sonraki</span>
          <ChevronRight aria-hidden />
        </Button>
      </div>
      {isLong && (
        <IconButton
          label="Son sayfa"
          title="Son sayfa"
          Icon={ChevronsRight}
          className="max-sm:order-2"
          disabled={page >= pages}
          onClick={() => onOpen(pages)}
        />
      )}
      <p className="text-center text-sm text-muted-foreground tabular-nums max-sm:order-1 sm:basis-full">
        Toplam {formatNumber(total)} öneri · Sayfa {page} / {pages}
      </p>
    </nav>
  );
}
