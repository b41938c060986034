import { RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { formatNumber } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';

interface ClearHistoryProps {
  /** Recommendations in the history. */
  count: number;
  onClear: () => void;
  onRefresh: () => void;
}

/** The two ways to part with the whole history (H-04, H-24): last on the page, and looking like what they do. */
export function ClearHistory({ count, onClear, onRefresh }: ClearHistoryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-border pt-6">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-xl font-semibold">
          Bütün geçmişi sil
        </h2>
        <p className="text-sm text-muted-foreground">
          {count > 1 ? 'Tek bir öneri için kartındaki “Öneriyi sil” yeter. ' : ''}
          {`Aşağıdaki iki düğme ${count > 1 ? `${formatNumber(count)} önerinin hepsini` : 'bütün geçmişi'} siler; favorilerin ve izlediklerin kalır.`}
        </p>
      </div>
      <Row hint="Temiz bir başlangıç: geçmişi siler, sayfayı baştan açar.">
        <Button variant="outline" size="sm" onClick={onRefresh}>
          <RefreshCw aria-hidden />
          Temizle ve Yenile
        </Button>
      </Row>
      <Row hint="Yalnızca siler: geçmişin boş kalır.">
        <Button variant="outline" size="sm" className="text-destructive-text" onClick={onClear}>
          <Trash2 aria-hidden />
          Tümünü Sil
        </Button>
      </Row>
    </section>
  );
}

function Row({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-2 *:last:w-52 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="text-sm text-muted-foreground">{hint}</p>
      {children}
    </div>
  );
}
