import { ChevronLeft, ChevronRight } from 'lucide-react';

import { formatNumber } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';

import { pagerWindow } from './pager-window.ts';

interface PagerProps {
  page: number;
  pages: number;
  /** Recommendations on all pages. */
  total: number;
  onOpen: (page: number) => void;
}

/** Up to five page numbers and the ways to both sides (H-07, H-09, H-11); only where there is more than one page (H-10). */
export function Pager({ page, pages, total, onOpen }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Sayfalar" className="flex flex-col items-center gap-3">
      <div className="flex flex-wrap items-center justify-center gap-1.5">
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
      <p className="text-sm text-muted-foreground tabular-nums">
        Toplam {formatNumber(total)} öneri · Sayfa {page} / {pages}
      </p>
    </nav>
  );
}
