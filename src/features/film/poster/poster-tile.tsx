import { cn } from '#lib/cn.ts';

import { designPoster, type PosterSubject } from './design.ts';
import { PosterImage, type PosterProps } from './poster.tsx';

/** Letters of the title on a tile (D-11). */
const LETTERS = 8;

/** A small poster, or a gradient with the first eight letters of the title. Decorative, as every poster. */
export function PosterTile({ film, className }: PosterProps) {
  const shape = cn('aspect-2/3 shrink-0 self-start overflow-hidden rounded-lg', className);
  return (
    <PosterImage film={film} className={cn(shape, 'bg-muted object-cover')}>
      <LetteredTile film={film} className={shape} />
    </PosterImage>
  );
}

function LetteredTile({ film, className }: { film: PosterSubject; className: string }) {
  const { palette } = designPoster(film);
  return (
    <span
      aria-hidden
      className={cn(className, '@container grid place-items-center text-center font-display font-bold')}
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
