import { CircleCheck, Heart, type LucideIcon, Star } from 'lucide-react';

import { cn } from '#lib/cn.ts';

import { POINTS_TITLE, ratingText } from './film-text.ts';

const badge =
  'inline-flex h-7 items-center gap-1 rounded-full bg-background/92 px-2 text-xs font-semibold shadow-card';

export function RatingBadge({ rating, className }: { rating: number; className?: string }) {
  return (
    <span className={cn(badge, 'tabular-nums', className)} title={rating > 0 ? POINTS_TITLE : undefined}>
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
      {isFavourite && <ListBadge icon={Heart} look="text-link [&>svg]:fill-current" label="Favorilerinde" />}
      {isWatched && <ListBadge icon={CircleCheck} look="text-success" label="İzlediklerinde" />}
    </>
  );
}

function ListBadge({ icon: Icon, look, label }: { icon: LucideIcon; look: string; label: string }) {
  return (
    <span className={cn(badge, look)} title={label}>
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
