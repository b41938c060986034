import { Star } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Film } from '#domain/film.ts';

import { ratingText } from './film-text.ts';

interface FilmFiguresProps {
  film: Pick<Film, 'rating' | 'year'>;
  minutes: number;
  genre: string | undefined;
  className?: string;
}

/** The four tiles of the details (P-05). The year and the points are said here, and nowhere else. */
export function FilmFigures({ film: { rating, year }, minutes, genre, className = '' }: FilmFiguresProps) {
  return (
    // In one row where the popup has its full width, all of one width.
    <dl className={`grid grid-cols-2 gap-2 min-[50rem]:grid-cols-4 min-[50rem]:gap-1.5 ${className}`}>
      {/* Gold and of ten: what everybody gives. The person's own stars are in another colour and of five. */}
      <Tile
        name="Genel puan"
        value={ratingText(rating)}
        of={rating > 0 ? '10' : undefined}
        className="text-gold"
      >
        <Star aria-hidden className="-mt-1 mr-1.5 inline size-4 fill-gold-fill text-gold-fill" />
      </Tile>
      <Tile name="Yapım yılı" value={year > 0 ? String(year) : '–'} />
      <Tile name="Dakika" value={String(Math.round(minutes))} />
      <Tile name="Tür" value={genre ?? '–'} />
    </dl>
  );
}

interface TileProps {
  name: string;
  value: string;
  /** The most that the value can be. */
  of?: string | undefined;
  className?: string;
  /** A sign before the value. */
  children?: ReactNode;
}

function Tile({ name, value, of, className = '', children }: TileProps) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-xl bg-muted px-3 py-2.5 min-[50rem]:px-2">
      <dt className="text-xs text-muted-foreground">{name}</dt>
      <dd
        className={`truncate font-display text-lg font-semibold min-[50rem]:text-[0.9375rem] tabular-nums ${className}`}
        title={value}
      >
        {children}
        {value}
        {of !== undefined && <span className="text-sm font-medium text-muted-foreground"> / {of}</span>}
      </dd>
    </div>
  );
}
