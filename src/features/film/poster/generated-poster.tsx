import { createContext, memo, use, useMemo } from 'react';

import { cn } from '#lib/cn.ts';
import { seededRandom } from '#lib/random.ts';
import { useAfterIdle } from '#lib/pacing/use-after-idle.ts';

import { designPoster, type PosterDesign, type PosterLayout, type PosterSubject } from './design.ts';
import { motifOf } from './motifs/motif-of.ts';

interface Setting {
  /** The part of the sheet that shows: the motif keeps clear of the title. */
  view: string;
  picture: string;
  title: string;
  /** From where to where the ground runs out under the title, so that it reads on any picture; none where it needs none. */
  fade?: string;
}

const SETTINGS: Readonly<Record<PosterLayout, Setting>> = {
  foot: {
    view: '0 62 400 600',
    picture: 'absolute inset-0',
    title: 'absolute inset-x-0 bottom-0 px-[7cqw] pt-[26cqw] pb-[6cqw]',
    fade: 'to top, var(--poster-deep) calc(100% - 24cqw), transparent',
  },
  head: {
    view: '0 -112 400 600',
    picture: 'absolute inset-0',
    title: 'absolute inset-x-0 top-0 px-[7cqw] pt-[clamp(19cqw,3rem,26cqw)] pb-[22cqw]',
    fade: 'to bottom, var(--poster-ground) calc(100% - 20cqw), transparent',
  },
  slab: {
    view: '0 50 400 396',
    picture: 'relative min-h-0 flex-1',
    title: 'min-h-[34%] justify-center bg-(--poster-deep) px-[7cqw] py-[4cqw]',
  },
  frame: {
    view: '0 20 400 470',
    picture: 'relative mx-[6cqw] mt-[6cqw] min-h-0 flex-1 overflow-hidden',
    title: 'min-h-[24%] justify-center px-[6cqw] py-[3cqw]',
  },
  side: {
    view: '-64 0 400 600',
    picture: 'absolute inset-0',
    title: 'absolute inset-y-0 left-0 justify-end pr-[12cqw] pb-[6cqw] pl-[4cqw]',
    fade: 'to right, var(--poster-deep) 62%, transparent',
  },
};

/** Where true, titles are drawn at once and motifs, which are most of the work, when the browser is idle. */
export const PatientPosters = createContext(false);

/**
 * A film's poster where there is no other: drawn from title, year and genre, always the same.
 * Decorative: whoever shows it says the title in words.
 */
export const GeneratedPoster = memo(function GeneratedPoster({ title, year, genre }: PosterSubject) {
  const design = useMemo(() => designPoster({ title, year, genre }), [title, year, genre]);
  const setting = SETTINGS[design.layout];
  const isDrawn = useAfterIdle(!use(PatientPosters));
  return (
    <div
      aria-hidden
      className="@container relative aspect-2/3 w-full overflow-hidden bg-[linear-gradient(175deg,var(--poster-ground)_30%,var(--poster-deep))] select-none"
      style={{ '--poster-ground': design.palette.ground, '--poster-deep': design.palette.deep }}
    >
      <div className="flex size-full flex-col">
        <div className={setting.picture}>{isDrawn && <Picture design={design} view={setting.view} />}</div>
        <Title title={title} design={design} setting={setting} />
      </div>
    </div>
  );
});

function Picture({ design, view }: { design: PosterDesign; view: string }) {
  const { motif, palette, seed, mirrored } = design;
  const drawing = useMemo(() => motifOf(motif)(seededRandom(seed), palette), [motif, palette, seed]);
  return (
    <svg
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      className={cn('absolute inset-0 block size-full overflow-visible', mirrored && '-scale-x-100')}
    >
      {drawing}
    </svg>
  );
}

function Title({ title, design, setting }: { title: string; design: PosterDesign; setting: Setting }) {
  const { layout, size, weight, small, palette } = design;
  const background = setting.fade === undefined ? undefined : `linear-gradient(${setting.fade})`;
  return (
    <div
      className={cn('relative flex flex-col gap-[1.2cqw] font-display', setting.title)}
      style={{ color: palette.ink, background }}
    >
      <span
        lang="tr"
        dir="auto"
        className={cn(
          'line-clamp-5 pt-[0.12em] pb-[0.18em] leading-[0.94] tracking-[-0.035em] text-balance hyphens-auto [overflow-wrap:anywhere]',
          layout === 'side' && '[writing-mode:sideways-lr] whitespace-nowrap',
        )}
        style={{ fontSize: `${size}cqw`, fontWeight: weight }}
      >
        {title}
      </span>
      {layout === 'side' ? null : (
        <span className="truncate font-sans text-[4.4cqw] font-semibold tracking-[0.12em]">{small}</span>
      )}
    </div>
  );
}
