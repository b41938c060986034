import { Clapperboard, Layers, RefreshCw, Shapes } from 'lucide-react';
import { useId } from 'react';

import { FigureCard } from '#features/film/figure-card.tsx';
import { Button } from '#ui/button.tsx';

interface SummaryProps {
  batches: number;
  films: number;
  genres: number;
  onRefresh: () => void;
}

/** What there is in all, and the way to start anew with posters (H-23, H-24). */
export function Summary({ batches, films, genres, onRefresh }: SummaryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl font-semibold">
        Özet
      </h2>
      <dl className="grid grid-cols-1 gap-3 min-[24rem]:grid-cols-3">
        <FigureCard icon={Layers} label="Öneri grubu" value={batches} />
        <FigureCard icon={Clapperboard} label="Toplam film" value={films} />
        <FigureCard icon={Shapes} label="Farklı tür" value={genres} />
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-sm text-muted-foreground">
          Yeni öneriler posterleriyle gelsin diye geçmişi temizleyip sayfayı yeniler.
        </p>
        <Button variant="outline" onClick={onRefresh}>
          <RefreshCw aria-hidden />
          Temizle ve Yenile
        </Button>
      </div>
    </section>
  );
}
