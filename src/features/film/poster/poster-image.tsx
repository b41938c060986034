import { type ReactNode, useState } from 'react';

import { posterOf } from '#domain/poster.ts';

interface PosterImageProps {
  film: { posterUrl?: string | undefined };
  className?: string;
  /** What stands in its place where there is no poster, or where it cannot be loaded. */
  children: ReactNode;
}

/** A film's own poster at width 400 (spec §7). Decorative: the title is always said beside it. */
export function PosterImage({ film, className, children }: PosterImageProps) {
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
