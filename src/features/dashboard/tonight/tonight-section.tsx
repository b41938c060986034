import { Clapperboard, History } from 'lucide-react';
import { useId } from 'react';

import type { Tab } from '#domain/tab.ts';
import { Retry } from '#features/retry/retry.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { TonightFilm } from './tonight-film.tsx';
import { type ChooseTonight, useTonight } from './use-tonight.ts';

interface TonightSectionProps {
  choose: ChooseTonight;
  moment: Date;
  onOpenTab: (tab: Tab) => void;
}

/** As tall as a film will be: a poster and its edge, or on a tablet a poster as wide as its column with the text below. */
const PLACE = 'h-51 rounded-2xl md:max-lg:box-content md:max-lg:aspect-2/3 md:max-lg:h-auto md:max-lg:pb-42';

/** Three films for this evening, the same all day (D-22 to D-24), and the ways to others (D-03, D-04). */
export function TonightSection({ choose, moment, onOpenTab }: TonightSectionProps) {
  const id = useId();
  const { tonight, failed, retry } = useTonight(choose, moment);
  return (
    <Card className="relative isolate overflow-hidden p-4 sm:p-6">
      {/* The projector's beam. */}
      <div
        aria-hidden
        className="absolute inset-0 -z-1 bg-[radial-gradient(120%_180%_at_100%_0%,var(--beam),transparent_62%)]"
      />
      <section aria-labelledby={id} aria-busy={tonight === undefined && !failed}>
        <h2 id={id} className="text-xl font-semibold sm:text-2xl">
          Bu akşam için üç film
        </h2>
        <p className="mt-1 min-h-12 text-muted-foreground sm:min-h-6">
          {tonight?.lead ?? (failed ? 'Bu akşamın filmleri yüklenemedi. Bağlantını denetle.' : 'Seçiyorum…')}
        </p>
        {failed ? (
          <div className="mt-4">
            <Retry onRetry={retry} />
          </div>
        ) : (
          <ul className="mt-4 grid grid-cols-1 items-start gap-3 md:grid-cols-3 md:max-lg:items-stretch">
            {tonight?.films.map((film) => <TonightFilm key={film.id} film={film} />) ??
              [1, 2, 3].map((place) => <Skeleton key={place} className={PLACE} />)}
          </ul>
        )}
        <div className="mt-4 flex flex-wrap gap-3 max-sm:*:flex-1">
          <Button onClick={() => onOpenTab('recommend')}>
            <Clapperboard aria-hidden />
            Film önerisi al
          </Button>
          <Button variant="outline" className="bg-card" onClick={() => onOpenTab('history')}>
            <History aria-hidden />
            Geçmiş öneriler
          </Button>
        </div>
      </section>
    </Card>
  );
}
