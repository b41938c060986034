import { CalendarCheck, Eye, Heart, Sparkles } from 'lucide-react';

import { FigureCard } from '#features/film/figure-card.tsx';

interface FiguresProps {
  recommendations: number;
  favourites: number;
  watchedThisMonth: number;
  watched: number;
}

/** What has come together so far (D-02). */
export function Figures({ recommendations, favourites, watchedThisMonth, watched }: FiguresProps) {
  return (
    <dl aria-label="Özet" className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:grid-cols-2">
      <FigureCard icon={Sparkles} label="Toplam öneri" value={recommendations} />
      <FigureCard icon={Heart} label="Favori film" value={favourites} />
      <FigureCard icon={CalendarCheck} label="Bu ay izlenen" value={watchedThisMonth} />
      <FigureCard icon={Eye} label="Toplam izlenen" value={watched} />
    </dl>
  );
}
