import { RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { Button } from '#ui/button.tsx';

interface ClearHistoryProps {
  onClear: () => void;
  onRefresh: () => void;
}

/** The two ways to part with the whole history (H-04, H-24): last on the page, and looking like what they do. */
export function ClearHistory({ onClear, onRefresh }: ClearHistoryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-border pt-6">
      <h2 id={id} className="text-xl font-semibold">
        Geçmişi sil
      </h2>
      <Row hint="Bütün önerileri siler ve sayfayı yeniler; yeni öneriler posterleriyle gelir.">
        <Button variant="outline" className="text-destructive-text" onClick={onRefresh}>
          <RefreshCw aria-hidden />
          Temizle ve Yenile
        </Button>
      </Row>
      <Row hint="Bütün önerileri siler. Favorilerin ve izlediklerin olduğu gibi kalır.">
        <Button variant="outline" className="text-destructive-text" onClick={onClear}>
          <Trash2 aria-hidden />
          Tümünü Sil
        </Button>
      </Row>
    </section>
  );
}

function Row({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 *:last:min-w-52">
      <p className="text-sm text-muted-foreground">{hint}</p>
      {children}
    </div>
  );
}
