import type { Report } from '#domain/report/report.ts';
import { cn } from '#lib/cn.ts';

import { SIZES } from './picture/sizes.ts';
import type { Picture } from './use-picture.ts';
import { pictureWords } from './words/report-words.ts';

/** The report as a picture (Y-06), seen as it will be: as wide as there is room; where the window is wide it is whole, and what
 * comes below a wide one begins in view. */
export function PicturePanel({ report, picture }: { report: Report; picture: Picture }) {
  const { setSheet, state, size } = picture;
  return (
    <section aria-label="Karne resmi" className={cn(size === 'portrait' && 'md:not-short:sticky md:top-0')}>
      <canvas
        ref={setSheet}
        role="img"
        aria-label={pictureWords(report)}
        aria-busy={state === 'drawing'}
        width={SIZES[size].width}
        height={SIZES[size].height}
        className={cn(
          'h-auto w-full rounded-xl border border-border',
          size === 'landscape' && 'md:mx-auto md:max-h-[max(20rem,100dvh-22rem)] md:w-auto md:max-w-full',
        )}
      />
    </section>
  );
}
