import { type ReactNode, useState } from 'react';

import { posterOf } from '#domain/poster.ts';
import { cn } from '#lib/cn.ts';

import type { PosterSubject } from './design.ts';
import { GeneratedPoster } from './generated-poster.tsx';

export interface PosterProps {
  film: PosterSubject & { posterUrl?: string | undefined };
  className?: string;
}

/** A film's poster, or the generated one where there is none (P-03), with an edge on a ground of its own colour. Decorative: the title is always said beside it. */
export function Poster({ film, className }: PosterProps) {
  const { title, year } = film;
  return (
    <div
      className={cn(
        'aspect-2/3 overflow-hidden bg-muted outline-1 -outline-offset-1 outline-foreground/12',
        className,
      )}
    >
      <PosterImage film={film} className="size-full object-cover">
        <GeneratedPoster title={title} year={year} />
      </PosterImage>
    </div>
  );
}

/** A film's own poster, at width 400; `children` where there is none, or where it cannot be loaded. */
export function PosterImage({ film, className, children }: PosterProps & { children: ReactNode }) {
  const url = posterOf(film);
  const [broken, setBroken] = useState<string>();
  if (url === undefined || url === broken) return children;
  return (
    <img
      src={url}
      alt=""
      width={400}
      height={600}
      loading="lazy"
      decoding="async"
      className={className}
      onError={() => setBroken(url)}
    />
  );
}
