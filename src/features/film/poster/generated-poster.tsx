import './poster.css';

import { createContext, memo, use, useMemo } from 'react';

import { useAfterIdle } from '#lib/pacing/use-after-idle.ts';

import { designPoster, type PosterSubject } from './design.ts';
import { drawPicture, drawPoster } from './draw-poster.ts';

/** Where true, titles are drawn at once and pictures, which are most of the work, when the browser is idle. */
export const PatientPosters = createContext(false);

/**
 * A film's poster where there is no other: drawn from title and year, always the same.
 * Decorative: whoever shows it says the title in words.
 */
export const GeneratedPoster = memo(function GeneratedPoster({ title, year }: PosterSubject) {
  const design = useMemo(() => designPoster({ title, year }), [title, year]);
  const isDrawn = useAfterIdle(!use(PatientPosters));
  const picture = useMemo(() => (isDrawn ? drawPicture(design) : null), [design, isDrawn]);
  return (
    <div aria-hidden className="poster">
      {drawPoster(design, picture)}
    </div>
  );
});
