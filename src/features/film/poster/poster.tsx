import { cn } from '#lib/cn.ts';

import { GeneratedPoster } from './generated-poster.tsx';
import { PosterImage } from './poster-image.tsx';

export interface PosterProps {
  film: { title: string; year: number; genre: string; posterUrl?: string | undefined };
  className?: string;
}

/** A film's poster, or the generated one where there is none (spec §7). Decorative: the title is always said beside it. */
export function Poster({ film, className }: PosterProps) {
  const { title, year, genre } = film;
  return (
    <div className={cn('aspect-2/3 overflow-hidden bg-muted', className)}>
      <PosterImage film={film} className="size-full object-cover">
        <GeneratedPoster title={title} year={year} genre={genre} />
      </PosterImage>
    </div>
  );
}
