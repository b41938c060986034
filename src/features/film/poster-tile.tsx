import { useState } from 'react';

import { posterOf } from '#domain/poster.ts';
import { cn } from '#lib/cn.ts';

import { designPoster, type PosterSubject } from './poster/design.ts';

/** Letters of the title on a tile (spec §2, Dashboard). */
const LETTERS = 8;

interface PosterTileProps {
  film: PosterSubject & { posterUrl?: string | undefined };
  className?: string;
}

/** A small poster, or a gradient with the first eight letters of the title. Decorative, as every poster. */
export function PosterTile({ film, className }: PosterTileProps) {
  const url = posterOf(film);
  const [broken, setBroken] = useState<string>();
  const shape = cn('aspect-2/3 shrink-0 self-start overflow-hidden rounded-lg', className);
  if (url !== undefined && url !== broken) {
    return (
      <img
        src={url}
        alt=""
        width={400}
        height={600}
        loading="lazy"
        decoding="async"
        className={cn(shape, 'bg-muted object-cover')}
        onError={() => setBroken(url)}
      />
    );
  }
  const { palette } = designPoster(film);
  return (
    <span
      aria-hidden
      className={cn(shape, '@container grid place-items-center text-center font-display font-bold')}
      style={{
        background: `linear-gradient(160deg, ${palette.ground}, ${palette.deep})`,
        color: palette.ink,
      }}
    >
      <span className="px-[4cqw] text-[25cqw] leading-[1.05] tracking-tight wrap-anywhere">
        {[...film.title].slice(0, LETTERS).join('')}
      </span>
    </span>
  );
}
