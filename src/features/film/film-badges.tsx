import { Eye, Heart, Star } from 'lucide-react';

import { cn } from '#lib/cn.ts';

import { ratingText } from './film-text.ts';

const badge =
  'inline-flex h-7 items-center gap-1 rounded-full bg-background/92 px-2 text-xs font-semibold shadow-card';

/** The points with a gold star. */
export function RatingBadge({ rating, className }: { rating: number; className?: string }) {
  return (
    <span className={cn(badge, 'tabular-nums', className)}>
      <Star aria-hidden className="size-3.5 fill-gold-fill text-gold-fill" />
      <span className="sr-only">{rating > 0 ? 'Puan:' : 'Puanı bilinmiyor'}</span>
      <span aria-hidden={rating > 0 ? undefined : true}>{ratingText(rating)}</span>
    </span>
  );
}

/** Marks of the lists that a film is in; nothing where it is in none. */
export function ListBadges({ isFavourite, isWatched }: { isFavourite: boolean; isWatched: boolean }) {
  return (
    <>
      {isFavourite ? (
        <span className={cn(badge, 'text-link')} title="Favorilerinde">
          <Heart aria-hidden className="size-3.5 fill-current" />
          <span className="sr-only">Favorilerinde</span>
        </span>
      ) : null}
      {isWatched ? (
        <span className={cn(badge, 'text-success')} title="İzlediklerinde">
          <Eye aria-hidden className="size-3.5" />
          <span className="sr-only">İzlediklerinde</span>
        </span>
      ) : null}
    </>
  );
}
