import { Clapperboard, Layers, Shapes } from 'lucide-react';
import { useId } from 'react';

import { FigureCard } from '#features/film/figure-card.tsx';

interface SummaryProps {
  batches: number;
  films: number;
  genres: number;
}

/** What there is in all of what is listed above it, on every page (H-23). */
export function Summary({ batches, films, genres }: SummaryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl font-semibold">
        Özet
      </h2>
      <dl className="grid grid-cols-1 gap-2 sm:gap-3 min-[24rem]:grid-cols-3">
        <FigureCard icon={Layers} label="Öneri grubu" value={batches} />
        <FigureCard icon={Clapperboard} label="Toplam film" value={films} />
        <FigureCard icon={Shapes} label="Farklı tür" value={genres} />
      </dl>
    </section>
  );
}
