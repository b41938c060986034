import { useState } from 'react';

import { posterOf } from '#domain/poster.ts';
import { cn } from '#lib/cn.ts';

import { GeneratedPoster } from './poster/generated-poster.tsx';

export interface PosterProps {
  film: { title: string; year: number; genre: string; posterUrl?: string | undefined };
  className?: string;
}

/**
 * A film's poster at width 400, or the generated one where there is none or it cannot be loaded (spec §7). Decorative:
 * the title is always said beside it.
 */
export function Poster({ film, className }: PosterProps) {
  const url = posterOf(film);
  const [broken, setBroken] = useState<string>();
  return (
    <div className={cn('aspect-2/3 overflow-hidden bg-muted', className)}>
      {url === undefined || url === broken ? (
        <GeneratedPoster title={film.title} year={film.year} genre={film.genre} />
      ) : (
        <img
          src={url}
          alt=""
          width={400}
          height={600}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(url)}
        />
      )}
    </div>
  );
}
