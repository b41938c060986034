import { Clapperboard, History } from 'lucide-react';

import type { Tab } from '#domain/tab.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** New films, or those of before (D-03, D-04). */
export function CallToAction({ onOpenTab }: { onOpenTab: (tab: Tab) => void }) {
  return (
    <Card className="relative isolate flex flex-wrap items-center justify-between gap-5 overflow-hidden p-5 sm:p-7">
      {/* The projector's beam. */}
      <div
        aria-hidden
        className="absolute inset-0 -z-1 bg-[radial-gradient(120%_180%_at_100%_0%,var(--beam),transparent_62%)]"
      />
      <div className="max-w-md">
        <h2 className="text-xl font-semibold sm:text-2xl">Bu akşamın filmi seni bekliyor</h2>
        <p className="mt-1.5 text-muted-foreground">Türünü, ruh halini söyle; sana göre üç film seçelim.</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button onClick={() => onOpenTab('recommend')}>
          <Clapperboard aria-hidden />
          Film önerisi al
        </Button>
        <Button variant="outline" className="bg-card" onClick={() => onOpenTab('history')}>
          <History aria-hidden />
          Geçmiş öneriler
        </Button>
      </div>
    </Card>
  );
}
